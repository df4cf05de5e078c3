import TestKit
import Units

/// Presses keys and waits for what comes of it.
struct Tapping {
    let stage: Stage
    let keyboard: RunningKeyboard
    var tap: WireTap?
    /// How long a key is held and how long the finger is up, in a series whose presses are timed: both keyboards have drawn
    /// and sleep when the next press comes.
    var rest: Milliseconds = 25
    /// A press without a text after so long has none.
    private static let patience: Milliseconds = 1_000

    /// What a series of presses has given.
    struct Series {
        /// From each press to its text, in microseconds.
        var delays: [Double] = []
        var lostCount = 0
        /// Of the keyboard, for each press with its release, in microseconds.
        var processorTime = 0.0
    }

    /// Taps at a hand's pace, each press timed.
    func timedTaps(_ count: Int, with finger: any Finger) throws(SessionError) -> Series {
        var series = Series()
        let before = keyboard.figures.processorTime
        for number in 0..<count {
            finger.hover(over: place(number))
            try stage.pause(rest, through: tap)
            if let delay = try press(number, finger) {
                series.delays.append(delay)
            } else {
                series.lostCount += 1
            }
            try stage.pause(rest, through: tap)
            finger.letGo()
        }
        try stage.pause(rest, through: tap)
        series.processorTime = (keyboard.figures.processorTime - before) / Double(count)
        return series
    }

    /// Taps as fast as the text arrives.
    ///
    /// - Returns: how many presses gave no text.
    @discardableResult
    func quickTaps(_ count: Int, with finger: any Finger) throws(SessionError) -> Int {
        var lostCount = 0
        for number in 0..<count {
            finger.hover(over: place(number))
            if try press(number, finger) == nil { lostCount += 1 }
            finger.letGo()
        }
        try finger.settle()
        // A press beside every surface takes the window's focus away, for good.
        guard stage.probe.hasFocus else { throw SessionError("the window has lost the focus") }
        return lostCount
    }

    private func place(_ number: Int) -> Point {
        let places = keyboard.contender.places
        return places[number % places.count]
    }

    /// The time from the press to the text in microseconds, or nil when none came.
    private func press(_ number: Int, _ finger: any Finger) throws(SessionError) -> Double? {
        let count = stage.probe.arrivalCount
        let deadline = Deadline(after: Self.patience)
        let start = Deadline.now
        finger.press(at: place(number))
        do {
            try stage.wait("a text", through: tap, running: keyboard.process, until: deadline) {
                $0.probe.arrivalCount > count
            }
        } catch {
            guard deadline.hasPassed else { throw error }
            return nil
        }
        guard let arrival = stage.probe.arrival else { return nil }
        return Double(arrival.nanoseconds - start.nanoseconds) / 1_000
    }
}
