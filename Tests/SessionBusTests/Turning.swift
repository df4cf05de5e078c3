import EventLoop
import SessionBus
import TestKit
import Units

/// A loop with connections to a bus, turned until what is awaited has happened.
final class Turning {
    let loop: MainLoop
    private var connections: [BusConnection] = []

    init() throws {
        loop = try MainLoop(clock: MonotonicClock())
    }

    /// A connection whose deadlines this loop keeps.
    func connect(to address: String) throws -> BusConnection {
        let addresses = BusAddress.candidates { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil }
        guard let connection = BusConnection(addresses, in: loop) else {
            throw SessionError("nobody listens at \(address)")
        }
        connections.append(connection)
        return connection
    }

    /// Turns the loop until `isTrue`.
    func wait(
        for what: String, until deadline: Deadline = Deadline(), _ isTrue: () throws -> Bool
    ) throws {
        let end = Deadline.now + deadline.remaining
        loop.nextDeadline = { [unowned self] in
            ([end] + connections.compactMap(\.nextDeadline)).min()
        }
        loop.onDeadline = { [unowned self] now in
            for connection in connections { connection.timeReached(now) }
        }
        while try !isTrue() {
            if deadline.hasPassed { throw SessionError("\(what): not in time") }
            try loop.turn(.untilSomethingHappens)
        }
    }

    /// Turns the loop until `isTrue`, which may depend on what other programs print: it is asked some times in a second.
    func watch(for what: String, _ isTrue: () throws -> Bool) throws {
        let deadline = Deadline()
        while try !isTrue() {
            if deadline.hasPassed { throw SessionError("\(what): not in time") }
            try loop.turn(.notAtAll)
            let now = Deadline.now
            for connection in connections { connection.timeReached(now) }
            // Messages may be left.
            if connections.contains(where: { ($0.nextDeadline ?? now + 1) <= now }) { continue }
            _ = Descriptor.waitForInput(on: [loop.descriptor], until: Deadline(after: 20))
        }
    }

    /// Turns the loop until the bus has answered a call of ours: what it was sent before has been served.
    func settle(_ connection: BusConnection, with call: BusCall = .bus("GetId", [])) throws {
        var isAnswered = false
        let slot = connection.call(call) { _ in isAnswered = true }
        try withExtendedLifetime(slot) { try wait(for: "an answer") { isAnswered } }
    }
}
