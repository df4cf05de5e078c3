import Units

/// Where the loop reads the time.
package protocol Clock: AnyObject {
    var now: Instant { get }
}
