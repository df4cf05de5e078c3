/// Which signals are wanted. Source: D-Bus specification, "Match Rules".
package struct BusMatch: Sendable, Hashable {
    package var sender: String
    package var path: String
    package var interface: String
    package var member: String
    /// What the first argument, a string, must be; nil for any.
    package var firstArgument: String?

    package init(
        sender: String, path: String, interface: String, member: String,
        firstArgument: String? = nil
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.firstArgument = firstArgument
    }

    /// The bus tells that a name gets, changes or loses its owner.
    package static func owner(of name: String) -> BusMatch {
        BusMatch(
            sender: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus", member: "NameOwnerChanged", firstArgument: name)
    }

    /// The connection has ended: sd-bus tells it as a signal that never was on the bus. Source: sd_bus_process(3).
    package static let disconnection = BusMatch(
        sender: "org.freedesktop.DBus.Local", path: "/org/freedesktop/DBus/Local",
        interface: "org.freedesktop.DBus.Local", member: "Disconnected")

    /// The rule as the bus reads it. Names, paths and members hold nothing that would have to be quoted.
    var rule: String {
        let rule =
            "type='signal',sender='\(sender)',path='\(path)',interface='\(interface)',member='\(member)'"
        return firstArgument.map { "\(rule),arg0='\($0)'" } ?? rule
    }
}
