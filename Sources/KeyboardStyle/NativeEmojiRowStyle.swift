import Units

/// How the row of categories under the emoji looks. Source: behaviour A.5.
public struct NativeEmojiRowStyle: Sendable, Hashable {
    /// The disc behind the category that is shown.
    public var activeTabFill: KeyboardColor
    public var activeTabDiameter: Points
    public var tabFontSize: Points

    public init(activeTabFill: KeyboardColor, activeTabDiameter: Points, tabFontSize: Points) {
        self.activeTabFill = activeTabFill
        self.activeTabDiameter = activeTabDiameter
        self.tabFontSize = tabFontSize
    }

    public static let ios26 = NativeEmojiRowStyle(
        activeTabFill: KeyboardColor(light: 0xB6B8C6, dark: 0x2B2B2E), activeTabDiameter: 30,
        tabFontSize: 12.5)
}
