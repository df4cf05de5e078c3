/// What a key types on one of its levels.
public enum KeySign: Sendable, Hashable {
    case text(String)
    /// An accent for the next letter, by the sign that it is on its own, such as "´" or "ˇ".
    case dead(String)

    /// What is written on the key.
    public var label: String {
        switch self {
        case .text(let text), .dead(let text): text
        }
    }

    public var action: KeyboardAction {
        switch self {
        case .text(let text): .character(text)
        case .dead(let accent): .dead(accent)
        }
    }

    /// The accents that dead keys know, as signs on their own.
    ///
    /// Source: X11 keysyms `dead_grave`, `dead_acute`, `dead_circumflex`, `dead_tilde`, `dead_macron`, `dead_breve`,
    /// `dead_abovedot`, `dead_diaeresis`, `dead_abovering`, `dead_doubleacute`, `dead_caron`, `dead_cedilla`, `dead_ogonek`,
    /// in this order.
    public static let accents = [
        "`", "´", "^", "~", "¯", "˘", "˙", "¨", "°", "˝", "ˇ", "¸", "˛",
    ]
}
