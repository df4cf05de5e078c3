import Units

/// The board's way onto the screen or off it. Decides only where the board is; `BoardSurface` moves it.
///
/// The motion follows the times that frame callbacks tell: the first one begins it. The clock only ends it where those
/// times fail: on an output that sleeps, for a surface that the compositor takes for invisible, or with a clock that stands.
struct Slide: Sendable, Equatable {
    enum Direction: Sendable, Equatable {
        case up
        case down
    }

    /// How long the whole way takes; a part of it takes as much less.
    static let duration: Milliseconds = 250
    /// After so long the slide is over, wherever it is: twice what it should take.
    static let patience: Milliseconds = 500

    let direction: Direction
    /// The moment at which the slide is over at the latest.
    let deadline: Instant
    /// How much of the way is left between the board and its place: 0 in its place, 1 off the screen.
    private(set) var distance: Double
    private(set) var isOver = false

    private let start: Double
    private var beginning: EventTime?
    private var elapsed = 0

    /// - Parameter distance: where the board is.
    init(_ direction: Direction, from distance: Double, at now: Instant) {
        self.direction = direction
        self.distance = distance
        start = distance
        deadline = now + Self.patience
    }

    /// A frame callback is done.
    ///
    /// - Parameters:
    ///   - time: what it tells.
    ///   - now: the clock's moment.
    mutating func frame(at time: EventTime, now: Instant) {
        let beginning = beginning ?? time
        self.beginning = beginning
        // Never backwards, whatever a compositor tells.
        elapsed = max(elapsed, time.since(beginning).value)
        let way = direction == .up ? start : 1 - start
        let span = Double(Self.duration.value) * way
        if Double(elapsed) >= span || now >= deadline {
            isOver = true
            distance = direction == .up ? 0 : 1
            return
        }
        let part = Self.eased(Double(elapsed) / span)
        distance = direction == .up ? start * (1 - part) : start + way * part
    }

    /// Slow at both ends: 3t² − 2t³.
    private static func eased(_ time: Double) -> Double {
        time * time * (3 - 2 * time)
    }

    /// How far below its place a surface of this height is; whole logical pixels.
    ///
    /// One row stays on the output as long as the surface is there: compositors send no frame callback to a surface that is
    /// nowhere (sway 1.7, `output_for_each_surface`).
    func depth(of height: Points) -> Points {
        (distance * max(0, height - 1)).rounded
    }
}
