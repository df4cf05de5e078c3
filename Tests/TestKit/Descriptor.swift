import CLinux
import Glibc
import Units

/// An open file descriptor. Owner: whoever holds the value; `deinit` closes it.
package final class Descriptor {
    /// Valid as long as this object lives.
    package let number: CInt

    package init(owning number: CInt) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// A pipe whose ends are not inherited by programs that are started meanwhile.
    package static func pipe() throws(SessionError) -> (reading: Descriptor, writing: Descriptor) {
        var ends: [CInt] = [-1, -1]
        guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else {
            throw SessionError("cannot make a pipe: \(SystemError.current)")
        }
        return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
    }

    /// Opens a file; it is not inherited by programs.
    package static func open(
        _ path: String, _ flags: CInt, mode: mode_t = 0o644
    ) throws(SessionError) -> Descriptor {
        let number = unsafe Glibc.open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else {
            throw SessionError("cannot open \(path): \(SystemError.current)")
        }
        return Descriptor(owning: number)
    }

    /// Whether something can be read now, or the end has come.
    package var hasInput: Bool {
        var polled = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&polled, 1, 0) > 0
    }

    /// Waits until one of `descriptors` can be read or is at its end; nil when the deadline has passed.
    ///
    /// A deadline that has passed is told even where there is something to read: who waits for one word among endless
    /// others comes to an end too.
    package static func waitForInput(
        on descriptors: [Descriptor], until deadline: Deadline
    ) -> [Bool]? {
        waitForInput(on: descriptors.map(\.number), until: deadline)
    }

    /// The same for descriptors that others own.
    package static func waitForInput(on numbers: [CInt], until deadline: Deadline) -> [Bool]? {
        var polled = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while true {
            let left = deadline.remaining.value
            guard left > 0 else { return nil }
            let ready = unsafe poll(&polled, nfds_t(polled.count), CInt(clamping: left))
            if ready > 0 { return polled.map { $0.revents != 0 } }
        }
    }

    /// Reads what is there, at most 64 KiB; empty at the end of the input.
    package func readSome() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(number, &bytes, bytes.count)
            if count < 0 && errno == EINTR { continue }
            return Array(bytes[..<max(0, count)])
        }
    }

    /// Writes everything to a socket; false when the reader is gone.
    @discardableResult
    package func write(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe send(number, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// The words for the last failed system call.
package enum SystemError {
    package static var current: String { text(of: errno) }

    package static func text(of number: CInt) -> String {
        guard let words = unsafe strerror(number) else { return "error \(number)" }
        return unsafe String(cString: words)
    }
}
