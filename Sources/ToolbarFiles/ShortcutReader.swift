import Documents
import KeyboardLayouts
import KeyboardToolbar

/// Reads keys with modifiers as people write them: "ctrl+z", "alt+left", "super", "f5".
package enum ShortcutReader {
    /// Words for keys beside `NamedKey`'s own.
    private static let otherKeys: [(String, KeyShortcut.Key)] = [
        ("space", .space), ("return", .return), ("enter", .return), ("backspace", .backspace),
        ("esc", .named(.escape)), ("del", .named(.delete)), ("ins", .named(.insert)),
        ("pgup", .named(.pageUp)), ("pgdn", .named(.pageDown)),
    ]

    /// What a word before the last "+" adds.
    private enum Addition {
        case shift
        case modifier(Modifier)
    }

    private static let modifiers: [(String, Addition)] = [
        ("ctrl", .modifier(.control)), ("control", .modifier(.control)),
        ("shift", .shift), ("alt", .modifier(.alt)), ("super", .modifier(.super)),
        ("meta", .modifier(.super)), ("logo", .modifier(.super)), ("altgr", .modifier(.altGr)),
        ("alt-gr", .modifier(.altGr)),
    ]

    /// - Parameter text: words parted by "+", capitals or not; the last one is the key, which may be "+" itself.
    package static func shortcut(_ text: String) throws(ShortcutMistake) -> KeyShortcut {
        guard ToolLimits.allow(text, most: ToolLimits.label) else {
            throw ShortcutMistake(
                "key cannot be \(DocumentProblem.quoted(text))",
                "write a key such as ctrl+z, alt+left or tab")
        }
        var words = text.lowercased().split(separator: "+", omittingEmptySubsequences: false)
            .map { String($0.filter { $0 != " " }) }
        // "ctrl++" ends with two empty words, "+" is two.
        if words.count > 1, words.suffix(2) == ["", ""] {
            words.removeLast(2)
            words.append("+")
        }
        guard let last = words.last, !words.contains("") else {
            throw ShortcutMistake(
                "key cannot be \(DocumentProblem.quoted(text))",
                "write one '+' between modifiers and key, such as ctrl+z; the key + is 'ctrl++'")
        }
        var shortcut = KeyShortcut(try key(last, isAlone: words.count == 1))
        for word in words.dropLast() { try add(word, to: &shortcut) }
        return shortcut
    }

    private static func key(
        _ word: String, isAlone: Bool
    ) throws(ShortcutMistake) -> KeyShortcut.Key {
        if word.count == 1 { return .character(word) }
        if let key = NamedKey(rawValue: word) { return .named(key) }
        if let key = otherKeys.first(where: { $0.0 == word })?.1 { return key }
        if case .modifier(let modifier)? = addition(word), isAlone { return .modifier(modifier) }
        if addition(word) != nil {
            throw ShortcutMistake(
                "\(DocumentProblem.quoted(word)) changes another key",
                "write one behind it, such as \(word)+tab")
        }
        let named = NamedKey.allCases.map(\.rawValue)
        let names = named + otherKeys.map(\.0)
        // The function keys have one letter.
        let others = named.filter { !$0.hasPrefix("f") } + otherKeys.map(\.0)
        throw ShortcutMistake(
            "there is no key \(DocumentProblem.quoted(word))",
            NearMatch.find(word, among: names).map { "did you mean '\($0)'?" }
                ?? "the keys are single characters, f1 to f12, \(MappingReader.list(others, "and"))"
        )
    }

    private static func add(
        _ word: String, to shortcut: inout KeyShortcut
    ) throws(ShortcutMistake) {
        switch addition(word) {
        case .shift: shortcut.isShifted = true
        case .modifier(let modifier): shortcut.modifiers.insert(modifier)
        case nil:
            let names = modifiers.map(\.0)
            throw ShortcutMistake(
                "there is no modifier \(DocumentProblem.quoted(word))",
                NearMatch.find(word, among: names).map { "did you mean '\($0)'?" }
                    ?? "the modifiers are \(MappingReader.list(names, "and"))")
        }
    }

    private static func addition(_ word: String) -> Addition? {
        modifiers.first { $0.0 == word }?.1
    }
}
