/// What the person wants to happen to the text, before it is known by which way.
package enum Wish: Sendable, Equatable {
    case type(String)
    case deleteBackward
    /// The return key.
    case enter
}
