import Documents
import Units

/// How high a row of keys is to be.
package enum KeyHeight: Sendable, Hashable {
    case auto
    /// On the glass, by the size that the output tells.
    case millimetres(Double)
    /// In logical pixels.
    case points(Double)

    /// Fingers are not thinner, and no hand spans more.
    package static let millimetreLimits = 4.0...20.0
    package static let pointLimits = 24.0...120.0

    static let expected =
        "auto, millimetres such as '9 mm' (4 to 20), or pixels such as '48 px' (24 to 120)"

    /// Reads "9 mm", "48 px", with or without the space, or "auto".
    init?(_ text: String) {
        if text == "auto" {
            self = .auto
            return
        }
        func number(_ unit: String, _ limits: ClosedRange<Double>) -> Double? {
            guard text.hasSuffix(unit) else { return nil }
            let digits = text.dropLast(unit.count).drop { $0 == " " }
            let trimmed = digits.last == " " ? digits.dropLast() : digits
            return PlainNumber.decimal(trimmed).flatMap { limits.contains($0) ? $0 : nil }
        }
        if let value = number("mm", Self.millimetreLimits) {
            self = .millimetres(value)
        } else if let value = number("px", Self.pointLimits) {
            self = .points(value)
        } else {
            return nil
        }
    }

    package var text: String {
        switch self {
        case .auto: "auto"
        case .millimetres(let value): "\(SwitchKind.text(value)) mm"
        case .points(let value): "\(SwitchKind.text(value)) px"
        }
    }
}
