/// A call of a method of ours, without its values.
package struct BusRequest: Sendable, Hashable {
    /// The unique name of the connection that calls.
    package var sender: String
    /// Nil where the caller leaves it to us which interface has the method.
    package var interface: String?
    package var member: String
    /// The types of the values.
    package var signature: String

    package init(sender: String, interface: String?, member: String, signature: String) {
        self.sender = sender
        self.interface = interface
        self.member = member
        self.signature = signature
    }
}
