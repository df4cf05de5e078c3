import KeyboardLayouts
import Units

/// Another style's colours on the lengths that an output needs.
///
/// Type keeps its relation to the lengths: of a style that gives its own sizes they are made smaller as its rows are, the native
/// ones are those of the new lengths.
package struct FittedStyle: KeyboardStyleProvider {
    package let metrics: NativeMetrics
    private let base: any KeyboardStyleProvider

    package init(_ base: any KeyboardStyleProvider, metrics: NativeMetrics) {
        self.base = base
        self.metrics = metrics
    }

    package func keyFontSize(for action: KeyboardAction) -> Points {
        let size = base.keyFontSize(for: action)
        if size == base.metrics.fontSize(for: action) { return metrics.fontSize(for: action) }
        return size * min(1, metrics.keyRowHeight / base.metrics.keyRowHeight)
    }

    package func backgroundColor() -> KeyboardColor { base.backgroundColor() }
    package func keyFill(for role: KeyRole) -> KeyboardColor { base.keyFill(for: role) }
    package func keyTextColor(for role: KeyRole) -> KeyboardColor { base.keyTextColor(for: role) }
    package func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        base.keyFillOnGlass(for: role)
    }
    package func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        base.keyFillPressed(for: role)
    }
    package func accentFill() -> KeyboardColor { base.accentFill() }
    package func accentTextColor() -> KeyboardColor { base.accentTextColor() }
}

extension KeyboardStyleProvider {
    /// The lengths on an output: its own where it gives some, else those that the design has for such an output.
    ///
    /// - Parameter size: the output's, in logical pixels.
    package func lengths(on size: Size, _ design: NativeDesign) -> NativeMetrics {
        metrics == .phonePortrait ? design.metrics[OutputClass(of: size)] : metrics
    }
}
