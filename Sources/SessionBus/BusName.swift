/// A name on the bus that we ask for once: nobody is driven out, and nobody waited for. Given back when this object goes.
package final class BusName {
    package enum State: Sendable, Hashable {
        /// The bus has not answered yet.
        case asked
        case owned
        /// Another connection has it.
        case taken
        /// The bus does not give it to us; the reason as the bus says it.
        case refused(String)
    }

    package let name: String
    package private(set) var state = State.asked
    /// Called once, when the bus has answered.
    package var onAnswer: (State) -> Void = { _ in }

    private let bus: BusConnection
    private var question: BusSlot?

    /// Source: D-Bus specification, `RequestName`: without its flags nobody is replaced; 4 is `DBUS_NAME_FLAG_DO_NOT_QUEUE`.
    package init(_ name: String, on bus: BusConnection) {
        self.name = name
        self.bus = bus
        question = bus.call(.bus("RequestName", [.string(name), .uint32(4)])) {
            [unowned self] in answered($0)
        }
        if question == nil { state = .refused("there is no connection") }
    }

    deinit {
        switch state {
        // The bus handles them in their order.
        case .owned, .asked: _ = bus.call(.bus("ReleaseName", [.string(name)])) { _ in }
        case .taken, .refused: break
        }
    }

    private func answered(_ answer: BusMessage) {
        question = nil
        // Source: D-Bus specification, `RequestName`: 1 is the primary owner, 3 that the name exists, 4 that we own it already.
        switch answer.values.first {
        case .uint32(1) where answer.error == nil, .uint32(4) where answer.error == nil:
            state = .owned
        case .uint32(3) where answer.error == nil: state = .taken
        default: state = .refused(answer.error ?? "an answer of another kind")
        }
        onAnswer(state)
    }
}
