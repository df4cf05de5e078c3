import Protocols
import Wayland
import WaylandWire

/// Asks a seat how its keyboards repeat.
///
/// The seat's keyboard is held only until it has answered: as long as one is held, every change of the focus wakes us.
/// Asked again whenever the seat gets a keyboard; what somebody changes meanwhile counts from then on.
///
/// Source: wayland, `wl_seat.capabilities`, `wl_keyboard.repeat_info`.
package final class SeatRepeat {
    /// How keys repeat; nil as long as the seat has not told.
    package private(set) var current: SeatKeyRepeat?
    /// Called when `current` has another value.
    package var onChange: (SeatKeyRepeat?) -> Void = { _ in }

    private let seat: WlSeat
    private let connection: Connection
    private var keyboard: WlKeyboard?
    private var hasKeyboard = false

    /// - Parameter name: the seat's, in the registry. It is bound for this alone: its other object has a listener of its own.
    ///
    /// Returns nil for a seat that is too old to tell, or that is gone.
    package init?(of name: UInt32, connection: Connection) {
        guard let global = connection.globals.first(where: { $0.name == name }),
            // Source: `repeat_info`, since version 4; 5: a seat that can be released.
            global.interface == WlSeat.interfaceName, global.version >= 5
        else { return nil }
        self.connection = connection
        seat = connection.bind(global, as: WlSeat.self, upTo: 5)
        seat.onEvent = { [unowned self] in handle($0) }
    }

    deinit {
        keyboard?.release()
        seat.release()
    }

    private func handle(_ event: WlSeat.Event) {
        guard case .capabilities(let capabilities) = event else { return }
        let hadKeyboard = hasKeyboard
        hasKeyboard = capabilities.contains(.keyboard)
        if hasKeyboard, !hadKeyboard {
            ask()
        } else if !hasKeyboard {
            letGo()
            become(nil)
        }
    }

    private func ask() {
        let keyboard = seat.getKeyboard()
        keyboard.onEvent = { [unowned self] in handle($0) }
        self.keyboard = keyboard
        // It is told at once or not at all.
        connection.afterRoundTrip { [weak self] in self?.letGo() }
    }

    private func handle(_ event: WlKeyboard.Event) {
        guard case .repeatInfo(let rate, let delay) = event else { return }
        become(SeatKeyRepeat(rate: rate, delay: delay))
    }

    private func letGo() {
        keyboard?.release()
        keyboard = nil
    }

    private func become(_ value: SeatKeyRepeat?) {
        if value == current { return }
        current = value
        onChange(value)
    }
}
