/// A moment on the event loop's clock, in nanoseconds; only differences mean something.
package struct Instant: Sendable, Hashable, Comparable {
    package let nanoseconds: Int64

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    package static func + (moment: Instant, span: Milliseconds) -> Instant {
        Instant(nanoseconds: moment.nanoseconds + Int64(span.value) * 1_000_000)
    }
}

/// A length of time in milliseconds.
package struct Milliseconds: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }

    package init(integerLiteral value: Int) {
        self.value = value
    }

    package static func < (left: Milliseconds, right: Milliseconds) -> Bool {
        left.value < right.value
    }
}

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
