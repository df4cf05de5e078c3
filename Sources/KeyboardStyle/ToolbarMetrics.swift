import Units

/// The toolbar's lengths and opacities.
///
/// To change some, take a value and set them. Source: behaviour E.2, E.3 and E.5.
public struct ToolbarMetrics: Sendable, Hashable {
    /// How high an icon is drawn unless its tool says otherwise.
    public static let symbolPointSize: Points = 14
    /// The gap between the items of a group, drawn as keys, unless it says otherwise.
    public static let itemSpacing: Points = 6

    // Both looks.
    /// How much larger than in the bar a tool is in its momentary preview.
    public var magnification = 1.5
    /// Texts of several characters are drawn so large: words are wide, and stand beside icons.
    public var wordFontSize: Points = 16
    /// How much thicker than the font's own the stems of texts are, in ems: a regular weight becomes a medium one, as heavy as
    /// the icons beside it.
    public var textThickening = 0.025
    /// A tool that is not enabled has this alpha.
    public var disabledOpacity = 0.35
    /// Leaving an item by more than this disarms it.
    public var slop: Points = 24
    /// A finger that has moved so far sideways scrolls a bar that has more tools than room.
    public var scrollSlop: Points = 12
    /// How far beyond its capsule an item at the end still takes touches.
    public var touchReach: Points = 4
    /// Where the bar's end is no farther than this from the item beside it, the item takes all touches up to there.
    public var edgeReach: Points = 8
    /// No item, and no cell of a picker, becomes wider for its text.
    public var maximumItemWidth: Points = 132
    /// From a picker to the output's edges, and where the last choice is reached at the latest.
    public var pickerMargin: Points = 8
    /// A picker's cells are not squeezed below this, to either side, while another row or column helps.
    public var pickerMinimumCellWidth: Points = 28

    public var glass = Glass()
    public var classic = Classic()

    public init() {}

    /// How high the bar is drawn. Source: behaviour C.4.
    public func height(of style: ToolbarStyle) -> Points {
        switch style {
        case .glass: glass.height
        case .classic: classic.height
        }
    }

    /// Capsules with one group each where there is room.
    public struct Glass: Sendable, Hashable {
        public var height: Points = 52
        public var capsuleHeight: Points = 44
        /// From the bar's ends to the first and the last capsule.
        public var margin: Points = 8
        public var itemWidth: Points = 44
        public var minimumItemWidth: Points = 36
        /// Left and right of what is wider than usual, such as a word.
        public var contentPadding: Points = 8
        /// Left and right of a capsule's items.
        public var capsulePadding: Points = 4
        /// The gap between two capsules that is wished for, and the least.
        public var capsuleGap: Points = 12
        public var minimumCapsuleGap: Points = 8
        /// The gap between two groups in one capsule, and the least.
        public var groupGap: Points = 12
        public var minimumGroupGap: Points = 4
        /// How high an icon of the usual point size is drawn, and texts' size.
        public var iconSize: Points = 20
        public var fontSize: Points = 20
        public var pressedRadius: Points = 18
        /// The line around the disc, of the text's colour, where the disc alone may be as bright as its capsule.
        public var pressedRimOpacity = 0.5
        public var pressedRimWidth: Points = 1
        /// The rim's alpha, of white, in the light and in the dark.
        public var rimOpacityLight = 0.35
        public var rimOpacityDark = 0.12
        /// A pixel at least.
        public var rimWidth: Points = 0.5
        public var pickerHeight: Points = 52
        public var pickerCellWidth: Points = 44
        public var pickerPadding: Points = 4
        /// Between the bar's capsule and the picker above it.
        public var pickerGap: Points = 6

        public init() {}
    }

    /// Tools drawn as keys, with a picker that grows out of its key.
    public struct Classic: Sendable, Hashable {
        public var height: Points = 46
        public var buttonHeight: Points = 42
        public var minimumButtonWidth: Points = 32
        /// Left and right of an icon or a text.
        public var iconPadding: Points = 5
        public var cornerRadius: Points = 5
        public var shadowOffset: Points = 1
        public var shadowOpacity = 0.2
        /// The fill of a secondary tool, as far as it differs from a key's. In the dark fills are white with an alpha.
        public var fontSize: Points = 20
        public var minimumGroupGap: Points = 6
        /// Where there is little room, the gaps between a group's items give way down to this.
        public var minimumItemSpacing: Points = 2
        public var plateHeight: Points = 54
        public var plateCornerRadius: Points = 10
        public var platePadding: Points = 10
        public var plateGap: Points = 10
        public var cellSpacing: Points = 6
        public var selectionRadius: Points = 5
        /// How much higher than its button the handle is.
        public var handleExtension: Points = 10
        public var handleRadius: Points = 5
        public var shoulderRadius: Points = 10
        /// Where the plate's edge is within so many widths of the handle, one S-curve joins them.
        public var curveReach = 0.8
        public var plateShadowBlur: Points = 5
        public var plateShadowOffset: Points = 2
        public var plateShadowOpacity = 0.2
        /// The hairline around the plate has the text's colour with this alpha, and a pixel at least.
        public var edgeOpacity = 0.15
        public var edgeWidth: Points = 0.5

        public init() {}
    }
}
