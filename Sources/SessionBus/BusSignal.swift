/// A signal for one connection; it tells nobody else.
package struct BusSignal: Sendable, Hashable {
    /// A unique name.
    package var destination: String
    package var path: String
    package var interface: String
    package var member: String
    package var values: [BusValue]

    package init(
        destination: String, path: String, interface: String, member: String, values: [BusValue]
    ) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
        self.values = values
    }
}
