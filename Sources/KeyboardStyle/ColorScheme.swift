/// Whether the session is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    case light
    case dark
}
