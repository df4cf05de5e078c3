/// What a call is answered with.
package enum BusReply: Sendable, Hashable {
    case values([BusValue])
    case error(BusError)
}
