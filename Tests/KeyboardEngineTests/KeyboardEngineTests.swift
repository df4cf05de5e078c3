import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// An engine, a clock and fingers that are told which key to touch; a picture leaves whenever one goes down.
struct Fingers {
    var engine: ContactEngine
    /// Milliseconds of both clocks.
    var time = 1_000

    init(
        _ layout: KeyboardLayout = .usEnglish, _ change: (inout KeyboardBehavior) -> Void = { _ in }
    ) {
        var behavior = KeyboardBehavior.recommended
        change(&behavior)
        engine = ContactEngine(
            board: Board(layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: 402),
            behavior: behavior)
    }

    var now: Instant { Instant(nanoseconds: Int64(time) * 1_000_000) }

    /// The event of `finger` going down on the middle of a key of the page that is shown.
    func down(_ finger: Int32, _ id: KeyID) throws -> ContactEvent {
        let keys = engine.board.grid(for: engine.appearance.page).keys
        let placed = try #require(keys.first { $0.key.id == id })
        return event(finger, .down(placed.frame.center))
    }

    func event(_ finger: Int32, _ phase: ContactEvent.Phase) -> ContactEvent {
        ContactEvent(
            id: .touch(finger), phase: phase,
            time: EventTime(milliseconds: UInt32(truncatingIfNeeded: time)))
    }

    @discardableResult
    mutating func press(_ finger: Int32, _ id: KeyID) throws -> [TypedAction] {
        let typed = engine.handle([try down(finger, id)], now: now)
        engine.appearanceShown()
        return typed
    }

    @discardableResult
    mutating func lift(_ finger: Int32) -> [TypedAction] {
        engine.handle([event(finger, .up)], now: now)
    }

    @discardableResult
    mutating func cancel(_ finger: Int32) -> [TypedAction] {
        engine.handle([event(finger, .cancelled)], now: now)
    }

    @discardableResult
    mutating func move(_ finger: Int32, to point: Point) -> [TypedAction] {
        engine.handle([event(finger, .moved(point))], now: now)
    }

    /// Where a key of the page that is shown lies.
    func place(_ id: KeyID) throws -> PlacedKey {
        let keys = engine.board.grid(for: engine.appearance.page).keys
        return try #require(keys.first { $0.key.id == id })
    }

    @discardableResult
    mutating func press(_ finger: Int32, at point: Point) -> [TypedAction] {
        engine.handle([event(finger, .down(point))], now: now)
    }

    /// Moves from where a key's middle is.
    @discardableResult
    mutating func slide(
        _ finger: Int32, from id: KeyID, _ x: Points, _ y: Points = 0
    ) throws -> [TypedAction] {
        let middle = try place(id).frame.center
        return move(finger, to: Point(x: middle.x + x, y: middle.y + y))
    }

    /// As `wait`, with what was typed instead of when.
    mutating func typed(in milliseconds: Int) -> [TypedAction] {
        let end = time + milliseconds
        var typed: [TypedAction] = []
        while let deadline = engine.nextDeadline {
            let due = Int(deadline.nanoseconds / 1_000_000)
            if due > end { break }
            time = max(time, due)
            typed += engine.timeReached(now)
        }
        time = end
        return typed
    }

    @discardableResult
    mutating func tap(_ id: KeyID) throws -> [TypedAction] {
        try press(0, id) + lift(0)
    }

    /// Lets time pass, waking the engine exactly when it asks to be; gives the moments at which it
    /// typed, in milliseconds from now.
    mutating func wait(_ milliseconds: Int) -> [Int] {
        let start = time
        var moments: [Int] = []
        while let deadline = engine.nextDeadline {
            let due = Int(deadline.nanoseconds / 1_000_000)
            if due > start + milliseconds { break }
            time = due
            let typed = engine.timeReached(now)
            moments += typed.map { _ in due - start }
        }
        time = start + milliseconds
        return moments
    }
}

/// What an application would have received; "✗" where something was to be replaced that was not typed last.
func text(_ actions: [TypedAction]) -> String {
    var text = ""
    for action in actions {
        switch action {
        case .character(let character), .text(let character): text += character
        case .replace(let typed, let pick):
            if text.hasSuffix(typed) { text.removeLast(typed.count) } else { text += "✗" }
            text += pick
        case .space: text += " "
        case .primary: text += "\n"
        case .backspace: text += "⌫"
        case .deleteWord, .key, .chord, .dead, .moveCaret, .moveSentence, .nextKeyboard, .menu,
            .oneHanded:
            text += "(\(action))"
        }
    }
    return text
}

let q = KeyID.character("q")
let w = KeyID.character("w")
let e = KeyID.character("e")
