import Glibc

/// A file descriptor that came with a request; it closes when the last owner lets it go.
package final class ReceivedDescriptor {
    /// The descriptor, valid as long as this object lives.
    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    deinit {
        if number >= 0 { close(number) }
    }
}
