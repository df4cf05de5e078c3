import TestKit
import Units

/// A finger on the window of the parent compositor, which sway takes for a touch screen.
final class TouchFinger: Finger {
    let device = Device.touch
    private let session: NestedSession

    init(in session: NestedSession) {
        self.session = session
    }

    func hover(over place: Point) {}

    func press(at place: Point) {
        session.send(.down(0, place), .frame)
    }

    func letGo() {
        session.send(.up(0), .frame)
    }

    func settle() throws(SessionError) {
        try session.touch([])
    }
}
