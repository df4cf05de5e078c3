/// A time stamp of an input event: milliseconds of the compositor's clock, which has an undefined start and wraps.
///
/// Source: wayland, `wl_touch.down` and `wl_pointer.button`, argument `time`.
package struct EventTime: Sendable, Hashable {
    package let milliseconds: UInt32

    package init(milliseconds: UInt32) {
        self.milliseconds = milliseconds
    }

    /// How long after `earlier` this event happened; right across the wrap of the 32 bits.
    package func since(_ earlier: EventTime) -> Milliseconds {
        Milliseconds(Int(Int32(bitPattern: milliseconds &- earlier.milliseconds)))
    }
}
