import CLinux
import Glibc

/// A file descriptor that is ours; closed with its last reference.
package final class Descriptor: Sendable {
    package let number: Int32

    /// Takes over what a system call returned.
    ///
    /// - Parameter call: the call's name, for the error that is thrown when `number` is negative.
    package init(owning number: Int32, call: String) throws(SystemError) {
        guard number >= 0 else { throw SystemError(call: call) }
        self.number = number
    }

    deinit {
        close(number)
    }
}
