import Units

/// Source: behaviour A.4 and C.3.
extension NativeMetrics {
    /// The side of the native pop.
    public var nativePreviewSize: Points { keyRowHeight * pops.nativeSizeRatio }

    /// From the key's top edge up to the native pop.
    public var nativePreviewGap: Points { keyRowHeight * pops.nativeGapRatio }

    public var nativePreviewCornerRadius: Points { keyCornerRadius + pops.nativeExtraCornerRadius }

    /// From the key's top edge up to the end of a connected pop's head.
    public var keyPopOverflow: Points { keyRowHeight * pops.overflowRatio }

    public var keyPopHeadHeight: Points { keyRowHeight * pops.headHeightRatio }

    /// How deep in the key a connected pop begins to widen.
    public var keyPopNeckDepth: Points { keyRowHeight * pops.neckDepthRatio }

    /// The width of a connected pop's head over a key of `keyWidth`.
    public func keyPopHeadWidth(overKeyOf keyWidth: Points) -> Points {
        keyWidth * pops.headWidthRatio
    }

    /// A floating pop stands this high on its gap.
    public var floatingPopHeight: Points { keyPopOverflow }

    /// How far above the key area's top edge a pop reaches over a key of the first row, what is kept free above it included.
    ///
    /// Source: behaviour C.4.
    public func popOverflow(for style: CharacterPreviewStyle) -> Points {
        let aboveKey: Points
        switch style.family {
        case .detached: aboveKey = nativePreviewSize + nativePreviewGap
        case .connected: aboveKey = keyPopOverflow
        case .floating: aboveKey = pops.floatingGap + floatingPopHeight
        // They stay inside the keyboard.
        case .bubbles: return 0
        }
        return max(0, aboveKey - verticalPadding + pops.clearance)
    }

    /// What the surface needs above everything else for pops, so that none is cut.
    ///
    /// - Parameters:
    ///   - style: nil where no previews are shown.
    ///   - toolbarHeight: what lies above the keys: the suggestion bar and the toolbar.
    ///   - showsEmoji: whether the page is the emoji panel, which has room of its own.
    ///
    /// Source: theming guide, Key-pop headroom; behaviour C.4.
    public func popTopInset(
        for style: CharacterPreviewStyle?, toolbarHeight: Points = 0, showsEmoji: Bool = false
    ) -> Points {
        guard let style, !showsEmoji else { return 0 }
        return max(0, popOverflow(for: style) - toolbarHeight)
    }

    /// `popTopInset` in whole logical pixels, which a surface is sized in.
    public func wholePopTopInset(
        for style: CharacterPreviewStyle?, toolbarHeight: Points = 0, showsEmoji: Bool = false
    ) -> Points {
        let inset = popTopInset(for: style, toolbarHeight: toolbarHeight, showsEmoji: showsEmoji)
        // Sums of broken numbers miss a whole one by less than this.
        return Points((inset.value - 0.000_001).rounded(.up))
    }
}
