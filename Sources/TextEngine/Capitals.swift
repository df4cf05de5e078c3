/// Which letters of a field are to be capitals without shift.
///
/// Source: behaviour D.1, `autoCapitalization`; text-input-unstable-v3, `content_hint`.
package enum Capitals: Sendable, Hashable {
    case none
    /// The first of the field, of each sentence and of each line.
    case sentences
    /// The first of each word.
    case words
    case all
}
