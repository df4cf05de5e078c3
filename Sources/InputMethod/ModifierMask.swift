/// Modifiers as bits of a keymap's real modifiers.
///
/// Source: virtual-keyboard-unstable-v1, `modifiers`; the bits are the indices of the keymap that was sent.
package struct ModifierMask: OptionSet, Sendable, Equatable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bit of one modifier; no bit for an index that the keymap does not have.
    init(index: UInt32) {
        rawValue = index < 32 ? 1 << index : 0
    }

    package var bits: UInt32 { rawValue }

    package static let none: ModifierMask = []
}
