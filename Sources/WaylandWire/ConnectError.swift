import Glibc

/// There is no connection: no socket of that name, or nobody listens.
@safe package struct ConnectError: Error, Equatable, CustomStringConvertible {
    /// What the system said.
    package let errno: Int32

    package init(errno: Int32) {
        self.errno = errno
    }

    package var description: String {
        switch errno {
        case EAGAIN: return "it does not answer"
        case ENOTSOCK, EBADF: return "that is no socket"
        default:
            return unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
        }
    }
}
