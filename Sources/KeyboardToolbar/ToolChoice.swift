/// Which of an item's tools.
package enum ToolChoice: Sendable, Hashable {
    case representative
    /// A place among the item's `tools`.
    case alternate(Int)
}
