import Units

/// A pointer that taps, through wlr-virtual-pointer.
package final class PointerTapper {
    package init(in session: SwaySession) throws(SessionError) {
    }

    package func tap(at place: Point) throws(SessionError) {
    }
}
