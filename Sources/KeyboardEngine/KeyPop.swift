import KeyboardLayouts

/// A key that shows what it types above it.
package struct KeyPop: Sendable, Hashable {
    package let key: KeyID
    /// What the key has typed, in the case that was in force when it was touched.
    package let text: String

    package init(key: KeyID, text: String) {
        self.key = key
        self.text = text
    }
}
