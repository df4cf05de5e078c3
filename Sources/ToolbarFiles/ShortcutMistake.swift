/// What is wrong with a key and its modifiers as somebody wrote them.
package struct ShortcutMistake: Error, Sendable, Hashable {
    package let what: String
    /// What to do about it.
    package let advice: String

    init(_ what: String, _ advice: String) {
        self.what = what
        self.advice = advice
    }
}
