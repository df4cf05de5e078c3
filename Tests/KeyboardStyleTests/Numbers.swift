import KeyboardStyle
import Units

/// A colour from its written form.
func rgb(_ hex: Int, _ alpha: Double = 1) -> RGBA {
    RGBA(
        Double(hex / 0x10000) / 255, Double(hex / 0x100 % 0x100) / 255, Double(hex % 0x100) / 255,
        alpha)
}

func both(_ color: RGBA) -> KeyboardColor {
    KeyboardColor(light: color, dark: color)
}

/// Lengths are sums of broken numbers.
func isNear(_ left: Points, _ right: Points) -> Bool {
    abs(left.value - right.value) < 0.000_001
}

func isNear(_ left: RGBA, _ right: RGBA) -> Bool {
    zip(
        [left.red, left.green, left.blue, left.alpha],
        [right.red, right.green, right.blue, right.alpha]
    ).allSatisfy { abs($0 - $1) < 0.000_001 }
}
