/// What accents and a letter make together.
enum Composed: Sendable, Equatable {
    case text(String)
    /// More is to come: there are combinations that begin so.
    case unfinished
    case nothing
}
