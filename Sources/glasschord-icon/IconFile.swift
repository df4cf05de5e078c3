import Glibc

/// Files as a whole: the icon, and the picture made of it.
///
/// Owner of each file descriptor: the function that opens it, which closes it before it returns.
@safe enum IconFile {
    /// No icon is larger.
    static let limit = 1 << 20

    static func read(_ path: String) throws(IconFailure) -> [UInt8] {
        // Not blocking: the path may name a pipe.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw IconFailure(reason()) }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw IconFailure("it is not a file")
        }
        var bytes = [UInt8](repeating: 0, count: limit + 1)
        var count = 0
        while count < bytes.count {
            let got = unsafe bytes.withUnsafeMutableBytes { room in
                unsafe Glibc.read(
                    file, room.baseAddress.map { unsafe $0 + count }, room.count - count)
            }
            if got < 0, errno == EINTR { continue }
            if got < 0 { throw IconFailure(reason()) }
            if got == 0 { break }
            count += got
        }
        if count > limit { throw IconFailure("it has more than \(limit) bytes") }
        return Array(bytes.prefix(count))
    }

    /// Puts a file in the place of the old one at once: whoever reads finds the one or the other. It is the person's alone.
    static func replace(_ path: String, with bytes: [UInt8]) throws(IconFailure) {
        let temporary = "\(path).\(getpid()).new"
        // A file that a killed process left behind.
        unsafe unlink(temporary)
        let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw IconFailure("\(temporary): \(reason())") }
        let isWritten = write(bytes, to: file)
        let isClosed = close(file) == 0
        if isWritten, isClosed, unsafe rename(temporary, path) == 0 { return }
        let failure = IconFailure("\(path): \(reason())")
        unsafe unlink(temporary)
        throw failure
    }

    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var count = 0
        while count < bytes.count {
            let put = unsafe bytes.withUnsafeBytes { content in
                unsafe Glibc.write(
                    file, content.baseAddress.map { unsafe $0 + count }, content.count - count)
            }
            if put < 0, errno == EINTR { continue }
            if put <= 0 { return false }
            count += put
        }
        return true
    }

    private static func reason() -> String {
        unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    }
}
