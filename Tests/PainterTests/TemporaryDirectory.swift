import Glibc
import Testing

@testable import Painter

/// A directory of a test's own, gone when the test ends.
@safe final class TemporaryDirectory {
    private struct Failure: Error {}

    let path: String

    init() throws {
        var template = Array("/tmp/glasschord-test-XXXXXX".utf8CString)
        let isMade = unsafe template.withUnsafeMutableBufferPointer { room in
            guard let start = room.baseAddress else { return false }
            return unsafe mkdtemp(start) != nil
        }
        guard isMade else { throw Failure() }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    private static func remove(_ path: String) {
        for name in FontWalk.names(in: path) where name != "." && name != ".." {
            remove("\(path)/\(name)")
        }
        if unsafe unlink(path) != 0 { _ = unsafe rmdir(path) }
    }

    func makeDirectory(_ name: String) throws {
        guard FileText.makeDirectory("\(path)/\(name)") else { throw Failure() }
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw Failure() }
        defer { close(file) }
        guard FileText.write(bytes, to: file) else { throw Failure() }
    }

    func write(_ name: String, _ text: String) throws {
        try write(name, Array(text.utf8))
    }

    func makePipe(_ name: String) throws {
        guard unsafe mkfifo("\(path)/\(name)", 0o644) == 0 else { throw Failure() }
    }

    /// The bytes of any file.
    static func bytes(of path: String) throws -> [UInt8] {
        let file = unsafe open(path, O_RDONLY)
        guard file >= 0 else { throw Failure() }
        defer { close(file) }
        var bytes: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe room.withUnsafeMutableBytes {
                unsafe read(file, $0.baseAddress, $0.count)
            }
            if count <= 0 { return bytes }
            bytes += room[..<count]
        }
    }
}
