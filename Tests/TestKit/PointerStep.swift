import Units

/// One thing that the parent compositor's pointer does. Places are logical pixels of the output.
package enum PointerStep: Sendable {
    case move(Point)
    case press
    case letGo
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
        case .move(let place):
            return "pointer \(place.x.value * scale) \(place.y.value * scale)"
        case .press: return "press"
        case .letGo: return "release"
        case .wait(let span): return "wait \(span)"
        }
    }
}

extension [PointerStep] {
    /// Taps one after the other, each held for half its time.
    package static func taps(_ places: [Point], at rate: TapRate) -> [PointerStep] {
        let half = rate.microseconds / 2
        return places.flatMap { place -> [PointerStep] in
            [
                .move(place), .press, .wait(microseconds: half),
                .letGo, .wait(microseconds: rate.microseconds - half),
            ]
        }
    }
}
