import CLinux
import Glibc

/// A system call that failed, with the reason that `errno` gave.
@safe package struct SystemError: Error, Equatable, CustomStringConvertible {
    package let call: String
    package let code: Int32

    /// Takes the reason from `errno`: to be made before any other call.
    package init(call: String) {
        self.call = call
        self.code = errno
    }

    package init(call: String, code: Int32) {
        self.call = call
        self.code = code
    }

    /// What the code means.
    package var reason: String {
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) }
        return reason ?? "error \(code)"
    }

    package var description: String { "\(call): \(reason)" }
}
