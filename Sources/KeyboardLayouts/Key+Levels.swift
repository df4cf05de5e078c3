extension Key {
    /// What the key types on a level; nil where it types nothing there, or is no key that types.
    public func sign(at level: KeyLevel) -> KeySign? {
        switch level {
        case .plain: plain
        case .shifted: levels?.shifted ?? plain.map(shifted)
        case .altGr: levels?.altGr
        case .shiftedAltGr: levels?.shiftedAltGr ?? levels?.altGr.map(capital)
        }
    }

    /// What the key means on a level. AltGr changes nothing on a key that has nothing there.
    public func action(at level: KeyLevel) -> KeyboardAction {
        (sign(at: level) ?? sign(at: level.withoutAltGr))?.action ?? action
    }

    /// What the key shows on a level.
    public func label(at level: KeyLevel) -> String {
        (sign(at: level) ?? sign(at: level.withoutAltGr))?.label
            ?? label(isShifted: level.withoutAltGr == .shifted)
    }

    /// Whether the key types more than one character, which it does when the finger goes up. Source: behaviour D.9, 2.
    public var typesSeveralCharacters: Bool {
        if case .character(let text) = action { text.count > 1 } else { false }
    }

    private var plain: KeySign? {
        switch action {
        case .character(let text): .text(text)
        case .dead(let accent): .dead(accent)
        default: nil
        }
    }

    private func shifted(_ sign: KeySign) -> KeySign {
        switch sign {
        case .text: .text(shiftedLabel)
        case .dead: sign
        }
    }

    private func capital(_ sign: KeySign) -> KeySign {
        switch sign {
        case .text(let text): .text(Self.capital(text))
        case .dead: sign
        }
    }
}

extension KeyLevel {
    fileprivate var withoutAltGr: KeyLevel {
        switch self {
        case .plain, .altGr: .plain
        case .shifted, .shiftedAltGr: .shifted
        }
    }
}
