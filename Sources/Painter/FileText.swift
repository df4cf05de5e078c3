import Glibc

/// Small text files, read and written as a whole.
///
/// Owner of each file descriptor: the function that opens it, which closes it before it returns.
@safe enum FileText {
    /// The text of a regular file of at most `limit` bytes; nil for anything else.
    static func read(_ path: String, limit: Int) -> String? {
        // Not blocking: the path may name a pipe.
        let file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: limit + 1)
        var count = 0
        while count < bytes.count {
            let got = unsafe bytes.withUnsafeMutableBytes { room in
                unsafe Glibc.read(
                    file, room.baseAddress.map { unsafe $0 + count }, room.count - count)
            }
            if got < 0, errno == EINTR { continue }
            if got < 0 { return nil }
            if got == 0 { break }
            count += got
        }
        if count > limit { return nil }
        return String(validating: bytes[..<count], as: UTF8.self)
    }

    /// Puts `text` in place of the file at `path` at once: a reader sees the old or the new file,
    /// whole. The file is the user's alone (mode 0600). False, and the old file stays, when that is
    /// impossible.
    static func replace(_ path: String, with text: String) -> Bool {
        let temporary = "\(path).\(getpid()).new"
        // A file that a killed process left behind.
        unsafe unlink(temporary)
        let file = unsafe Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        let isWritten = write(Array(text.utf8), to: file)
        let isClosed = close(file) == 0
        if isWritten, isClosed, unsafe rename(temporary, path) == 0 { return true }
        unsafe unlink(temporary)
        return false
    }

    /// Makes a directory and those above it, for the user alone. False when it is not there
    /// afterwards.
    static func makeDirectory(_ path: String) -> Bool {
        if FileStatus(of: path)?.isDirectory == true { return true }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
            !makeDirectory(String(path[..<slash]))
        {
            return false
        }
        // Another process may have been faster.
        return unsafe mkdir(path, 0o700) == 0 || FileStatus(of: path)?.isDirectory == true
    }

    /// Writes all bytes; false when the file takes no more.
    static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
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
}
