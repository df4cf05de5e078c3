import Units

/// Measured on iOS 26.
extension NativeMetrics {
    /// A phone held upright.
    ///
    /// Source: behaviour A.4, column "portrait phone"; the lift of capitals from its paragraph on
    /// vertical centring; the space bar's extension from D.1. The label padding is ours.
    static let ios26PhonePortrait = NativeMetrics(
        keyRowHeight: 45, rowSpacing: 11, keySpacing: 6, horizontalPadding: 6.5,
        verticalPadding: 8, suggestionBarHeight: 44, shiftKeyGap: 15, keyCornerRadius: 7.5,
        letterFontSize: 25,
        uppercaseFontSize: 22, numericFontSize: 22, controlFontSize: 16, pageLabelFontSize: 18,
        symbolPageLabelFontSize: 15, symbolFontSize: 17, capitalsLift: 1, labelPadding: 3,
        spaceBarTopExtension: 12)

    /// A phone held sideways. Source: behaviour A.4, column "landscape phone".
    static let ios26PhoneLandscape = NativeMetrics(
        keyRowHeight: 32, rowSpacing: 8, keySpacing: 6, horizontalPadding: 3,
        verticalPadding: 4, suggestionBarHeight: 36, shiftKeyGap: 15, keyCornerRadius: 7.5,
        letterFontSize: 22,
        uppercaseFontSize: 20, numericFontSize: 20, controlFontSize: 15, pageLabelFontSize: 16,
        symbolPageLabelFontSize: 14, symbolFontSize: 15, capitalsLift: 1, labelPadding: 3,
        spaceBarTopExtension: 12)

    /// A tablet held upright. Source: behaviour A.4, column "tablet", first figures; "#+=" keeps
    /// the proportion that it has to "123" on the phone.
    static let ios26TabletPortrait = NativeMetrics(
        keyRowHeight: 54, rowSpacing: 10, keySpacing: 10, horizontalPadding: 5,
        verticalPadding: 5, suggestionBarHeight: 48, shiftKeyGap: 10, keyCornerRadius: 9,
        letterFontSize: 28,
        uppercaseFontSize: 25, numericFontSize: 25, controlFontSize: 18, pageLabelFontSize: 18,
        symbolPageLabelFontSize: 15, symbolFontSize: 20, capitalsLift: 1, labelPadding: 3,
        spaceBarTopExtension: 12)

    /// A tablet held sideways. Source: behaviour A.4, column "tablet", second figures.
    static let ios26TabletLandscape = NativeMetrics(
        keyRowHeight: 74, rowSpacing: 12, keySpacing: 14, horizontalPadding: 7,
        verticalPadding: 6, suggestionBarHeight: 48, shiftKeyGap: 10, keyCornerRadius: 9,
        letterFontSize: 28,
        uppercaseFontSize: 25, numericFontSize: 25, controlFontSize: 18, pageLabelFontSize: 18,
        symbolPageLabelFontSize: 15, symbolFontSize: 20, capitalsLift: 1, labelPadding: 3,
        spaceBarTopExtension: 12)
}
