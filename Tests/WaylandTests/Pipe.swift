import Glibc
import Testing

/// A pipe that tells whether anyone still holds its write end.
final class Pipe {
    private let readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe pipe(&ends) == 0)
        try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        close(readEnd)
        closeWriteEnd()
    }

    var isWritable: Bool { unsafe write(writeEnd, "x", 1) == 1 }

    /// After `closeWriteEnd`: whether another descriptor keeps the pipe open.
    var isOpenElsewhere: Bool {
        var byte: UInt8 = 0
        while true {
            let count = unsafe read(readEnd, &byte, 1)
            if count == 1 { continue }
            return count < 0 && errno == EAGAIN
        }
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }
}
