import Units

/// What the board's surface is to the compositor: which of its pixels cover what lies behind, take touches, want blur
/// behind them and make windows give way. A value; `BoardRole` tells it.
///
/// Rectangles are in logical pixels of the surface, with whole numbers, from the top down; they do not overlap.
///
/// Source: behaviour B.2, B.4 and C.4.
package struct BoardShape: Sendable, Equatable {
    /// The size of the surface, headroom and toolbar included.
    package var size: Size
    /// The height of the headroom: rows at the top, above bar and keys, into which key-pops reach. Whole logical pixels.
    package var topInset: Points
    /// The height of the toolbar, between the headroom and the keys.
    package var barHeight: Points
    /// Whether what lies behind shows through: nothing behind the keys is painted then.
    package var isTranslucent: Bool
    /// The radius of the upper corners of the background that is painted where the board is solid.
    package var solidCornerRadius: Points
    /// The radius of the upper corners of the blur where the board is translucent.
    package var glassCornerRadius: Points

    /// - Parameter topInset: rounded up to whole logical pixels.
    package init(
        size: Size, topInset: Points = 0, barHeight: Points = 0, isTranslucent: Bool = false,
        solidCornerRadius: Points = 0, glassCornerRadius: Points = 0
    ) {
        self.size = size
        self.topInset = Points(max(0, topInset.value).rounded(.up))
        self.barHeight = barHeight
        self.isTranslucent = isTranslucent
        self.solidCornerRadius = solidCornerRadius
        self.glassCornerRadius = glassCornerRadius
    }

    /// The same board where the compositor has given another size.
    package func fitted(to size: Size) -> BoardShape {
        var shape = self
        shape.size = size
        return shape
    }

    /// Pixels that hide what lies behind them: none of a translucent board, of a solid one all but what its round corners
    /// leave. A pixel that the corner's edge crosses is not among them.
    package var opaqueRegion: [Rect] {
        // The upper edge of a row is the narrower one: what lies between its ends is covered in the whole row.
        isTranslucent
            ? [] : Self.rounded(bounds, radius: solidCornerRadius, edge: 0) { $0.rounded(.up) }
    }

    /// Where touches count: not in a headroom that is clear; they reach the application behind it.
    package var inputRegion: [Rect] {
        [isTranslucent ? belowHeadroom : bounds].filter { !$0.isEmpty }
    }

    /// What is to be blurred behind a translucent board: its shape without the headroom. Empty: nothing.
    package var blurRegion: [Rect] {
        // Half of each row's height counts for the row.
        isTranslucent
            ? Self.rounded(belowHeadroom, radius: glassCornerRadius, edge: 0.5) { $0.rounded() }
            : []
    }

    /// How far windows keep away from the lower edge of the output; a clear headroom does not push them.
    package var exclusiveZone: Points {
        isTranslucent ? belowHeadroom.height : size.height
    }

    /// Where a `PopupSurface` is on the output: from its upper edge to the lower edge of a board that stands at its bottom.
    /// The part above the board has negative y.
    ///
    /// - Parameter output: the output's logical size.
    package func popupBounds(on output: Size) -> Rect {
        Rect(
            left: 0, top: min(0, size.height - output.height), right: size.width,
            bottom: size.height)
    }

    private var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    private var belowHeadroom: Rect {
        Rect(left: 0, top: min(topInset, size.height), right: size.width, bottom: size.height)
    }

    /// A rectangle with round upper corners: one rectangle for each row of the corners, and one below.
    ///
    /// - Parameters:
    ///   - edge: at which part of its height a row is measured.
    ///   - whole: makes the corner's width in that row a whole number.
    private static func rounded(
        _ rect: Rect, radius: Points, edge: Double, _ whole: (Double) -> Double
    ) -> [Rect] {
        let radius = max(0, min(radius.value, rect.width.value / 2, rect.height.value))
        let rowCount = Int(radius.rounded(.up))
        var rows = (0..<rowCount).map { row in
            let height = max(0, radius - Double(row) - edge)
            let corner = Points(whole(radius - (radius * radius - height * height).squareRoot()))
            return Rect(
                x: rect.left + corner, y: rect.top + Points(row), width: rect.width - 2 * corner,
                height: 1)
        }
        rows.append(
            Rect(
                left: rect.left, top: rect.top + Points(rowCount), right: rect.right,
                bottom: rect.bottom))
        return rows.filter { !$0.isEmpty }
    }
}
