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
