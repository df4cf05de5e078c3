/// What `Display.flush` achieved.
package enum FlushOutcome: Hashable, Sendable {
    /// Everything is on its way. (Also when the compositor has hung up: the next read tells why.)
    case done
    /// The socket is full: flush again when it is writable.
    case again
    /// The connection is dead, see `Display.failure`.
    case failed
}
