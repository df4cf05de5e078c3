/// A length of time in milliseconds.
public struct Milliseconds: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    public let value: Int

    public init(_ value: Int) {
        self.value = value
    }

    public init(integerLiteral value: Int) {
        self.value = value
    }

    public static func < (left: Milliseconds, right: Milliseconds) -> Bool {
        left.value < right.value
    }
}

/// Stored as a whole number of milliseconds.
extension Milliseconds: Codable {
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
