/// How large a toolbar from outside may be: more than a screen has room for. Documents and the session bus have the same bounds.
package enum ToolbarCapacity {
    package static let groups = 16
    /// Items of all groups together.
    package static let items = 64
    /// Alternates of one item.
    package static let alternates = 32
    /// Characters of a text, as people count them.
    package static let characters = 32
}
