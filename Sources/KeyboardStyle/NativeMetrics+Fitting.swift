import Units

extension NativeMetrics {
    /// The lengths for an output of a logical size: those of its class, with the rows shrunk so
    /// that the key area takes at most half of the output's height.
    ///
    /// `keyAreaHeight` of the result is a whole number of logical pixels.
    /// Source: behaviour A.4, class and computed heights.
    public static func fitting(
        output: Size, rowCount: Int, design: NativeDesign = .newest
    ) -> NativeMetrics {
        design.metrics[OutputClass(of: output)].shrunk(to: output.height / 2, rowCount: rowCount)
    }

    /// The same lengths with rows, gaps, margins and type smaller by one factor, so that the key
    /// area is at most `height` and a whole number of logical pixels high. Never enlarges.
    public func shrunk(to height: Points, rowCount: Int) -> NativeMetrics {
        let natural = keyAreaHeight(rowCount: rowCount)
        // A surface without height is an error of the protocol.
        let target = Points(max(1, min(natural, height).value.rounded(.down)))
        return target < natural ? scaled(by: target / natural) : self
    }

    /// The same lengths with everything but the distances within a row smaller, so that rows are `height` high. Never enlarges.
    package func shrunk(toRowsOf height: Points) -> NativeMetrics {
        height < keyRowHeight ? scaled(by: height / keyRowHeight) : self
    }

    /// The same lengths with everything but the distances within a row larger or smaller, so that rows are `height` high.
    package func resized(toRowsOf height: Points) -> NativeMetrics {
        scaled(by: height / keyRowHeight)
    }

    /// Everything but the distances within a row.
    private func scaled(by factor: Double) -> NativeMetrics {
        var scaled = self
        scaled.keyRowHeight = keyRowHeight * factor
        scaled.rowSpacing = rowSpacing * factor
        scaled.verticalPadding = verticalPadding * factor
        scaled.keyCornerRadius = keyCornerRadius * factor
        scaled.pops = pops.scaled(by: factor)
        scaled.letterFontSize = letterFontSize * factor
        scaled.uppercaseFontSize = uppercaseFontSize * factor
        scaled.numericFontSize = numericFontSize * factor
        scaled.controlFontSize = controlFontSize * factor
        scaled.pageLabelFontSize = pageLabelFontSize * factor
        scaled.symbolPageLabelFontSize = symbolPageLabelFontSize * factor
        scaled.symbolFontSize = symbolFontSize * factor
        scaled.badgeFontSize = badgeFontSize * factor
        scaled.minimumBadgeFontSize = minimumBadgeFontSize * factor
        scaled.badgeInset = badgeInset * factor
        scaled.capitalsLift = capitalsLift * factor
        scaled.spaceBarTopExtension = spaceBarTopExtension * factor
        return scaled
    }
}
