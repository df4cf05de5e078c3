import KeyboardStyle
import Units

/// Bubbles that stand in a row, centred along the top edge, half above it.
extension BubbleField {
    /// How much of the way to its place a bubble goes in one tick.
    private static let approach = 0.11
    /// Nearer than this is there, in logical pixels.
    private static let settled = 0.25

    /// Whether a character goes on with the current word: letters, digits and inner apostrophes.
    ///
    /// Source: behaviour D.5, current word.
    func isOfWord(_ text: String) -> Bool {
        if text == "'" || text == "’" { return !self.text.isEmpty }
        return text.first?.isLetter == true || text.first?.isNumber == true
    }

    mutating func joinWord(_ text: String, from key: Rect, at time: Instant) {
        for index in bodies.indices where bodies[index].isSeparator {
            bodies[index].burst(at: time)
        }
        join(text, isSeparator: false, from: key, at: time, endsAt: nil)
    }

    mutating func endWord(with text: String, from key: Rect, at time: Instant) {
        burstAll(at: time)
        join(text, isSeparator: true, from: key, at: time, endsAt: nil)
    }

    mutating func joinSentence(_ text: String, from key: Rect, at time: Instant) {
        join(
            text, isSeparator: Self.isBlank(text), from: key, at: time,
            endsAt: time + measures.row.sentenceLifetime)
    }

    private mutating func join(
        _ text: String, isSeparator: Bool, from key: Rect, at time: Instant, endsAt: Instant?
    ) {
        let row = measures.row
        let part =
            isSeparator && Self.isBlank(text) ? row.separatorRadiusRatio : row.radiusRatio
        let radius = key.height.value * part * random.number(in: row.sizes)
        add(
            text, isSeparator: isSeparator, radius: radius, from: key, velocity: .zero, at: time,
            endsAt: endsAt)
    }

    /// Moves every whole bubble towards its place, and its size towards what the row allows.
    mutating func lineUp() {
        for (index, place) in places {
            let body = bodies[index]
            bodies[index].position =
                body.position + (place.center - body.position) * Self.approach
            bodies[index].scale = body.scale + (place.scale - body.scale) * Self.approach
        }
    }

    /// Whether every bubble is where it belongs.
    var isRowSettled: Bool {
        places.allSatisfy { index, place in
            (place.center - bodies[index].position).length < Self.settled
                && abs(place.scale - bodies[index].scale) * bodies[index].ownRadius < Self.settled
        }
    }

    private struct Place {
        let center: BubbleVector
        let scale: Double
    }

    /// Where each whole bubble belongs, from the oldest on the left to the newest on the right.
    private var places: [(index: Int, place: Place)] {
        let row = bodies.indices.filter { bodies[$0].isWhole }
        let radii = row.map { bodies[$0].ownRadius }
        let gaps = zip(radii, radii.dropFirst()).map { ($0 + $1) / 2 * measures.row.gapRatio }
        let length = 2 * radii.reduce(0, +) + gaps.reduce(0, +)
        let scale = length > bounds.width.value ? bounds.width.value / length : 1
        var left = bounds.center.x.value - length * scale / 2
        return row.enumerated().map { order, index in
            let center = BubbleVector(
                x: left + radii[order] * scale, y: bounds.top.value)
            left += (2 * radii[order] + (order < gaps.count ? gaps[order] : 0)) * scale
            return (index, Place(center: center, scale: scale))
        }
    }
}
