/// The groups of a keymap. A group is in effect for one key at most, then it is the first again.
///
/// Source: virtual-keyboard-unstable-v1, `modifiers`, group.
package enum KeyGroup: UInt32, Sendable {
    /// The layout's own characters.
    case own = 0
    /// Latin letters on the keys of another script.
    case latin = 1
}
