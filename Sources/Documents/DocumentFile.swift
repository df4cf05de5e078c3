import CLinux
import EventLoop
import Glibc

/// Reads a document's file as a whole.
///
/// Owner of the file descriptor: `content`, which closes it before it returns.
@safe package enum DocumentFile {
    package enum Content: Equatable {
        /// There is no such file: a normal case.
        case absent
        case bytes([UInt8])
        case unreadable(DocumentProblem)
    }

    /// - Parameter path: absolute.
    package static func content(of path: String) -> Content {
        // Not blocking: the path may name a pipe.
        let number = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .absent }
            return failure(path, SystemError(call: "open"))
        }
        defer { close(number) }
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else {
            return failure(path, SystemError(call: "fstat"))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            return .unreadable(
                DocumentProblem(path, nil, "not a file", advice: "put a text file in its place"))
        }
        return bytes(of: number, path, expected: Int(status.st_size))
    }

    /// One byte more than is allowed is enough: the document tells that it is too large.
    private static func bytes(of number: Int32, _ path: String, expected: Int) -> Content {
        let most = DocumentLimits.bytes + 1
        var bytes: [UInt8] = []
        var room = [UInt8](repeating: 0, count: min(max(expected + 1, 4_096), most))
        while bytes.count < most {
            let count = unsafe read(number, &room, min(room.count, most - bytes.count))
            if count < 0, errno == EINTR { continue }
            if count < 0 { return failure(path, SystemError(call: "read")) }
            if count == 0 { break }
            bytes += room[..<count]
        }
        return .bytes(bytes)
    }

    /// Whether there is such a file, or a link to one, readable or not. Folders, pipes and links to nowhere are none.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// What a file's document is called: its name without the ending.
    package static func name(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
    }

    private static func failure(_ path: String, _ error: SystemError) -> Content {
        .unreadable(
            DocumentProblem(
                path, nil, "cannot be read: \(error.reason)",
                advice: "make it readable for yourself"))
    }
}
