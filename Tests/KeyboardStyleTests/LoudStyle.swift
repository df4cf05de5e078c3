import KeyboardLayouts
import KeyboardStyle
import Units

/// Writes all nine members, none as its default.
struct LoudStyle: KeyboardStyleProvider {
    var metrics: NativeMetrics {
        var metrics = NativeMetrics.phonePortrait
        metrics.keyRowHeight = 17
        return metrics
    }

    func backgroundColor() -> KeyboardColor { both(rgb(0x010000)) }
    func keyFill(for role: KeyRole) -> KeyboardColor { both(rgb(0x020000)) }
    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor { both(rgb(0x030000)) }
    func keyFillPressed(for role: KeyRole) -> KeyboardColor { both(rgb(0x040000)) }
    func keyTextColor(for role: KeyRole) -> KeyboardColor { both(rgb(0x050000)) }
    func keyFontSize(for action: KeyboardAction) -> Points { 6 }
    func accentFill() -> KeyboardColor { both(rgb(0x070000)) }
    func accentTextColor() -> KeyboardColor { both(rgb(0x080000)) }
}
