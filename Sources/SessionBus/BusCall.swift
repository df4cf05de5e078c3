/// A method call.
package struct BusCall: Sendable, Hashable {
    /// A name on the bus.
    package var destination: String
    package var path: String
    package var interface: String
    package var member: String
    /// Arrays among them are not empty.
    package var arguments: [BusValue]

    package init(
        destination: String, path: String, interface: String, member: String,
        arguments: [BusValue] = []
    ) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }

    /// A call of the bus itself. Source: D-Bus specification, "Message Bus Messages".
    package static func bus(_ member: String, _ arguments: [BusValue]) -> BusCall {
        BusCall(
            destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus", member: member, arguments: arguments)
    }
}
