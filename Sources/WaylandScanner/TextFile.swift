import Glibc

/// A whole file, read or written at once.
///
/// Owner: the C stream belongs to the one function that opens and closes it.
@safe struct TextFile {
    let path: String

    func read() throws(ScanError) -> [UInt8] {
        guard let stream = unsafe fopen(path, "rb") else { throw failure("cannot be read") }
        defer { unsafe fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&chunk, 1, chunk.count, stream)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        guard unsafe ferror(stream) == 0 else { throw failure("cannot be read") }
        return bytes
    }

    /// Leaves a file alone that says the same already, so that nothing is built from it again.
    func writeIfChanged(_ text: String) throws(ScanError) {
        let bytes = Array(text.utf8)
        if unsafe access(path, R_OK) == 0, try read() == bytes { return }
        guard let stream = unsafe fopen(path, "wb") else { throw failure("cannot be written") }
        let count = unsafe fwrite(bytes, 1, bytes.count, stream)
        guard unsafe fclose(stream) == 0, count == bytes.count else {
            throw failure("cannot be written")
        }
    }

    private func failure(_ what: String) -> ScanError {
        let reason = unsafe String(cString: strerror(errno))
        return ScanError(file: path, position: nil, message: "\(what): \(reason)")
    }
}
