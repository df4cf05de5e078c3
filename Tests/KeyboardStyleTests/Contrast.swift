import Glibc
import KeyboardStyle

/// WCAG 2, written anew and with the C library's power, so that it cannot share a mistake with what it checks.
enum Contrast {
    static func luminance(_ color: RGBA) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
            + 0.0722 * linear(color.blue)
    }

    static func ratio(_ one: RGBA, _ two: RGBA) -> Double {
        let (first, second) = (luminance(one), luminance(two))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// One colour seen over an opaque one.
    static func seen(_ color: RGBA, over backdrop: RGBA) -> RGBA {
        func part(_ upper: Double, _ lower: Double) -> Double {
            upper * color.alpha + lower * (1 - color.alpha)
        }
        return RGBA(
            part(color.red, backdrop.red), part(color.green, backdrop.green),
            part(color.blue, backdrop.blue))
    }
}
