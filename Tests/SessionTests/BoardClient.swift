import EventLoop
import Surfaces
import TestKit
import Units
import Wayland
import WaylandWire

/// A board of one colour in a real session, without a keyboard behind it. It runs while a test waits for something.
final class BoardClient {
    static let wish = BoardShape(
        size: Size(width: 0, height: 218), topInset: 18, isTranslucent: true, glassCornerRadius: 26)

    let board: BoardSurface
    /// Premultiplied ARGB; nothing is painted at first.
    var colour: UInt32 = 0
    /// Called before the board is painted.
    var onDraw: () -> Void = {}
    /// Called before each of its pictures.
    var onPicture: () -> Void = {}

    private let loop: MainLoop
    private let connection: Connection
    private let outputs: Outputs
    private var isStale = true

    init(in session: any CompositorSession, isAnimated: Bool) throws {
        let loop = try MainLoop(clock: MonotonicClock())
        self.loop = loop
        connection = try Connection(Display(name: session.socketPath), in: loop)
        // The globals, and then the outputs' sizes.
        try Self.roundTrip(connection, loop)
        outputs = Outputs(connection)
        board = BoardSurface(
            try SurfaceGlobals(connection), outputs: outputs, layer: .overlay, clock: loop.clock)
        try Self.roundTrip(connection, loop)
        board.isAnimated = isAnimated
        board.wantedShape = { Self.wish.fitted(to: Size(width: $0.width, height: 218)) }
        board.onConfigured = { [unowned self] in isStale = true }
        loop.nextDeadline = { [unowned self] in board.nextDeadline }
        loop.onDeadline = { [unowned self] in board.timeReached($0) }
        loop.onTurnEnd = { [unowned self] in endTurn() }
    }

    /// Runs until `condition` holds at the end of a turn.
    func run(until condition: () throws -> Bool) throws {
        let deadline = Deadline()
        repeat {
            guard !deadline.hasPassed else { throw SessionError("the board does not get there") }
            try Self.turn(loop)
        } while try !condition()
    }

    /// Runs until the newest commit has been shown.
    func runUntilShown() throws {
        try run { board.isReady }
        try runUntilHandled()
    }

    /// Runs until the compositor has handled everything.
    func runUntilHandled() throws {
        try Self.roundTrip(connection, loop)
    }

    private func endTurn() {
        onDraw()
        if isStale, board.isReady {
            onPicture()
            let colour = colour
            let bounds = board.scale.bufferSize(for: board.size).bounds
            if board.present(
                PixelRegion(bounds), paint: { _, pixels in Self.fill(&pixels, with: colour) })
            {
                isStale = false
            }
        }
        board.endTurn()
        connection.flush()
    }

    static func fill(_ pixels: inout MutableRawSpan, with colour: UInt32) {
        for offset in stride(from: 0, to: pixels.byteCount, by: 4) {
            pixels.storeBytes(of: colour, toByteOffset: offset, as: UInt32.self)
        }
    }

    /// Deadlines are looked at some times in a second even where no event comes.
    private static func turn(_ loop: MainLoop) throws {
        try loop.turn(.notAtAll)
        _ = Descriptor.waitForInput(on: [loop.descriptor], until: Deadline(after: 50))
    }

    private static func roundTrip(_ connection: Connection, _ loop: MainLoop) throws {
        var isDone = false
        connection.afterRoundTrip { isDone = true }
        let deadline = Deadline()
        while !isDone {
            guard !deadline.hasPassed else { throw SessionError("the compositor does not answer") }
            connection.flush()
            try turn(loop)
        }
    }
}
