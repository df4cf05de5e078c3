import Units

/// One thing that fingers do. Fingers are numbers; places are logical pixels of the output.
package enum TouchStep: Sendable {
    case down(Int, Point)
    case move(Int, Point)
    case up(Int)
    /// Ends a group of the steps above: clients may look at them together, and not before.
    case frame
    /// The compositor takes all fingers away.
    case cancel
    /// The next step is due that many microseconds after this one was.
    case wait(microseconds: Int)

    /// How long the step takes, in microseconds.
    var wait: Int {
        if case .wait(let span) = self { span } else { 0 }
    }

    /// The parent's order, in pixels of the window.
    func order(scale: Int) -> String {
        let scale = Double(scale)
        switch self {
        case .down(let finger, let place):
            return "down \(finger) \(place.x.value * scale) \(place.y.value * scale)"
        case .move(let finger, let place):
            return "move \(finger) \(place.x.value * scale) \(place.y.value * scale)"
        case .up(let finger): return "up \(finger)"
        case .frame: return "frame"
        case .cancel: return "cancel"
        case .wait(let span): return "wait \(span)"
        }
    }
}

/// How fast someone types.
package struct TapRate: Sendable, Hashable, CustomStringConvertible {
    package let tapsPerSecond: Int

    package init(tapsPerSecond: Int) {
        self.tapsPerSecond = tapsPerSecond
    }

    /// From one tap to the next, in microseconds.
    var microseconds: Int { 1_000_000 / tapsPerSecond }

    package var description: String { "\(tapsPerSecond) taps a second" }
}

extension [TouchStep] {
    /// Taps by two thumbs in turn: the next goes down before the last comes up, and comes up half a tap later.
    package static func twoThumbs(_ places: [Point], at rate: TapRate) -> [TouchStep] {
        var steps: [TouchStep] = []
        let half = rate.microseconds / 2
        for (index, place) in places.enumerated() {
            steps += [.down(index % 2, place), .frame, .wait(microseconds: half)]
            if index > 0 { steps += [.up((index - 1) % 2), .frame] }
            steps.append(.wait(microseconds: rate.microseconds - half))
        }
        if !places.isEmpty { steps += [.up((places.count - 1) % 2), .frame] }
        return steps
    }
}
