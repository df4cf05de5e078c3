/// A length in Wayland logical pixels. One point of the source documents is one logical pixel.
public struct Points: Sendable, Hashable, Comparable {
    public var value: Double

    public init(_ value: Double) {
        self.value = value
    }

    public init(_ value: Int) {
        self.value = Double(value)
    }

    public static func < (left: Points, right: Points) -> Bool {
        left.value < right.value
    }

    /// The nearest whole number of logical pixels.
    public var rounded: Points {
        Points(value.rounded())
    }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {
        self.value = value
    }

    public init(integerLiteral value: Int) {
        self.value = Double(value)
    }
}

extension Points: AdditiveArithmetic {
    public static var zero: Points { Points(0.0) }

    public static func + (left: Points, right: Points) -> Points {
        Points(left.value + right.value)
    }

    public static func - (left: Points, right: Points) -> Points {
        Points(left.value - right.value)
    }

    public static prefix func - (length: Points) -> Points {
        Points(-length.value)
    }
}

extension Points {
    public static func * (length: Points, factor: Double) -> Points {
        Points(length.value * factor)
    }

    public static func * (factor: Double, length: Points) -> Points {
        Points(length.value * factor)
    }

    public static func / (length: Points, divisor: Double) -> Points {
        Points(length.value / divisor)
    }

    /// The ratio of two lengths, a number without unit.
    public static func / (left: Points, right: Points) -> Double {
        left.value / right.value
    }
}

/// Stored as a number of logical pixels.
extension Points: Codable {
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Double.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
