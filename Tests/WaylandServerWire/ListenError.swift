/// The server cannot listen there.
package struct ListenError: Error, Equatable {
    /// What the system said; ENAMETOOLONG for a path that no socket address holds.
    package let errno: Int32

    package init(errno: Int32) {
        self.errno = errno
    }
}
