import EventLoop
import InputMethod
import Protocols
import TestKit
import TextEngine
import Units
import Wayland
import WaylandWire

/// An input session in a real compositor, without a board: what it is told to type, a test says. It runs while a test waits
/// for something.
final class KeyClient {
    let session: InputSession
    /// How the seat says that keys repeat.
    let seatRepeat: SeatRepeat?
    private(set) var refusals = 0
    /// Whether an application's text field has the focus.
    private(set) var isFieldActive = false

    private let loop: MainLoop
    private let connection: Connection

    init(in compositor: any CompositorSession, keymap: Keymap) throws {
        let loop = try MainLoop(clock: MonotonicClock())
        self.loop = loop
        let connection = try Connection(Display(name: compositor.socketPath), in: loop)
        self.connection = connection
        try Self.roundTrip(connection, loop)
        guard
            let global = connection.globals.first(where: { $0.interface == WlSeat.interfaceName })
        else { throw SessionError("the compositor has no seat") }
        session = InputSession(
            seat: connection.bind(global, as: WlSeat.self, upTo: 7), connection: connection,
            clock: loop.clock, keymap: { keymap }, staleCommits: .areTaken)
        try session.prepareKeys()
        seatRepeat = SeatRepeat(of: global.name, connection: connection)
        session.onField = { [unowned self] field, _ in isFieldActive = field.isActive }
        session.onRefusal = { [unowned self] in refusals += 1 }
        loop.nextDeadline = { [unowned self] in session.nextDeadline }
        loop.onDeadline = { [unowned self] in session.timeReached($0) }
        try Self.roundTrip(connection, loop)
    }

    /// Sends wishes and runs until they have reached the compositor.
    func submit(_ wishes: Wish...) throws {
        for wish in wishes { session.submit(wish) }
        try runUntilSent()
    }

    /// Runs until nothing waits, and the compositor has handled all of it.
    func runUntilSent() throws {
        try run { session.isIdle }
        try Self.roundTrip(connection, loop)
    }

    /// Runs until `condition` holds at the end of a turn.
    func run(until condition: () throws -> Bool) throws {
        let deadline = Deadline()
        while try !condition() {
            guard !deadline.hasPassed else { throw SessionError("the keys do not get there") }
            connection.flush()
            try Self.turn(loop)
        }
    }

    /// Deadlines are looked at some times in a second even where no event comes.
    private static func turn(_ loop: MainLoop) throws {
        try loop.turn(.notAtAll)
        _ = Descriptor.waitForInput(on: [loop.descriptor], until: Deadline(after: 20))
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
