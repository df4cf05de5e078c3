/// There is no connection: no socket of that name, or nobody listens.
package struct ConnectError: Error, Equatable {
    /// What the system said.
    package let errno: Int32

    package init(errno: Int32) {
        self.errno = errno
    }
}
