/// The vector pictures that `Painter` can draw.
///
/// One family: all have the same weight of line where their boxes have the same height.
package enum Icon: Sendable, Hashable, CaseIterable {
    // Keys.
    /// An arrow's outline: the next letter is small.
    case shift
    /// The arrow filled: the next letter is a capital.
    case shiftFilled
    /// The arrow filled, with a bar below: all letters are capitals.
    case capsLock
    case deleteLeft
    /// An arrow that comes down and turns to the left.
    case returnLeft
    case globe
    /// A smiling face.
    case emoji
    case microphone
    case hideKeyboard

    // Ways.
    case undo, redo
    case arrowLeft, arrowRight, arrowUp, arrowDown
    case chevronLeft, chevronRight, chevronUp, chevronDown

    // Text.
    case cut, copy, paste, selectAll
    /// A magnifier.
    case find
    case bold, italic, underline
    case list, link

    // Signs.
    case close, check, plus, minus
    /// Three dots.
    case more
    /// A gear.
    case settings
    case camera, photo
    /// A paper plane.
    case send
}
