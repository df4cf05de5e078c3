/// Whether what a tool does is in force.
package enum ToolEmphasis: Sendable, Hashable {
    case none
    /// For the next key.
    case latched
    /// Until it is tapped.
    case locked
}
