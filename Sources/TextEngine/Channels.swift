/// The ways that lead to the application.
package struct Channels: Sendable, Equatable {
    package var hasVirtualKeyboard: Bool
    /// What the virtual keyboard has keys for.
    package var keyCharacters: Set<Character>

    package init(hasVirtualKeyboard: Bool, keyCharacters: Set<Character> = []) {
        self.hasVirtualKeyboard = hasVirtualKeyboard
        self.keyCharacters = keyCharacters
    }

    /// Whether the virtual keyboard can type `text` with one key.
    func hasKey(for text: String) -> Bool {
        guard hasVirtualKeyboard, let character = text.first, text.count == 1 else { return false }
        return keyCharacters.contains(character)
    }
}
