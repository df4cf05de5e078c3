/// The ways that lead to the application.
package struct Channels: Sendable, Equatable {
    package var hasVirtualKeyboard: Bool
    /// What the virtual keyboard has keys for.
    package var keyCharacters: KeyCharacters

    package init(hasVirtualKeyboard: Bool, keyCharacters: KeyCharacters = []) {
        self.hasVirtualKeyboard = hasVirtualKeyboard
        self.keyCharacters = keyCharacters
    }

    /// Whether the virtual keyboard can type `text` with one key.
    func hasKey(for text: String) -> Bool {
        hasVirtualKeyboard && keyCharacters.contains(text)
    }

    /// Whether it can type `text` with one key, or each of its characters.
    func hasKeys(for text: String) -> Bool {
        hasKey(for: text) || text.allSatisfy { hasKey(for: String($0)) }
    }
}
