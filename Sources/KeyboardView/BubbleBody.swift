import KeyboardStyle
import Units

/// A bubble as the field moves it. Lengths are logical pixels, times seconds.
struct BubbleBody: Sendable {
    private enum Life: Sendable {
        case whole(endsAt: Instant?)
        case bursting(since: Instant)
    }

    let number: Int
    var text: String
    let isSeparator: Bool
    let bornAt: Instant
    let ownRadius: Double
    let measures: BubbleMetrics
    var position: BubbleVector
    var velocity: BubbleVector
    var hasMetWall = false
    /// What a row that is too long makes of the radius.
    var scale = 1.0
    private(set) var phase: Double
    private var life: Life

    init(
        number: Int, text: String, isSeparator: Bool, radius: Double,
        measures: BubbleMetrics, at position: BubbleVector,
        velocity: BubbleVector, phase: Double, bornAt: Instant, endsAt: Instant?
    ) {
        self.number = number
        self.text = text
        self.isSeparator = isSeparator
        ownRadius = radius
        self.measures = measures
        self.position = position
        self.velocity = velocity
        self.phase = phase
        self.bornAt = bornAt
        life = .whole(endsAt: endsAt)
    }

    var isWhole: Bool {
        if case .whole = life { true } else { false }
    }

    /// Its weight, which only counts beside others'.
    var mass: Double { ownRadius * ownRadius }

    /// A bubble is born between two ticks, and is new at both.
    func age(at now: Instant) -> Double { max(0, Self.seconds(from: bornAt, to: now)) }

    func tint(at now: Instant) -> Double {
        max(0, 1 - age(at: now) / Self.seconds(measures.tintDuration))
    }

    /// What is painted, and what meets walls and others.
    func radius(at now: Instant) -> Double {
        ownRadius * scale * (1 + measures.newGrowth * tint(at: now))
    }

    /// Whether it still changes while it stands in a row.
    func isRestless(at now: Instant) -> Bool {
        !isWhole || age(at: now) < Self.seconds(measures.row.restDuration)
    }

    mutating func wave(by seconds: Double) {
        phase += seconds * measures.waveRate * 2 * .pi
    }

    /// Bursts it, unless it does already.
    mutating func burst(at now: Instant) {
        if isWhole { life = .bursting(since: now) }
    }

    /// Bursts it when its time is over.
    mutating func grow(old now: Instant) {
        if case .whole(let end?) = life, end <= now { life = .bursting(since: end) }
    }

    /// Whether its burst is over.
    func isGone(at now: Instant) -> Bool {
        guard case .bursting(let start) = life else { return false }
        return Self.seconds(from: start, to: now) >= Self.seconds(measures.burstDuration)
    }

    /// - Parameter wavesAlways: whether it waves for all its life, or comes to rest.
    func bubble(at now: Instant, wavesAlways: Bool) -> Bubble {
        let burst: Double? =
            if case .bursting(let start) = life {
                min(
                    1,
                    max(
                        0, Self.seconds(from: start, to: now) / Self.seconds(measures.burstDuration)
                    ))
            } else {
                nil
            }
        let calm = min(1, age(at: now) / Self.seconds(measures.row.restDuration))
        return Bubble(
            number: number, text: text, isSeparator: isSeparator, center: position.point,
            radius: Points(radius(at: now)), wobblePhase: phase,
            wobbleStrength: wavesAlways ? 1 : 1 - calm, tint: tint(at: now), burst: burst)
    }

    /// Never nothing, for it divides.
    private static func seconds(_ span: Milliseconds) -> Double {
        Double(max(1, span.value)) / 1_000
    }

    static func seconds(from start: Instant, to end: Instant) -> Double {
        Double(end.nanoseconds - start.nanoseconds) / 1_000_000_000
    }
}
