/// The stable name of a key: the same on every page and layout that has it, for accessibility and for tests.
///
/// Source: behaviour D.8.
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
    case nextKeyboard
    case named(NamedKey)
    case modifier(Modifier)
    case dead(String)
    case dictation
    case emoji
    case custom(String)
    /// A place without a key, counted in its row.
    case spacer(Int)
    /// Another key of a page that has a key of that name already, such as the right one of two shift keys.
    indirect case second(KeyID)
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
        case .nextKeyboard: "key.nextKeyboard"
        case .named(let key): "key.named.\(key.rawValue)"
        case .modifier(let modifier): "key.modifier.\(modifier.rawValue)"
        case .dead(let accent): "key.dead.\(accent)"
        case .dictation: "key.dictation"
        case .emoji: "key.emoji"
        case .custom(let name): "key.custom.\(name)"
        case .spacer(let place): "key.spacer.\(place)"
        case .second(let id): "\(id).second"
        }
    }
}
