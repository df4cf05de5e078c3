import Units

/// How a seat's keyboards repeat a held key.
///
/// Source: wayland, `wl_keyboard.repeat_info`.
package struct SeatKeyRepeat: Sendable, Equatable {
    /// From the press to the first repeat.
    package let delay: Milliseconds
    /// Between repeats; nil where a held key does not repeat.
    package let interval: Milliseconds?

    /// - Parameters:
    ///   - rate: keys a second; none for zero.
    ///   - delay: milliseconds.
    init?(rate: Int32, delay: Int32) {
        // Source: `repeat_info`: negative values are illegal.
        guard rate >= 0, delay >= 0 else { return nil }
        self.delay = Milliseconds(Int(delay))
        interval = rate == 0 ? nil : Milliseconds(max(1, 1000 / Int(rate)))
    }
}
