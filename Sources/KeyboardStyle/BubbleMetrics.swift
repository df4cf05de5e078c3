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
    /// How far it springs beyond its size: a tenth of the way for 1.7.
    public var springSwing = 1.7
    /// How tall the letter is drawn in its bubble, in font sizes of a bubble's radius.
    public var letterRatio = 0.95
    /// The rim is the accent with this alpha.
    public var rimOpacity = 0.35
    /// The body is a letter key's colour with this alpha.
    public var bodyOpacity = 0.5
    /// How long a new bubble is tinted with the accent.
    public var tintDuration: Milliseconds = 350
    /// How much bigger than later it leaves its key.
    public var newGrowth = 0.15
    /// How long it bursts.
    public var burstDuration: Milliseconds = 350
    /// Waves of its outline in a second.
    public var waveRate = 1.2
    public var wandering = Wandering()
    public var row = Row()

    public init() {}

    /// Bubbles that wander over the keys. Radii are parts of the key's height. What behaviour C.3 does not give is ours.
    public struct Wandering: Sendable, Hashable {
        public var radiusRatio = 0.4
        /// How much smaller and bigger than that they are.
        public var sizes = 0.85...1.15
        /// Heights of a key in a second.
        public var speeds = 3.0...4.5
        /// How far from straight up a bubble leaves its key, and from straight away it leaves its first wall; in radians.
        public var launchAngle = 0.35
        public var deflectionAngle = 1.2
        /// How long a bubble lives whose letter is typed this long, or longer, after the one before.
        public var lifetime: Milliseconds = 2600
        public var calmPause: Milliseconds = 500
        /// What is left of that where typing is fast.
        public var shortestLifeRatio = 0.35

        public init() {}
    }

    /// Bubbles that stand in a row and spell what was typed.
    public struct Row: Sendable, Hashable {
        public var radiusRatio = 0.36
        public var separatorRadiusRatio = 0.16
        public var sizes = 0.93...1.07
        /// The gap between two bubbles, as a part of their mean radius.
        public var gapRatio = 0.12
        /// How long each bubble of a sentence lives.
        public var sentenceLifetime: Milliseconds = 1800
        /// How long a bubble goes on waving.
        public var restDuration: Milliseconds = 1000

        public init() {}
    }

    /// How far above its line a row of bubbles from keys of a height reaches.
    package func rowReach(fromKeysOf height: Points) -> Points {
        height * (row.radiusRatio * row.sizes.upperBound * (1 + newGrowth))
    }
}
