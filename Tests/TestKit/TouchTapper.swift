import Units

/// One finger that taps in a nested session.
package final class TouchTapper: Tapper {
    private enum State {
        case away
        case over(Point)
        case down(Point)
    }

    private let session: NestedSession
    private let finger: Int
    private var state = State.away

    package init(in session: NestedSession, finger: Int = 0) {
        self.session = session
        self.finger = finger
    }

    package func move(to place: Point) throws(SessionError) {
        switch state {
        case .away, .over: state = .over(place)
        case .down:
            state = .down(place)
            try session.touch(.move(finger, place), .frame)
        }
    }

    package func press() throws(SessionError) {
        guard case .over(let place) = state else {
            throw SessionError("a finger goes down once, over a place")
        }
        state = .down(place)
        try session.touch(.down(finger, place), .frame)
    }

    package func letGo() throws(SessionError) {
        guard case .down(let place) = state else { throw SessionError("the finger is not down") }
        state = .over(place)
        try session.touch(.up(finger), .frame)
    }
}
