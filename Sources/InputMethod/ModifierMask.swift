/// Modifiers as bits of a keymap's real modifiers.
///
/// Source: virtual-keyboard-unstable-v1, `modifiers`; the bits are the indices of the keymap that was sent.
package struct ModifierMask: Sendable, Equatable {
    package let bits: UInt32

    package init(bits: UInt32) {
        self.bits = bits
    }

    /// The bit of one modifier; no bit for an index that the keymap does not have.
    init(index: UInt32) {
        bits = index < 32 ? 1 << index : 0
    }

    package static let none = ModifierMask(bits: 0)
}
