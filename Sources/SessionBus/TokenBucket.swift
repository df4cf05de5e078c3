import Units

/// How often something may happen: some times at once, and so many times a second after that.
struct TokenBucket: Sendable, Hashable {
    /// How many times at once.
    let capacity: Int
    /// Nanoseconds after which it may happen once more.
    let interval: Int64

    /// The moment at which the bucket is full: everything else follows from it.
    private var full: Instant

    /// A full bucket.
    init(capacity: Int, perSecond: Int, now: Instant) {
        precondition(capacity > 0 && perSecond > 0, "a bucket lets something through")
        self.capacity = capacity
        interval = 1_000_000_000 / Int64(perSecond)
        full = now
    }

    /// Whether it may happen now; if so, it has.
    mutating func take(_ now: Instant) -> Bool {
        let start = max(full, now)
        let (missing, _) = start.nanoseconds.subtractingReportingOverflow(now.nanoseconds)
        guard missing <= Int64(capacity - 1) * interval else { return false }
        full = Instant(nanoseconds: start.nanoseconds + interval)
        return true
    }

    /// Whether it is as good as new.
    func isFull(_ now: Instant) -> Bool { full <= now }
}
