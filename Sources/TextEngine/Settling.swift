import Units

/// Keys that were sent into an active field and have not been seen to arrive.
///
/// An application tells what each key has done, or what several have done together. What the first of them leave says nothing
/// of the place at which the last will leave the caret: a deletion there would take something else, and text would come between.
struct Settling: Sendable {
    static let mostPassed = 32

    let ticket: Outbox.Ticket
    /// Whether the answer to the last key's sync has come: reports from now on may show what the keys did.
    var isTaken = false
    /// What reports from before the keys may still show, in order.
    var owed: [SurroundingText]
    /// The only texts that the keys may leave: those of a caret that moves. Empty where the application may do otherwise.
    var expected: [SurroundingText] = []
    /// What applications leave that do with the keys what most do; empty where that is not known. Of deletions the first deletes
    /// what is seen as one character, the second a code point.
    var predicted: [SurroundingText] = []
    /// What was there before the last key: the text before all of them, and what such applications have left of it since; of very
    /// many the newest.
    var passed: [SurroundingText] = []
    /// How many keys change something, and how many changes were told.
    var keyCount = 0
    var toldCount = 0
    /// The last of them; the text before the keys until one was told.
    var last: SurroundingText?
    /// Whether it was told once more: nothing may have changed.
    var isToldAgain = false
    /// Whether the key most likely changes nothing.
    var isNothingLikely = false
    /// Until when text that follows waits.
    var deadline: Instant

    /// Whether it is known what the keys leave, and a report shows something else.
    func isElsewhere(than report: SurroundingText) -> Bool {
        !expected.isEmpty && !expected.contains { $0.agrees(with: report) }
    }

    /// Takes a report from after the sync; true when it is the one of the last key.
    mutating func isEnded(by report: SurroundingText) -> Bool {
        // Also what stands behind the caret may have changed.
        if last == report {
            isToldAgain = true
        } else {
            toldCount += 1
            last = report
        }
        if toldCount >= keyCount { return true }
        return predicted.contains { $0.agrees(with: report) }
            && !passed.contains { $0.agrees(with: report) }
    }
}
