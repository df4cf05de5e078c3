extension KeyboardTheme {
    /// The theme's six colours. Source: behaviour A.3.
    public var palette: ThemePalette {
        switch self {
        case .native: .native(NativeDesign.newest.colors)
        case .midnight: .midnight
        case .ocean: .ocean
        case .sunset: .sunset
        case .forest: .forest
        case .graphite: .graphite
        }
    }
}

extension ThemePalette {
    /// What a palette says of the native look.
    fileprivate static func native(_ colors: NativeColors) -> ThemePalette {
        ThemePalette(
            background: colors.background, standardKey: colors.standardKey,
            controlKey: colors.controlKey, keyText: colors.text, accent: colors.accent,
            accentText: colors.accentText)
    }

    /// A night blue in both schemes, brighter in the light one.
    fileprivate static let midnight = ThemePalette(
        background: KeyboardColor(light: 0x262B45, dark: 0x0B0E1C),
        standardKey: KeyboardColor(light: 0x3A4166, dark: 0x1E2440),
        controlKey: KeyboardColor(light: 0x2F3555, dark: 0x151A30),
        keyText: KeyboardColor(light: 0xF3F5FF, dark: 0xEEF1FF),
        accent: KeyboardColor(light: 0x9DB2FF, dark: 0x7C96FF),
        accentText: KeyboardColor(light: 0x0B1030, dark: 0x080B1A))

    fileprivate static let ocean = ThemePalette(
        background: KeyboardColor(light: 0xCFE6F0, dark: 0x08202C),
        standardKey: KeyboardColor(light: 0xF7FCFF, dark: 0x14394B),
        controlKey: KeyboardColor(light: 0xB4D6E6, dark: 0x0E2C3B),
        keyText: KeyboardColor(light: 0x06283A, dark: 0xEAF8FF),
        accent: KeyboardColor(light: 0x006591, dark: 0x35B7E8),
        accentText: KeyboardColor(light: 0xFFFFFF, dark: 0x03202D))

    fileprivate static let sunset = ThemePalette(
        background: KeyboardColor(light: 0xFBE3D3, dark: 0x241019),
        standardKey: KeyboardColor(light: 0xFFF8F2, dark: 0x46202E),
        controlKey: KeyboardColor(light: 0xF2CBB4, dark: 0x341722),
        keyText: KeyboardColor(light: 0x3A1420, dark: 0xFFEFE6),
        accent: KeyboardColor(light: 0xB0342A, dark: 0xFF8A5C),
        accentText: KeyboardColor(light: 0xFFFFFF, dark: 0x2B0B0B))

    fileprivate static let forest = ThemePalette(
        background: KeyboardColor(light: 0xDCE8DA, dark: 0x0E1A12),
        standardKey: KeyboardColor(light: 0xFAFDF8, dark: 0x22382A),
        controlKey: KeyboardColor(light: 0xC2D6BF, dark: 0x182A1F),
        keyText: KeyboardColor(light: 0x12281A, dark: 0xEDF7EE),
        accent: KeyboardColor(light: 0x2C6E3C, dark: 0x6CC784),
        accentText: KeyboardColor(light: 0xFFFFFF, dark: 0x08170D))

    fileprivate static let graphite = ThemePalette(
        background: KeyboardColor(light: 0xD9DADC, dark: 0x16171A),
        standardKey: KeyboardColor(light: 0xF7F7F8, dark: 0x34363B),
        controlKey: KeyboardColor(light: 0xBFC1C5, dark: 0x25272B),
        keyText: KeyboardColor(light: 0x16171A, dark: 0xF2F3F5),
        accent: KeyboardColor(light: 0x3D4048, dark: 0xC9CCD3),
        accentText: KeyboardColor(light: 0xFFFFFF, dark: 0x16171A))
}
