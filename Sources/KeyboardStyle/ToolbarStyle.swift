/// How the toolbar is drawn. The raw values are what settings call them. Source: behaviour E.3.
public enum ToolbarStyle: String, Sendable, Hashable, CaseIterable {
    /// Capsules of glass.
    case glass
    /// Each tool drawn as a key, with a picker that grows out of it.
    case classic
}
