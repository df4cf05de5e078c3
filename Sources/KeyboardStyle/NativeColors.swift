/// The native keyboard's colours. Source: behaviour A.5.
public struct NativeColors: Sendable, Hashable {
    public var background: KeyboardColor
    public var standardKey: KeyboardColor
    public var controlKey: KeyboardColor
    public var text: KeyboardColor
    /// A held key, whatever its role.
    public var pressedKey: KeyboardColor
    /// A character key on a translucent keyboard.
    public var standardKeyOnGlass: KeyboardColor
    /// A control key on a translucent keyboard.
    public var controlKeyOnGlass: KeyboardColor
    public var accent: KeyboardColor
    public var accentText: KeyboardColor

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
}
