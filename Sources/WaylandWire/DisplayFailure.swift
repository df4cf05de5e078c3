/// Why a connection is dead. There is no way back from it but a new `Display`.
package enum DisplayFailure: Error, Hashable, Sendable {
    /// The compositor said that we broke a rule. `interface` is nil when the object was already
    /// gone; `code` is a value of that interface's `error` enumeration.
    case protocolError(interface: String?, object: UInt32, code: UInt32)
    /// The connection broke: EPIPE when the compositor has gone.
    case system(errno: Int32)
}
