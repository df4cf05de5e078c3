import EventLoop
import Glibc
import Protocols
import TestCompositor
import Testing
import Units
import Wayland
import WaylandServerWire
import WaylandWire

@testable import Surfaces

/// A board's surface on a compositor in this process, with nobody behind it but the test.
///
/// Every picture is of one colour, which tells the shape that it was painted for and how often `press` was called.
final class BoardRig {
    let compositor: ScriptedCompositor
    let clock = ManualClock()
    let loop: MainLoop
    private(set) var board: BoardSurface!
    private(set) var contacts: [ContactEvent] = []
    private(set) var closings = 0
    private(set) var shownCount = 0
    /// What the board wants to be on any output, apart from its width.
    var wish = BoardShape(
        size: Size(width: 0, height: 200), solidCornerRadius: 12, glassCornerRadius: 26)
    /// What the next picture changes; all of it unless given.
    var part: (damage: PixelRegion, order: PictureOrder)?
    /// What had to be painted of each picture.
    private(set) var painted: [PixelRegion] = []
    /// Called before the board is painted: the time for popups.
    var onDraw: () -> Void = {}

    private let display: Display
    private let connection: Connection
    private var outputs: Outputs!
    private var seatContacts: SeatContacts!
    private var presses = 0
    private var isStale = true

    init(
        _ offer: Offer = Offer(), isAnimated: Bool = false,
        before: (ScriptedCompositor) -> Void = { _ in }
    ) throws {
        compositor = ScriptedCompositor(offer)
        before(compositor)
        loop = try MainLoop(clock: clock)
        display = try Display(descriptor: compositor.connect())
        connection = try Connection(display, in: loop)
        loop.onTurnEnd = { [unowned self] in endTurn() }
        try settle()
        let outputs = Outputs(connection)
        let board = BoardSurface(
            try SurfaceGlobals(connection), outputs: outputs, layer: .overlay, clock: clock)
        self.outputs = outputs
        self.board = board
        let seat = try #require(connection.bind(WlSeat.self, upTo: 7))
        seatContacts = SeatContacts(
            seat, isBoard: { [unowned board] in board.isSurface($0) },
            takesContacts: { [unowned board] in board.takesContacts })
        seatContacts.onContacts = { [unowned self] in contacts += $0 }
        board.isAnimated = isAnimated
        board.wantedShape = { [unowned self] output in
            wish.fitted(to: Size(width: output.width, height: wish.size.height))
        }
        board.onConfigured = { [unowned self] in isStale = true }
        board.onClosed = { [unowned self] in closings += 1 }
        board.onShown = { [unowned self] in shownCount += 1 }
        outputs.onChange = { [unowned board] in board.outputsChanged() }
        connection.onGlobal = { [unowned self, unowned outputs] in
            outputs.appeared($0)
            self.board.appeared($0)
        }
        connection.onGlobalRemoved = { [unowned self, unowned outputs] in
            outputs.disappeared($0)
            self.board.disappeared($0)
        }
        loop.nextDeadline = { [unowned board] in board.nextDeadline }
        loop.onDeadline = { [unowned board] in board.timeReached($0) }
        try settle()
    }

    deinit {
        for violation in compositor.violations { Issue.record("forbidden: \(violation)") }
        compositor.die()
    }

    /// A board that is on screen.
    static func shown(
        _ offer: Offer = Offer(), _ wish: BoardShape? = nil,
        before: (ScriptedCompositor) -> Void = { _ in }
    ) throws -> BoardRig {
        let rig = try BoardRig(offer, before: before)
        if let wish { rig.wish = wish }
        try rig.show()
        return rig
    }

    /// Everything on its way arrives at either side, with all that follows.
    func settle() throws {
        var quietRounds = 0
        for _ in 0..<200 {
            try loop.turn(.notAtAll)
            let hadRequests = compositor.dispatch()
            let isQuiet =
                !hadRequests && !isReadable(display.descriptor)
                && !isReadable(compositor.server.descriptor)
            quietRounds = isQuiet ? quietRounds + 1 : 0
            if quietRounds == 2 { return }
        }
        Issue.record("the board and the compositor do not come to rest")
    }

    func show() throws {
        board.show()
        try settle()
    }

    func hide() throws {
        board.hide()
        try settle()
    }

    func change(_ body: (inout BoardShape) -> Void) throws {
        body(&wish)
        board.shapeChanged()
        try settle()
    }

    /// Something on the board looks otherwise from now on.
    func press() throws {
        presses += 1
        isStale = true
        try settle()
    }

    func advance(_ span: Milliseconds) throws {
        clock.advance(by: span)
        try settle()
    }

    /// The compositor shows a frame, so many milliseconds after the last one.
    func frame(after span: Milliseconds = 16) throws {
        compositor.sendFrames(after: span)
        try settle()
    }

    /// The compositor's side of the board.
    var surface: TestSurface {
        get throws { try #require(compositor.board, "there is no board") }
    }

    var commits: [TestCommit] { compositor.board?.commits ?? [] }
    var last: TestCommit { get throws { try #require(commits.last, "nothing was committed") } }
    var transcript: [String] { compositor.transcript }

    /// The colour of a picture of this shape.
    func colour(of shape: BoardShape) -> UInt32 {
        0xFF00_0000 | UInt32(presses) << 16 | UInt32(shape.topInset.value) << 1
            | (shape.isTranslucent ? 1 : 0)
    }

    func makePopup() -> PopupSurface { PopupSurface(on: board) }

    static func fill(_ pixels: inout MutableRawSpan, with colour: UInt32) {
        for offset in stride(from: 0, to: pixels.byteCount, by: 4) {
            pixels.storeBytes(of: colour, toByteOffset: offset, as: UInt32.self)
        }
    }

    private func endTurn() {
        onDraw()
        if let board, isStale, board.isReady {
            let bounds = board.scale.bufferSize(for: board.size).bounds
            let colour = colour(of: board.shape)
            let isPresented = board.present(
                part?.damage ?? PixelRegion(bounds), order: part?.order
            ) { frame, pixels in
                painted.append(frame.region)
                if part == nil { Self.fill(&pixels, with: colour) }
            }
            if isPresented { isStale = false }
        }
        board?.endTurn()
        connection.flush()
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe Glibc.poll(&poll, 1, 0) > 0
    }
}
