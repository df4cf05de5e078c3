import CLinux
import Glibc
import Units

/// The system's clock that never jumps (CLOCK_MONOTONIC).
@safe package final class MonotonicClock: Clock {
    package init() {}

    package var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}
