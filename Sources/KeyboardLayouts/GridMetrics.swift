import Units

/// The lengths that decide where keys lie.
///
/// The figures come from `NativeMetrics` of `KeyboardStyle`. Source: behaviour A.4.
package struct GridMetrics: Sendable, Hashable {
    package var keyRowHeight: Points
    /// The gap between two rows.
    package var rowSpacing: Points
    /// The gap between two keys of a row.
    package var keySpacing: Points
    /// The margin left and right of the keys.
    package var horizontalPadding: Points
    /// The margin above and below the keys.
    package var verticalPadding: Points
    /// The gap between an edge key (shift, backspace) and the character beside it.
    package var shiftKeyGap: Points
    /// How far above its own top edge the space bar takes touches. Source: behaviour D.1.
    package var spaceBarTopExtension: Points
    package var callout: CalloutMetrics

    package init(
        keyRowHeight: Points, rowSpacing: Points, keySpacing: Points, horizontalPadding: Points,
        verticalPadding: Points, shiftKeyGap: Points, spaceBarTopExtension: Points,
        callout: CalloutMetrics
    ) {
        self.keyRowHeight = keyRowHeight
        self.rowSpacing = rowSpacing
        self.keySpacing = keySpacing
        self.horizontalPadding = horizontalPadding
        self.verticalPadding = verticalPadding
        self.shiftKeyGap = shiftKeyGap
        self.spaceBarTopExtension = spaceBarTopExtension
        self.callout = callout
    }

    /// The height of `rowCount` rows with the gaps between them and the margins around them.
    ///
    /// Source: behaviour A.4, `keyAreaHeight`.
    package func keyAreaHeight(rowCount: Int) -> Points {
        Double(rowCount) * keyRowHeight + Double(rowCount - 1) * rowSpacing + 2 * verticalPadding
    }

    /// The same lengths with the gaps of a row made smaller until they leave half of `width` to
    /// the keys, so that even a sliver of a surface has keys that are not empty.
    func narrowed(to width: Points, columnCount: Int) -> GridMetrics {
        let gaps = 2 * horizontalPadding + Double(columnCount - 1) * keySpacing
        let room: Points = width / 2
        if gaps <= room { return self }
        var narrowed = self
        narrowed.keySpacing = keySpacing * (room / gaps)
        narrowed.horizontalPadding = horizontalPadding * (room / gaps)
        narrowed.shiftKeyGap = shiftKeyGap * (room / gaps)
        return narrowed
    }
}
