import Behavior
import Units

/// What of the switches decides how touches are taken. Source: behaviour D.1.
struct TouchRules: Sendable {
    /// A finger that goes further than this beyond its key has left it. Source: behaviour D.3, hysteresis.
    static let slop: Points = 12

    /// Marks that wait for the finger where a space is to come with them.
    private static let spacedMarks = [".", ",", "?", "!", ":"]

    let insertsOnKeyDown: Bool
    let spaceWaits: Bool
    let deletesByWord: Bool
    let targetsByWord: Bool
    let locksCapitals: Bool
    let shiftFalls: Bool
    let caretInterval: Milliseconds
    private let marksWait: Bool
    private let verticalOffset: Points

    init(_ behavior: KeyboardBehavior) {
        insertsOnKeyDown = behavior.insertOnKeyDown
        spaceWaits = behavior.spaceCommitsOnRelease || !behavior.insertOnKeyDown
        deletesByWord = behavior.deleteByWord
        targetsByWord = behavior.predictiveKeyTargeting
        locksCapitals = behavior.enableCapsLock
        shiftFalls = behavior.autoShiftToLowercase
        caretInterval = behavior.cursorDragUpdateInterval
        marksWait = behavior.spaceAfterPunctuation
        verticalOffset = behavior.touchHitTestVerticalOffset
    }

    /// Whether a key that types this does so when it goes down. Several characters would have to be taken back one by one.
    func typesAtOnce(_ text: String) -> Bool {
        if !insertsOnKeyDown || text.count != 1 { return false }
        return !marksWait || !Self.spacedMarks.contains(text)
    }

    /// The place that a touch means.
    func place(of touch: Point) -> Point {
        Point(x: touch.x, y: touch.y - verticalOffset)
    }
}
