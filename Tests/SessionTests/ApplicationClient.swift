import EventLoop
import Surfaces
import TestKit
import Units
import Wayland
import WaylandWire

/// Follows the active application in a real session. It runs while a test waits for something.
final class ApplicationClient {
    let application: ActiveApplication

    private let loop: MainLoop
    private let connection: Connection

    init(in session: any CompositorSession) throws {
        loop = try MainLoop(clock: MonotonicClock())
        let connection = try Connection(Display(name: session.socketPath), in: loop)
        self.connection = connection
        let application = ActiveApplication(connection)
        self.application = application
        connection.onGlobal = { [unowned application] in application.appeared($0) }
        connection.onGlobalRemoved = { [unowned application] in application.disappeared($0) }
        var isDone = false
        connection.afterRoundTrip { isDone = true }
        try run { isDone }
    }

    /// Runs until `condition` holds at the end of a turn.
    func run(until condition: () throws -> Bool) throws {
        let deadline = Deadline()
        while try !condition() {
            guard !deadline.hasPassed else {
                throw SessionError("active is \(application.applicationID ?? "nobody")")
            }
            connection.flush()
            try loop.turn(.notAtAll)
            _ = Descriptor.waitForInput(on: [loop.descriptor], until: Deadline(after: 50))
        }
    }
}
