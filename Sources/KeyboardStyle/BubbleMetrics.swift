import Units

/// The measures of letter bubbles and of the keys that they leave. Source: behaviour A.6, C.2 and C.3.
public struct BubbleMetrics: Sendable, Hashable {
    /// How far to black a key is that is held.
    public var keyDarken = 0.12
    /// What a key shrinks to for a moment when its letter leaves.
    public var keyShrink = 0.8
    /// How long that takes.
    public var shrinkDuration: Milliseconds = 50
    /// How long it takes to spring back.
    public var springDuration: Milliseconds = 250
    /// How tall the letter is drawn in its bubble, in font sizes of a bubble's radius.
    public var letterRatio = 0.95
    /// The rim is the accent with this alpha.
    public var rimOpacity = 0.35
    /// The body is a letter key's colour with this alpha.
    public var bodyOpacity = 0.5
    /// How long a new bubble is tinted with the accent.
    public var tintDuration: Milliseconds = 350

    public init() {}
}
