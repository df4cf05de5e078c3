import Units

/// How often each connection may call.
struct CallRates: Sendable {
    private var buckets: [String: TokenBucket] = [:]

    /// So many connections are counted at the same time; of those that call seldom nothing is kept.
    static let connections = 128

    /// Whether a connection may call now; if so, it has.
    ///
    /// - Parameter sender: its unique name.
    mutating func take(_ sender: String, _ now: Instant) -> Bool {
        if buckets[sender] == nil {
            if buckets.count >= Self.connections {
                buckets = buckets.filter { !$0.value.isFull(now) }
            }
            guard buckets.count < Self.connections else { return false }
            buckets[sender] = TokenBucket(
                capacity: ToolbarLimits.callsAtOnce, perSecond: ToolbarLimits.callsPerSecond,
                now: now)
        }
        return buckets[sender]?.take(now) ?? false
    }
}
