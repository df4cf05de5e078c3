import KeyboardStyle
import KeyboardToolbar
import Units

/// A toolbar with fingers and a clock that the test moves.
struct Bar {
    var touches: ToolbarTouches
    private(set) var now = Instant(nanoseconds: 0)
    /// All that was told, in order.
    private(set) var effects: [ToolbarEffect] = []

    init(
        _ content: ToolbarContent = Samples.document, width: Points = 800,
        style: ToolbarStyle = .glass, delay: Milliseconds = 500
    ) {
        touches = ToolbarTouches(
            content: content, layout: Samples.layout(content, width: width, style: style),
            delay: delay, availableAbove: 600)
    }

    var performed: [ToolbarEffect] {
        effects.filter { if case .perform = $0 { true } else { false } }
    }

    var picker: OpenToolPicker? { touches.appearance.picker }

    /// The middle of an item.
    func center(_ group: Int, _ item: Int) -> Point {
        touches.layout.frame(of: ToolAddress(group: group, item: item))?.center
            ?? Point(x: -1, y: -1)
    }

    mutating func down(_ point: Point, finger: Int32 = 0) { send(.down(point), finger) }
    mutating func move(_ point: Point, finger: Int32 = 0) { send(.moved(point), finger) }
    mutating func up(finger: Int32 = 0) { send(.up, finger) }
    mutating func cancel(finger: Int32 = 0) { send(.cancelled, finger) }

    /// Time goes on by so many milliseconds, stopping where the machine wants to be called.
    mutating func wait(_ span: Int) {
        let end = now + Milliseconds(span)
        while let deadline = touches.nextDeadline, deadline <= end {
            now = max(now, deadline)
            effects += touches.timeReached(now)
        }
        now = end
    }

    mutating func show(_ content: ToolbarContent, width: Points = 800) {
        touches.contentChanged(
            content, Samples.layout(content, width: width, style: touches.layout.style))
    }

    private mutating func send(_ phase: ContactEvent.Phase, _ finger: Int32) {
        let event = ContactEvent(
            id: .touch(finger), phase: phase,
            time: EventTime(milliseconds: UInt32(now.since(Instant(nanoseconds: 0)).value)))
        effects += touches.handle(event, now: now)
    }
}

func + (point: Point, offset: (x: Points, y: Points)) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
}
