extension NativeColors {
    /// Measured on iOS 26, with our own pressed grey, glass and accent. Source: behaviour A.5.
    public static let ios26 = NativeColors(
        background: KeyboardColor(light: RGBA(hex: 0xE2E2E6), dark: RGBA(hex: 0x29292B)),
        standardKey: KeyboardColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x505052)),
        controlKey: KeyboardColor(light: RGBA(hex: 0xCBCED4), dark: RGBA(hex: 0x3B3B3D)),
        text: KeyboardColor(light: RGBA(hex: 0x000000), dark: RGBA(hex: 0xFFFFFF)),
        pressedKey: KeyboardColor(light: RGBA(hex: 0xC1C2C7), dark: RGBA(hex: 0x757576)),
        standardKeyOnGlass: KeyboardColor(
            light: RGBA(hex: 0xFFFFFF, alpha: 0.82), dark: RGBA(hex: 0x505052, alpha: 0.80)),
        controlKeyOnGlass: KeyboardColor(
            light: RGBA(hex: 0xCBCED4, alpha: 0.72), dark: RGBA(hex: 0x3B3B3D, alpha: 0.78)),
        accent: KeyboardColor(light: RGBA(hex: 0x005FC4), dark: RGBA(hex: 0x2F8BFF)),
        accentText: KeyboardColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x00101F)))

    /// As `ios26` with the alphas that were measured on glass, white as everything there. Control keys keep apart from letters,
    /// by the theming guide's own figures. Source: behaviour A.5, glass; H1, H6.
    public static let ios26Thin: NativeColors = {
        var colors = NativeColors.ios26
        colors.standardKeyOnGlass = KeyboardColor(
            light: RGBA(hex: 0xFFFFFF, alpha: 0.92), dark: RGBA(hex: 0xFFFFFF, alpha: 0.18))
        colors.controlKeyOnGlass = KeyboardColor(
            light: RGBA(hex: 0xFFFFFF, alpha: 0.62), dark: RGBA(hex: 0xFFFFFF, alpha: 0.06))
        return colors
    }()

    /// From published tables of the iOS 18 keyboard: background and control keys. The rest is as in `ios26`: its letter keys are
    /// the lightest in the dark on which text stays readable when they are lightened. Source: behaviour A.7.
    public static let ios18: NativeColors = {
        var colors = NativeColors.ios26
        colors.background = KeyboardColor(light: 0xD5D6DD, dark: 0x2C2C2C)
        colors.controlKey = KeyboardColor(light: 0xABB1BA, dark: 0x474747)
        colors.controlKeyOnGlass = KeyboardColor(
            light: RGBA(hex: 0xABB1BA, alpha: 0.72), dark: RGBA(hex: 0x474747, alpha: 0.78))
        return colors
    }()
}
