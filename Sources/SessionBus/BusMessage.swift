/// What came from the bus: a signal, or the answer to a call.
package struct BusMessage: Sendable, Hashable {
    /// The unique name of the connection that sent it.
    package var sender: String?
    /// The error's name, where the answer is one.
    package var error: String?
    package var values: [BusValue]

    package init(sender: String? = nil, error: String? = nil, values: [BusValue] = []) {
        self.sender = sender
        self.error = error
        self.values = values
    }
}
