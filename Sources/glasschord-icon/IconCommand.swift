import Glibc

/// `glasschord-icon SOURCE PIXELS TARGET`: draws the icon of an SVG or PNG file into a PNG file of so many pixels a side.
///
/// A program of its own because icons come from anywhere: what a damaged or a hostile one brings down is this process, which
/// its limits end soon, and the keyboard goes on and is as small as ever. The target is there as a whole or not at all.
struct IconCommand {
    private let words: [String]

    static let largestSide = 512
    private static let usage: Int32 = 2

    init(_ words: [String]) {
        self.words = words
    }

    /// - Returns: the status of the process: 0 when the picture is there.
    func run() -> Int32 {
        guard words.count == 3, let side = Int(words[1]), (1...Self.largestSide).contains(side)
        else {
            tell("usage: glasschord-icon SOURCE PIXELS TARGET, up to \(Self.largestSide) pixels")
            return Self.usage
        }
        ProcessLimits.set()
        do throws(IconFailure) {
            let content = try IconFile.read(words[0])
            let picture = try IconDrawing.draw(content, side: side)
            try IconFile.replace(words[2], with: picture)
            return 0
        } catch {
            tell("\(words[0]): \(error.reason)")
            return 1
        }
    }

    private func tell(_ line: String) {
        let bytes = Array("glasschord-icon: \(line)\n".utf8)
        // What a closed pipe does not take is lost.
        _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
    }
}
