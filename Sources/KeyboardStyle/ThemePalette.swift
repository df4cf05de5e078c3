/// Six colours, which are the whole of a theme. Source: theming guide, A palette of your own; behaviour A.1.
public struct ThemePalette: Sendable, Hashable, Codable {
    public var background: KeyboardColor
    /// Characters and the space bar.
    public var standardKey: KeyboardColor
    /// All other keys.
    public var controlKey: KeyboardColor
    public var keyText: KeyboardColor
    /// What stands out.
    public var accent: KeyboardColor
    /// Text on `accent`.
    public var accentText: KeyboardColor

    public init(
        background: KeyboardColor, standardKey: KeyboardColor, controlKey: KeyboardColor,
        keyText: KeyboardColor, accent: KeyboardColor, accentText: KeyboardColor
    ) {
        self.background = background
        self.standardKey = standardKey
        self.controlKey = controlKey
        self.keyText = keyText
        self.accent = accent
        self.accentText = accentText
    }
}
