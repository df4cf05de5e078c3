import CLinux
import Glibc
import Units

/// The moment at which waiting ends in an error.
///
/// Twenty seconds are far more than any step needs: a deadline is only met when something hangs, so a slow or busy
/// machine must never meet one.
package struct Deadline: Sendable {
    private let end: Instant

    package init(after span: Milliseconds = 20_000) {
        end = Self.now + span
    }

    /// The monotonic clock.
    package static var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    package var hasPassed: Bool { Self.now >= end }

    /// What is left, rounded up; zero when the deadline has passed.
    package var remaining: Milliseconds {
        Milliseconds(max(0, Int((end.nanoseconds - Self.now.nanoseconds + 999_999) / 1_000_000)))
    }
}
