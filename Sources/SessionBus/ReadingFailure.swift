/// Why a message's body is not read.
package enum ReadingFailure: Error, Sendable, Hashable {
    /// It is not as D-Bus wants it.
    case malformed
    /// It goes beyond the `ReadingLimits`.
    case tooLarge
}
