import CLinux

/// What can be done with a watched descriptor.
package struct Readiness: Sendable, Equatable {
    package var isReadable: Bool
    package var isWritable: Bool
    /// The other end is gone or the descriptor has failed.
    package var hasHungUp: Bool

    init(epollEvents: UInt32) {
        isReadable = epollEvents & EPOLLIN.rawValue != 0
        isWritable = epollEvents & EPOLLOUT.rawValue != 0
        hasHungUp = epollEvents & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
    }
}
