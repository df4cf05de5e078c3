/// Why a message's body is not read.
package enum ReadingFailure: Error, Sendable, Hashable {
    /// It is not as D-Bus wants it.
    case malformed
    /// Its values take more bytes than the `ReadingLimits` have.
    case tooLarge
    /// It holds more values than these.
    case tooMany
    /// It nests more deeply than these.
    case tooDeep
}
