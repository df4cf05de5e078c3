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

    /// The whole milliseconds from `earlier` to this moment.
    package func since(_ earlier: Instant) -> Milliseconds {
        Milliseconds(Int((nanoseconds - earlier.nanoseconds) / 1_000_000))
    }
}

extension Instant? {
    /// The one of two deadlines that comes first; nil where there is none.
    package func earlier(_ other: Instant?) -> Instant? {
        guard let self, let other else { return self ?? other }
        return Swift.min(self, other)
    }
}
