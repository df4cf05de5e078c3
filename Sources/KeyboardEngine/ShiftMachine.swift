import Units

/// Shift and caps lock, from taps and holds of the shift key and from what the text asks for.
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
    /// Whether two quick taps lock capitals. Source: behaviour D.1, `enableCapsLock`.
    package var locks: Bool
    /// Whether a capital ends after one character. Source: behaviour D.1, `autoShiftToLowercase`.
    package var falls: Bool
    private var hold = Hold.released
    /// When shift last went down, while no other key did since.
    private var lastTap: EventTime?
    /// What the text asked for last.
    private var isWanted = false

    package init(locks: Bool = true, falls: Bool = true) {
        self.locks = locks
        self.falls = falls
    }

    /// Whether a person has asked for shift, which counts for shortcuts and keys that type nothing too.
    package var isAsked: Bool {
        if case .held = hold { return true }
        return state == .upper
    }

    /// Shift goes down.
    package mutating func pressed(at time: EventTime) {
        let isDoubleTap = locks && lastTap.map { isPair($0, time) } ?? false
        switch state {
        case .lower: state = isDoubleTap ? .capsLock : .upper
        case .upper, .auto: state = isDoubleTap ? .capsLock : .lower
        case .capsLock: state = .lower
        }
        lastTap = time
        switch hold {
        case .released: hold = .held(fingers: 1, hasTyped: false)
        case .held(let fingers, let hasTyped):
            hold = .held(fingers: fingers + 1, hasTyped: hasTyped)
        }
    }

    /// A key that locks capitals by itself goes down.
    package mutating func capsLockPressed() {
        state = state == .capsLock ? .lower : .capsLock
    }

    /// Shift goes up or is taken away. Capitals that were typed while it was held end here.
    package mutating func released() {
        guard case .held(let fingers, let hasTyped) = hold else { return }
        if fingers > 1 {
            hold = .held(fingers: fingers - 1, hasTyped: hasTyped)
            return
        }
        hold = .released
        if hasTyped && state == .upper { state = isWanted ? .auto : .lower }
    }

    /// Another key goes down: the next tap of shift begins a new pair.
    package mutating func otherKeyPressed() {
        lastTap = nil
    }

    /// A key that follows shift goes down; gives whether it means a capital. Held shift means capitals, whatever its going down
    /// toggled.
    package mutating func keyTouched() -> Bool {
        if case .held(let fingers, _) = hold {
            if state == .lower { state = .upper }
            hold = .held(fingers: fingers, hasTyped: true)
        }
        return state.isCapital
    }

    /// What such a key means is typed: a single capital has been spent.
    package mutating func keyTyped() {
        if case .held = hold { return }
        switch state {
        case .lower, .capsLock: break
        case .upper, .auto: state = falls ? .lower : .upper
        }
    }

    /// What was typed has been taken back by the finger that typed it: what it had spent is there again.
    ///
    /// - Parameter before: what was in force when it was typed.
    package mutating func takenBack(_ before: ShiftState) {
        guard case .released = hold, state == .lower else { return }
        state = before
    }

    /// The text asks for a capital, or for none.
    ///
    /// - Parameter isEdited: whether something was typed since it was last asked. Otherwise the same answer is no news, and does
    ///   not undo what a person chose.
    package mutating func asked(forCapital isWanted: Bool, isEdited: Bool) {
        let isNews = isEdited || isWanted != self.isWanted
        self.isWanted = isWanted
        guard isNews else { return }
        switch state {
        case .lower: if isWanted { state = .auto }
        case .auto: if !isWanted { state = .lower }
        case .upper, .capsLock: break
        }
    }

    /// The text is another one now: what was asked for, and a lock too, was for the one before. A finger that is still on shift
    /// goes on, and no longer than that.
    package mutating func textLeft() {
        isWanted = false
        lastTap = nil
        switch hold {
        case .released: state = .lower
        case .held(let fingers, _):
            state = state == .capsLock || state == .upper ? .upper : .lower
            hold = .held(fingers: fingers, hasTyped: true)
        }
    }

    private func isPair(_ first: EventTime, _ second: EventTime) -> Bool {
        let distance = second.since(first)
        return distance >= 0 && distance <= Self.doubleTapWindow
    }
}
