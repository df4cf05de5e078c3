import Units

/// The lines a program prints, each waited for with a deadline.
package final class LineReader {
    private let source: Descriptor?
    private let program: String
    private var pending: [UInt8] = []
    private var isAtEnd = false

    init(_ source: Descriptor?, of program: String) {
        self.source = source
        self.program = program
    }

    /// The next line, without its end.
    ///
    /// - Parameter process: a program whose end ends the waiting, where the line is not the program's own output.
    package func next(
        until deadline: Deadline, whileRunning process: ChildProcess? = nil
    ) throws(SessionError) -> String {
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: pending[..<end], as: UTF8.self)
                pending.removeSubrange(...end)
                return line
            }
            if isAtEnd { throw SessionError("\(program) ended without the awaited line") }
            try readMore(until: deadline, whileRunning: process)
        }
    }

    /// The next whole line if it is there already; nil otherwise, and at the end of the output.
    package func nextIfAny() throws(SessionError) -> String? {
        guard let source else { return nil }
        while !pending.contains(UInt8(ascii: "\n")), !isAtEnd {
            guard source.hasInput else { return nil }
            takeIn(source.readSome())
        }
        return pending.contains(UInt8(ascii: "\n")) ? try next(until: Deadline()) : nil
    }

    /// Everything until the program closes its output.
    package func readToEnd(until deadline: Deadline) throws(SessionError) -> [UInt8] {
        while !isAtEnd { try readMore(until: deadline) }
        defer { pending = [] }
        return pending
    }

    private func readMore(
        until deadline: Deadline, whileRunning process: ChildProcess? = nil
    ) throws(SessionError) {
        guard let source else {
            throw SessionError("\(program) was started without reading its lines")
        }
        let watched = [source] + (process.map { [$0.ending] } ?? [])
        guard let ready = Descriptor.waitForInput(on: watched, until: deadline) else {
            throw SessionError("\(program) did not print the awaited line in time")
        }
        guard ready[0] else { throw SessionError("\(program) ended too early") }
        takeIn(source.readSome())
    }

    private func takeIn(_ bytes: [UInt8]) {
        if bytes.isEmpty { isAtEnd = true }
        pending += bytes
    }
}
