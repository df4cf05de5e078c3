/// What the person wants to happen to the text, before it is known by which way.
package enum Wish: Sendable, Equatable {
    case type(String)
    /// Another text in the place of what was typed last, which must still stand before the caret. An empty one takes that back.
    case replace(String, with: String)
    case deleteBackward
    /// The return key.
    case enter
}
