/// How a field wants to be typed into. Unknown bits are kept as they are.
///
/// Source: text-input-unstable-v3, enum `content_hint`.
package struct ContentHints: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Words are to be completed.
    package static let completion = ContentHints(rawValue: 0x1)
    /// Words are to be corrected.
    package static let spellcheck = ContentHints(rawValue: 0x2)
    /// A sentence's first letter is to be a capital.
    package static let autoCapitalization = ContentHints(rawValue: 0x4)
    /// Small letters are preferred.
    package static let lowercase = ContentHints(rawValue: 0x8)
    /// Capitals are preferred.
    package static let uppercase = ContentHints(rawValue: 0x10)
    /// The case of titles is preferred.
    package static let titlecase = ContentHints(rawValue: 0x20)
    /// Characters are to be hidden.
    package static let hiddenText = ContentHints(rawValue: 0x40)
    /// What is typed is not to be remembered.
    package static let sensitiveData = ContentHints(rawValue: 0x80)
    /// Latin letters only.
    package static let latin = ContentHints(rawValue: 0x100)
    package static let multiline = ContentHints(rawValue: 0x200)
}
