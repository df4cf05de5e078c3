import Units
import Wayland

/// Gives the processor to whoever reads what was just sent, before the board is drawn.
struct HandOver {
    /// Touches that follow each other faster than fingers can are not given way to one by one: on a busy machine each time
    /// costs a slice of somebody else's, and events would pile up.
    private static let pause: Milliseconds = 8

    private var last: Instant?

    mutating func flush(_ connection: Connection, at now: Instant) {
        if let last, now < last + Self.pause {
            connection.flush()
        } else {
            connection.handOver()
        }
        last = now
    }
}
