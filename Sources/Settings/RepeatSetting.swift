import Documents

/// A figure of how keys repeat while they are held.
package enum RepeatSetting: Sendable, Hashable {
    /// As the seat says, or as keyboards are used to.
    case auto
    /// Milliseconds before the first, or times in a second.
    case value(Int)

    /// Which figure it is.
    struct Figure {
        let limits: ClosedRange<Int>
        let unit: String

        var expected: String {
            "auto, or \(unit), from \(limits.lowerBound) to \(limits.upperBound)"
        }
    }

    static let delay = Figure(limits: 100...2_000, unit: "milliseconds")
    /// 0 keeps keys from repeating.
    static let rate = Figure(limits: 0...100, unit: "times a second")

    init?(_ text: String, _ figure: Figure) {
        if text == "auto" {
            self = .auto
            return
        }
        guard let value = PlainNumber.whole(text), figure.limits.contains(value) else { return nil }
        self = .value(value)
    }

    package var text: String {
        switch self {
        case .auto: "auto"
        case .value(let value): "\(value)"
        }
    }
}
