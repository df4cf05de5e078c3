/// The shape in which a held character is shown above its key. The raw values are what settings store.
///
/// Source: behaviour C.3.
public enum CharacterPreviewStyle: String, Sendable, Hashable, CaseIterable {
    /// A square of its own above the key.
    case native
    /// A head that grows out of the key through a neck.
    case connected
    /// As `connected`, each side one long curve.
    case curvy
    /// As `connected`, with sharp corners.
    case square
    /// A rounded bubble of its own above the key, which is blank meanwhile.
    case floating
    /// Letters leave their keys upwards and wander over the keyboard.
    case bubble
    /// Letters queue above the keys until their word ends.
    case bubbleWord
    /// Letters queue above the keys, each for a short time.
    case bubbleSentence

    /// What styles have in common.
    package enum Family: Sendable, Hashable {
        /// Apart from the key, which keeps its letter.
        case detached
        /// One shape with the key.
        case connected
        /// Apart from the key, which is blank.
        case floating
        /// Nothing above the key: what is typed flies.
        case bubbles
    }

    package var family: Family {
        switch self {
        case .native: .detached
        case .connected, .curvy, .square: .connected
        case .floating: .floating
        case .bubble, .bubbleWord, .bubbleSentence: .bubbles
        }
    }
}

extension CharacterPreviewStyle: Codable {
    /// A name that this build does not know is `native`.
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = CharacterPreviewStyle(rawValue: name) ?? .native
    }
}
