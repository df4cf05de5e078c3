/// A method call.
package struct BusCall: Sendable, Hashable {
    /// What a call takes; grows with what is called.
    package enum Argument: Sendable, Hashable {
        case string(String)
        case uint32(UInt32)
    }

    /// A name on the bus.
    package var destination: String
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [Argument]

    package init(
        destination: String, path: String, interface: String, member: String,
        arguments: [Argument] = []
    ) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }

    /// A call of the bus itself. Source: D-Bus specification, "Message Bus Messages".
    package static func bus(_ member: String, _ arguments: [Argument]) -> BusCall {
        BusCall(
            destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus", member: member, arguments: arguments)
    }
}
