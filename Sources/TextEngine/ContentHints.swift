/// How a field wants to be typed into. Unknown bits are kept as they are.
///
/// Source: text-input-unstable-v3, enum `content_hint`.
package struct ContentHints: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Characters are to be hidden.
    package static let hiddenText = ContentHints(rawValue: 0x40)
    /// What is typed is not to be remembered.
    package static let sensitiveData = ContentHints(rawValue: 0x80)
    package static let multiline = ContentHints(rawValue: 0x200)
}
