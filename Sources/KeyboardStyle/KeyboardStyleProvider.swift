import KeyboardLayouts
import Units

/// Gives every colour and length that is drawn.
///
/// Three members must be written: `backgroundColor()`, `keyFill(for:)` and `keyTextColor(for:)`.
/// All others have defaults, and all are requirements, so that an override is found through `any`.
/// Source: behaviour A.2.
public protocol KeyboardStyleProvider: Sendable {
    /// All lengths; `.phonePortrait` unless implemented.
    var metrics: NativeMetrics { get }

    /// The keyboard's background where it is not translucent.
    func backgroundColor() -> KeyboardColor

    /// A key's fill where the keyboard is not translucent.
    func keyFill(for role: KeyRole) -> KeyboardColor

    /// Labels and pictures on keys.
    func keyTextColor(for role: KeyRole) -> KeyboardColor

    /// The size of the label of the key that does `action`; a character comes in the case shown.
    func keyFontSize(for action: KeyboardAction) -> Points

    /// A key's fill where the keyboard is translucent.
    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor

    /// The fill of a held key that shows no preview of its character.
    func keyFillPressed(for role: KeyRole) -> KeyboardColor

    /// The fill of what stands out.
    func accentFill() -> KeyboardColor

    /// Text on `accentFill()`.
    func accentTextColor() -> KeyboardColor
}

extension KeyboardStyleProvider {
    public var metrics: NativeMetrics { .phonePortrait }

    public func keyFontSize(for action: KeyboardAction) -> Points {
        metrics.fontSize(for: action)
    }

    public func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        keyFill(for: role)
    }

    public func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        keyFill(for: role)
    }

    /// As contrasted as text is on a key. Source: behaviour A.2, rule 2.
    public func accentFill() -> KeyboardColor {
        keyTextColor(for: .control).composited(over: backgroundColor().opaque)
    }

    public func accentTextColor() -> KeyboardColor {
        keyFill(for: .standard).composited(over: backgroundColor().opaque)
    }
}
