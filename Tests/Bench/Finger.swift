import TestKit
import Units

/// Something that presses on the output. Nothing here waits: a press is on its way when the call returns.
protocol Finger: AnyObject {
    var device: Device { get }

    /// Gets ready over a place in logical pixels of the output; a touch has nothing to do.
    func hover(over place: Point)
    func press(at place: Point)
    func letGo()
    /// Returns when the compositor has handled all of it.
    func settle() throws(SessionError)
}

/// What a press is made with.
enum Device: String, CaseIterable {
    case pointer, touch
}
