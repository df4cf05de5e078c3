import EventLoop
import Glibc
import InputMethod
import WaylandServerWire
import Protocols
import TestCompositor
import Testing
import TextEngine
import Units
import Wayland
import WaylandWire

/// An input session without a board, on a compositor in this process.
final class InputRig {
    let compositor: ScriptedCompositor
    let clock = ManualClock()
    let session: InputSession
    /// Asks the seat how keys repeat, once `askForRepeat` was called.
    private(set) var seatRepeat: SeatRepeat?
    /// What `SeatRepeat` told.
    private(set) var repeats: [SeatKeyRepeat?] = []
    private(set) var refusals = 0
    let connection: Connection

    private let loop: MainLoop
    private let display: Display

    init(_ offer: Offer = Offer(), keymap: Keymap? = nil) throws {
        let compositor = ScriptedCompositor(offer)
        self.compositor = compositor
        let loop = try MainLoop(clock: clock)
        self.loop = loop
        let display = try Display(descriptor: compositor.connect())
        self.display = display
        let connection = try Connection(display, in: loop)
        self.connection = connection
        try Self.settle(compositor, loop, connection, display)
        let seat = try #require(connection.bind(WlSeat.self, upTo: 7))
        session = InputSession(
            seat: seat, connection: connection, clock: clock,
            keymap: { if let keymap { keymap } else { try Keymap() } }, staleCommits: .areTaken)
        session.onRefusal = { [unowned self] in refusals += 1 }
        try session.prepareKeys()
        try settle()
        compositor.clearTranscript()
    }

    deinit {
        for violation in compositor.violations { Issue.record("forbidden: \(violation)") }
        // While the objects behind the resources are still there.
        compositor.die()
    }

    /// Everything on its way arrives at either side, with all that follows.
    func settle() throws {
        try Self.settle(compositor, loop, connection, display)
    }

    /// What has been sent reaches the compositor; its answers stay on their way.
    func deliver() {
        connection.flush()
        compositor.server.dispatch()
    }

    /// Time passes.
    func advance(_ span: Milliseconds) throws {
        clock.advance(by: span)
        if let deadline = session.nextDeadline, deadline <= clock.now {
            session.timeReached(clock.now)
        }
        try settle()
    }

    func submit(_ wishes: Wish...) {
        for wish in wishes { session.submit(wish) }
    }

    /// The lines of the transcript that have to do with keys and text, without the time that passed.
    var typing: [String] {
        let words = ["commit_string", "key ", "modifiers ", "keymap"]
        return compositor.transcript.filter { line in words.contains { line.hasPrefix($0) } }
    }

    func askForRepeat() throws {
        let global = try #require(
            connection.globals.first { $0.interface == WlSeat.interfaceName })
        seatRepeat = SeatRepeat(of: global.name, connection: connection)
        seatRepeat?.onChange = { [unowned self] in repeats.append($0) }
        try settle()
    }

    func forgetRepeat() throws {
        seatRepeat = nil
        try settle()
    }

    private static func settle(
        _ compositor: ScriptedCompositor, _ loop: MainLoop, _ connection: Connection,
        _ display: Display
    ) throws {
        var quietRounds = 0
        for _ in 0..<200 {
            connection.flush()
            let hadRequests = compositor.dispatch()
            try loop.turn(.notAtAll)
            var poll = pollfd(fd: display.descriptor, events: Int16(POLLIN), revents: 0)
            let hasEvents = unsafe Glibc.poll(&poll, 1, 0) > 0
            quietRounds = hadRequests || hasEvents ? 0 : quietRounds + 1
            if quietRounds == 3 { return }
        }
        Issue.record("the session and the compositor do not come to rest")
    }
}
