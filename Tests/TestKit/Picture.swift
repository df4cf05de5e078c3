import Units

/// A screenshot: opaque pixels, row by row.
package struct Picture: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
    package let size: PixelSize
    private let bytes: [UInt8]

    /// Reads the binary kind with 8 bits a channel, as grim writes it. Source: ppm(5), `P6`.
    package init(portablePixmap file: [UInt8]) throws(SessionError) {
        var position = 0
        func word() -> String {
            let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0a }
            while position < file.count, isSpace(file[position]) { position += 1 }
            let word = file[position...].prefix { !isSpace($0) }
            position += word.count
            return String(decoding: word, as: UTF8.self)
        }
        guard word() == "P6", let width = Int(word()), let height = Int(word()), word() == "255",
            file.count - position - 1 == width * height * 3
        else { throw SessionError("not a picture as grim writes it") }
        size = PixelSize(width: width, height: height)
        bytes = Array(file[(position + 1)...])
    }

    // Failures of tests print what differs: the pixels would be megabytes.
    package var description: String { "\(size.width)x\(size.height) pixels" }
    package var customMirror: Mirror { Mirror(self, children: ["size": size]) }

    /// The colour of a pixel: red, green, blue.
    package func color(x: Int, y: Int) -> [UInt8] {
        let start = (y * size.width + x) * 3
        return Array(bytes[start..<start + 3])
    }

    /// Whether a pixel has the same colour in another picture of the same size.
    package func isSame(as other: Picture, x: Int, y: Int) -> Bool {
        let start = (y * size.width + x) * 3
        return bytes[start] == other.bytes[start] && bytes[start + 1] == other.bytes[start + 1]
            && bytes[start + 2] == other.bytes[start + 2]
    }

    /// Whether every pixel of the rows has one and the same colour.
    package func isUniform(rows: Range<Int>) -> Bool {
        let stride = size.width * 3
        let part = bytes[rows.lowerBound * stride..<rows.upperBound * stride]
        return part.elementsEqual(part.dropFirst(3) + part.prefix(3))
    }

    /// The rows of the picture, for comparing.
    package func rows(_ rows: Range<Int>) -> [UInt8] {
        Array(bytes[rows.lowerBound * size.width * 3..<rows.upperBound * size.width * 3])
    }
}
