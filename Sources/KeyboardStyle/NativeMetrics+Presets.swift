/// The newest design's lengths.
extension NativeMetrics {
    public static var phonePortrait: NativeMetrics { NativeDesign.newest.metrics.phonePortrait }
    public static var phoneLandscape: NativeMetrics { NativeDesign.newest.metrics.phoneLandscape }
    public static var tabletPortrait: NativeMetrics { NativeDesign.newest.metrics.tabletPortrait }
    public static var tabletLandscape: NativeMetrics { NativeDesign.newest.metrics.tabletLandscape }

    /// The name that the theming guide has for `phonePortrait`.
    public static var iPhonePortrait: NativeMetrics { phonePortrait }
    /// The name that the theming guide has for `phoneLandscape`.
    public static var iPhoneLandscape: NativeMetrics { phoneLandscape }
}
