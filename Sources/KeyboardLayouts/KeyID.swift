/// The stable name of a key: the same on every page and layout that has it, for accessibility and for tests.
public enum KeyID: Sendable, Hashable {
    /// A key that types a character; the character in lower case.
    case character(String)
    case shift
    case space
    case backspace
    /// The return key.
    case primary
    /// A key that changes to a page.
    case type(Page)
}

extension KeyID: CustomStringConvertible {
    /// The written form, such as `key.character.q` or `key.type.numbers`.
    public var description: String {
        switch self {
        case .character(let character): "key.character.\(character)"
        case .shift: "key.shift"
        case .space: "key.space"
        case .backspace: "key.backspace"
        case .primary: "key.primary"
        case .type(let page): "key.type.\(page.rawValue)"
        }
    }
}
