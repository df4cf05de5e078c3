import Units

/// A clock that stands still until it is told to go on; for tests.
package final class ManualClock: Clock {
    package private(set) var now: Instant

    package init(now: Instant = Instant(nanoseconds: 1_000_000_000)) {
        self.now = now
    }

    package func advance(by span: Milliseconds) {
        now = now + span
    }
}
