import Units

/// A design's lengths for every class of output.
public struct DesignMetrics: Sendable, Hashable {
    public var phonePortrait: NativeMetrics
    public var phoneLandscape: NativeMetrics
    public var tabletPortrait: NativeMetrics
    public var tabletLandscape: NativeMetrics

    public init(
        phonePortrait: NativeMetrics, phoneLandscape: NativeMetrics, tabletPortrait: NativeMetrics,
        tabletLandscape: NativeMetrics
    ) {
        self.phonePortrait = phonePortrait
        self.phoneLandscape = phoneLandscape
        self.tabletPortrait = tabletPortrait
        self.tabletLandscape = tabletLandscape
    }

    public subscript(outputClass: OutputClass) -> NativeMetrics {
        switch outputClass {
        case .phonePortrait: phonePortrait
        case .phoneLandscape: phoneLandscape
        case .tabletPortrait: tabletPortrait
        case .tabletLandscape: tabletLandscape
        }
    }

    /// The same with a change to every class.
    func mapped(_ change: (NativeMetrics) -> NativeMetrics) -> DesignMetrics {
        DesignMetrics(
            phonePortrait: change(phonePortrait), phoneLandscape: change(phoneLandscape),
            tabletPortrait: change(tabletPortrait), tabletLandscape: change(tabletLandscape))
    }
}

extension DesignMetrics {
    static let ios26 = DesignMetrics(
        phonePortrait: .ios26PhonePortrait, phoneLandscape: .ios26PhoneLandscape,
        tabletPortrait: .ios26TabletPortrait, tabletLandscape: .ios26TabletLandscape)

    /// From published tables of the iOS 18 keyboard: rounding and depth everywhere, and the phone's rows, which are 54 apart
    /// with 3 beside and 5 above and below each key. The rest is as in `ios26`. Source: behaviour A.7.
    static let ios18: DesignMetrics = {
        var metrics = ios26.mapped { metrics in
            var changed = metrics
            changed.keyCornerRadius = 5
            changed.keyDepthOpacity = 0.3
            return changed
        }
        metrics.phonePortrait.keyRowHeight = 44
        metrics.phonePortrait.rowSpacing = 10
        metrics.phonePortrait.keySpacing = 6
        metrics.phonePortrait.horizontalPadding = 3
        metrics.phonePortrait.verticalPadding = 5
        return metrics
    }()
}
