import CLinux
import Glibc
import IconThemes

/// The picture that is made of an icon's file and kept: another icon, or one that has changed, has another.
@safe struct SymbolFile: Sendable, Hashable {
    let icon: FoundIcon
    /// Of the side, in pixels.
    let pixels: Int
    let path: String

    /// - Parameter folder: where pictures are kept.
    /// - Returns: nil where the icon has gone.
    init?(of icon: FoundIcon, pixels: Int, in folder: String) {
        var status = stat()
        guard unsafe stat(icon.path, &status) == 0 else { return nil }
        // FNV-1a, 64 bits: nobody attacks this, it only has to change.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ number: some BinaryInteger) {
            hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x0000_0100_0000_01b3
        }
        for byte in icon.path.utf8 { add(byte) }
        add(status.st_mtim.tv_sec)
        add(status.st_mtim.tv_nsec)
        add(status.st_size)
        add(pixels)
        let digits = String(hash, radix: 16)
        path = "\(folder)/\(String(repeating: "0", count: 16 - digits.count))\(digits).png"
        self.icon = icon
        self.pixels = pixels
    }

    var exists: Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The folder of kept pictures with those above it, for the person alone, as the specification wants.
    static func makeFolder(_ path: String) {
        if unsafe mkdir(path, 0o700) == 0 || errno != ENOENT { return }
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
        makeFolder(String(path[..<slash]))
        unsafe mkdir(path, 0o700)
    }
}
