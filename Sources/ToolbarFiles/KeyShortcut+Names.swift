import KeyboardLayouts
import KeyboardToolbar

/// How keys are shown and called.
extension KeyShortcut {
    /// The icon of a key that has one, pressed by itself.
    var symbolName: String? {
        guard modifiers.isEmpty, !isShifted else { return nil }
        switch key {
        case .named(.left): return "arrow.left"
        case .named(.right): return "arrow.right"
        case .named(.up): return "arrow.up"
        case .named(.down): return "arrow.down"
        case .backspace: return "delete.left"
        case .return: return "return"
        case .character, .space, .named, .modifier: return nil
        }
    }

    /// What stands on it: ^C for Control and a letter, as terminals show it.
    var sign: String {
        if case .character(let letter) = key, modifiers == [.control], !isShifted,
            letter.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        {
            return "^\(letter.uppercased())"
        }
        return written
    }

    /// As people write it, such as "Ctrl+Shift+C".
    var written: String {
        let names = Modifier.allCases.filter(modifiers.contains).map { $0.sign }
        return (names + (isShifted ? ["Shift"] : []) + [keyName]).joined(separator: "+")
    }

    private var keyName: String {
        switch key {
        case .character(let text): modifiers.isEmpty && !isShifted ? text : Self.capital(text)
        case .space: "Space"
        case .return: "Return"
        case .backspace: "Backspace"
        case .named(let key): key.sign
        case .modifier(let modifier): modifier.sign
        }
    }

    /// As it stands on keyboards, if that is one letter too.
    private static func capital(_ text: String) -> String {
        let capital = text.uppercased()
        return capital.count == 1 ? capital : text
    }
}

extension NamedKey {
    /// What is written on the key.
    fileprivate var sign: String { Key.named(self).label }
}

extension Modifier {
    fileprivate var sign: String { Key.modifier(self).label }
}
