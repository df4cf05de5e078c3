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
}
