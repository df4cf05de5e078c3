import TestKit
import Testing

/// Real programs in a real compositor. One test at a time: each has a whole session to itself, and two cores are few.
@Suite(.serialized, .timeLimit(.minutes(Environment.runsLongTests ? 10 : 2)))
enum SessionTests {
    /// Whether this is `make test-long`.
    static var runsLongTests: Bool { Environment.runsLongTests }
}

extension Environment {
    fileprivate static var runsLongTests: Bool { value(of: "GLASSCHORD_LONG_TESTS") != nil }
}
