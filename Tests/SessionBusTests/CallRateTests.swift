import Testing
import Units

@testable import SessionBus

/// How often an application may call. Source: docs/toolbar-dbus.md, "Limits".
@Suite struct CallRateTests {
    private static let start = Instant(nanoseconds: 5_000_000_000)

    /// How many of so many calls at one moment are let through.
    private static func count(
        _ rates: inout CallRates, _ sender: String, calls: Int, _ now: Instant
    ) -> Int {
        (0..<calls).count { _ in rates.take(sender, now) }
    }

    @Test func fiftyAtOnceAndTwentyASecondAfterThat() {
        var rates = CallRates()
        #expect(Self.count(&rates, ":1.1", calls: 100, Self.start) == 50)
        #expect(Self.count(&rates, ":1.1", calls: 1, Self.start + 49) == 0)
        #expect(Self.count(&rates, ":1.1", calls: 3, Self.start + 50) == 1)
        #expect(Self.count(&rates, ":1.1", calls: 100, Self.start + 1050) == 20)
        #expect(Self.count(&rates, ":1.1", calls: 100, Self.start + 60_000) == 50)
    }

    /// 20 a second for an hour.
    @Test func whoKeepsToTheRateIsNeverRefused() {
        var rates = CallRates()
        var now = Self.start
        for _ in 0..<72_000 {
            #expect(Self.count(&rates, ":1.1", calls: 1, now) == 1)
            now = now + 50
        }
    }

    @Test func eachConnectionIsCountedByItself() {
        var rates = CallRates()
        #expect(Self.count(&rates, ":1.1", calls: 60, Self.start) == 50)
        #expect(Self.count(&rates, ":1.2", calls: 60, Self.start) == 50)
    }

    /// Thousands of connections that call once cost no memory and shut nobody out for long.
    @Test func connectionsWithoutEndAreForgotten() {
        var rates = CallRates()
        #expect(Self.count(&rates, ":1.0", calls: 50, Self.start) == 50)
        let taken = (1...1000).count { rates.take(":1.\($0)", Self.start) }
        #expect(taken == CallRates.connections - 1)
        #expect(
            Self.count(&rates, ":1.0", calls: 1, Self.start) == 0,
            "who floods is not forgotten for it")
        #expect(Self.count(&rates, ":1.5000", calls: 1, Self.start + 50) == 1)
        #expect(Self.count(&rates, ":1.0", calls: 1, Self.start + 49) == 0)
    }
}
