/// What a key means. The keyboard's view reports it and never edits text itself.
///
/// Source: behaviour A.1.
public enum KeyboardAction: Sendable, Hashable {
    case character(String)
    case space
    case backspace
    /// The return key.
    case primary
    case shift
    /// Change to a page.
    case keyboardType(Page)
}
