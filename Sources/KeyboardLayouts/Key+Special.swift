extension Key {
    public static let shift = Key(id: .shift, action: .shift, label: "shift", width: .edge)
    public static let backspace = Key(
        id: .backspace, action: .backspace, label: "delete", width: .edge)
    public static let space = Key(
        id: .space, action: .space, label: LayoutWords.english[.space], width: .space)
    public static let primary = Key(
        id: .primary, action: .primary, label: LayoutWords.english[.return], width: .primary)
    /// The globe.
    public static let nextKeyboard = Key(
        id: .nextKeyboard, action: .nextKeyboard, label: "next keyboard", width: .column)
    public static let emoji = Key(id: .emoji, action: .emoji, label: "emoji", width: .column)
    public static let microphone = Key(
        id: .dictation, action: .dictation, label: "dictate", width: .column)
    /// Locks capitals with one tap: the action is a custom one of this key's name.
    public static let capsLock = Key(
        id: .custom("caps-lock"), action: .custom("caps-lock"), label: "Caps", width: .column)

    /// The key that changes to `page`.
    public static func type(_ page: Page) -> Key {
        Key(id: .type(page), action: .keyboardType(page), label: page.toggleLabel, width: .edge)
    }

    public static func named(_ key: NamedKey) -> Key {
        Key(id: .named(key), action: .key(key), label: key.label, width: .column)
    }

    public static func modifier(_ modifier: Modifier) -> Key {
        Key(
            id: .modifier(modifier), action: .modifier(modifier), label: modifier.label,
            width: .column)
    }

    /// A place without a key, which shifts those beside it. Source: behaviour A.4, Dvorak.
    ///
    /// - Parameter number: its place among the spacers of its page.
    public static func spacer(_ number: Int, units: Double) -> Key {
        Key(id: .spacer(number), action: .none, label: "", width: .units(units))
    }
}

extension NamedKey {
    /// What is written on the key.
    var label: String {
        switch self {
        case .escape: "Esc"
        case .tab: "Tab"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .insert: "Ins"
        case .delete: "Del"
        case .menu: "Menu"
        case .print: "Print"
        case .pause: "Pause"
        case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12:
            rawValue.uppercased()
        }
    }
}

extension Modifier {
    /// What is written on the key.
    var label: String {
        switch self {
        case .control: "Ctrl"
        case .alt: "Alt"
        case .super: "Super"
        case .altGr: "AltGr"
        }
    }
}
