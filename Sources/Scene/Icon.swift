/// The vector pictures that `Painter` can draw.
package enum Icon: Sendable, Hashable, CaseIterable {
    /// An arrow's outline: the next letter is small.
    case shift
    /// The arrow filled: the next letter is a capital.
    case shiftFilled
    /// The arrow filled, with a bar below: all letters are capitals.
    case capsLock
    case deleteLeft
}
