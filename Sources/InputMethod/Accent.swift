import CXKBCommon

/// An accent of a dead key, by the ways in which it is written.
///
/// Source: Unicode, combining diacritical marks; X11's keysyms of dead keys.
struct Accent: Sendable, Equatable {
    /// How it is written alone.
    let alone: String
    /// The mark that combines with the letter before it.
    let mark: Unicode.Scalar
    /// X11's keysym of the dead key.
    let keysym: UInt32

    private init(_ alone: String, _ mark: Unicode.Scalar, _ keysym: Int32) {
        self.alone = alone
        self.mark = mark
        self.keysym = UInt32(bitPattern: keysym)
    }

    /// The accent that is written so, alone, by a sign like it or as a combining mark; nil for no accent that is known.
    static func named(_ text: String) -> Accent? {
        all.first { $0.alone == text || String($0.mark) == text }
            ?? otherWays.first { $0.way == text }.flatMap { named($0.alone) }
    }

    private static let otherWays: [(way: String, alone: String)] = [
        ("'", "´"), ("\"", "¨"), (",", "¸"), ("/", "∕"), ("΄", "´"), ("ˋ", "`"), ("ˆ", "^"),
        ("˜", "~"), ("ˉ", "¯"),
    ]

    private static let all = [
        Accent("`", "\u{300}", XKB_KEY_dead_grave),
        Accent("´", "\u{301}", XKB_KEY_dead_acute),
        Accent("^", "\u{302}", XKB_KEY_dead_circumflex),
        Accent("~", "\u{303}", XKB_KEY_dead_tilde),
        Accent("¯", "\u{304}", XKB_KEY_dead_macron),
        Accent("˘", "\u{306}", XKB_KEY_dead_breve),
        Accent("˙", "\u{307}", XKB_KEY_dead_abovedot),
        Accent("¨", "\u{308}", XKB_KEY_dead_diaeresis),
        Accent("ˀ", "\u{309}", XKB_KEY_dead_hook),
        Accent("°", "\u{30A}", XKB_KEY_dead_abovering),
        Accent("˝", "\u{30B}", XKB_KEY_dead_doubleacute),
        Accent("ˇ", "\u{30C}", XKB_KEY_dead_caron),
        Accent("᾿", "\u{313}", XKB_KEY_dead_psili),
        Accent("῾", "\u{314}", XKB_KEY_dead_dasia),
        Accent("ʼ", "\u{31B}", XKB_KEY_dead_horn),
        Accent(".", "\u{323}", XKB_KEY_dead_belowdot),
        Accent("¸", "\u{327}", XKB_KEY_dead_cedilla),
        Accent("˛", "\u{328}", XKB_KEY_dead_ogonek),
        Accent("∕", "\u{338}", XKB_KEY_dead_stroke),
        Accent("ͺ", "\u{345}", XKB_KEY_dead_iota),
    ]
}
