import Units

/// Shift and caps lock, from taps and holds of the shift key.
///
/// Source: behaviour D.2.
package struct ShiftMachine: Sendable {
    private enum Hold: Sendable {
        case released
        case held(fingers: Int, hasTyped: Bool)
    }

    /// Two taps at most this far apart are a double tap. Source: behaviour D.2.
    private static let doubleTapWindow: Milliseconds = 300

    package private(set) var state = ShiftState.lower
    private var hold = Hold.released
    /// When shift last went down, while no other key did since.
    private var lastTap: EventTime?

    package init() {}

    /// Shift goes down.
    package mutating func pressed(at time: EventTime) {
        let isDoubleTap = lastTap.map { isPair($0, time) } ?? false
        switch state {
        case .lower: state = isDoubleTap ? .capsLock : .upper
        case .upper: state = isDoubleTap ? .capsLock : .lower
        case .capsLock: state = .lower
        }
        lastTap = time
        switch hold {
        case .released: hold = .held(fingers: 1, hasTyped: false)
        case .held(let fingers, let hasTyped):
            hold = .held(fingers: fingers + 1, hasTyped: hasTyped)
        }
    }

    /// Shift goes up or is taken away. Capitals that were typed while it was held end here.
    package mutating func released() {
        guard case .held(let fingers, let hasTyped) = hold else { return }
        if fingers > 1 {
            hold = .held(fingers: fingers - 1, hasTyped: hasTyped)
            return
        }
        hold = .released
        if hasTyped && state == .upper { state = .lower }
    }

    /// Another key goes down: the next tap of shift begins a new pair.
    package mutating func otherKeyPressed() {
        lastTap = nil
    }

    /// A character is typed; gives whether it is a capital.
    package mutating func characterTyped() -> Bool {
        if case .held(let fingers, _) = hold {
            // Held shift means capitals, whatever its going down toggled.
            if state == .lower { state = .upper }
            hold = .held(fingers: fingers, hasTyped: true)
            return true
        }
        let isCapital = state.isCapital
        if state == .upper { state = .lower }
        return isCapital
    }

    private func isPair(_ first: EventTime, _ second: EventTime) -> Bool {
        let distance = second.since(first)
        return distance >= 0 && distance <= Self.doubleTapWindow
    }
}
