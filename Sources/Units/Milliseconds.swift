/// A length of time in milliseconds.
package struct Milliseconds: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }

    package init(integerLiteral value: Int) {
        self.value = value
    }

    package static func < (left: Milliseconds, right: Milliseconds) -> Bool {
        left.value < right.value
    }
}
