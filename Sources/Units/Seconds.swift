/// A length of time in seconds, for what people write; the keyboard's own clocks count in `Milliseconds` and `Instant`.
public struct Seconds: Sendable, Hashable, Comparable {
    public var value: Double

    public init(_ value: Double) {
        self.value = value
    }

    /// The nearest whole number of milliseconds; what is no number, or less than nothing, is nothing.
    public var milliseconds: Milliseconds {
        guard value > 0 else { return 0 }
        return Milliseconds(Int(min(value * 1_000, 1_000_000_000).rounded()))
    }

    public static func < (left: Seconds, right: Seconds) -> Bool {
        left.value < right.value
    }
}

extension Seconds: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {
        self.value = value
    }

    public init(integerLiteral value: Int) {
        self.value = Double(value)
    }
}
