import Units

/// When held keys that type no character act again.
///
/// Source: wayland, `wl_keyboard.repeat_info`.
package struct KeyRepeat: Sendable, Hashable {
    /// From going down to the first repeat.
    package let delay: Milliseconds
    /// From one repeat to the next; nil where keys do not repeat.
    package let interval: Milliseconds?

    /// - Parameters:
    ///   - delay: not negative; a negative one counts as none.
    ///   - rate: how often a second, at most a thousand times; 0 or less for never.
    package init(delay: Milliseconds = 500, rate: Int = 25) {
        self.delay = max(0, delay)
        interval = rate > 0 ? Milliseconds(max(1, 1000 / rate)) : nil
    }

    /// - Parameter interval: nil where keys do not repeat.
    package init(delay: Milliseconds, interval: Milliseconds?) {
        self.delay = delay
        self.interval = interval
    }
}
