import Documents
import KeyboardEngine
import InputMethod
import Settings
import Surfaces
import Units

/// What settings mean for the parts of the keyboard.
extension SettingsValues {
    /// Whether they say on which side the keys stand: what was chosen on the board earlier does not count then.
    package var namesSide: Bool {
        switches.contains { $0.value.name == .oneHandedMode }
    }

    /// - Parameter seat: what the seat's keyboards do, where that is known.
    func keyRepeat(seat: SeatKeyRepeat?) -> KeyRepeat {
        let usual = KeyRepeat()
        var delay = seat?.delay ?? usual.delay
        if case .value(let milliseconds) = repeatDelay?.value { delay = Milliseconds(milliseconds) }
        if case .value(let rate) = repeatRate?.value { return KeyRepeat(delay: delay, rate: rate) }
        guard let seat else { return KeyRepeat(delay: delay) }
        return KeyRepeat(delay: delay, interval: seat.interval)
    }
}

extension LayerSetting {
    /// Nil leaves it to what suits the compositor.
    var layer: Layer? {
        switch self {
        case .auto: nil
        case .top: .top
        case .overlay: .overlay
        }
    }
}

extension OutputSetting {
    /// Nil leaves it to the compositor.
    var name: String? {
        switch self {
        case .auto: nil
        case .named(let name): name
        }
    }
}
