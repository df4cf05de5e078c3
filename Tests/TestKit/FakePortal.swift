/// A settings portal (`apps/portal.py`) on a bus of the test's own. Owner: the test; `deinit` ends it.
package final class FakePortal {
    /// What the portal told.
    package enum Event: Sendable, Equatable {
        case owned, released, sent
        case asked(method: String, namespace: String, key: String)
    }

    /// The unique name of whoever asked last.
    package private(set) var asker: String?
    private let process: ChildProcess

    /// Starts the portal and waits until it has its name, unless `--released` is among the arguments.
    ///
    /// - Parameter arguments: as the script takes them.
    package init(on bus: PrivateBus, _ arguments: [String] = []) throws(SessionError) {
        process = try ChildProcess(
            PrivateBus.portalCommand(arguments), environment: bus.environment, output: .lines,
            takesInput: true)
        if !arguments.contains("--released") { try wait(for: .owned) }
    }

    /// Waits for an event; those before it are left aside.
    package func wait(
        for awaited: Event, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while try next(until: deadline) != awaited {}
    }

    /// What the portal told already, without waiting.
    package func told() throws(SessionError) -> [Event] {
        var events: [Event] = []
        while let line = try process.lines.nextIfAny() { events.append(try takeIn(line)) }
        return events
    }

    package func own() throws(SessionError) {
        process.send("own")
        try wait(for: .owned)
    }

    package func release() throws(SessionError) {
        process.send("release")
        try wait(for: .released)
    }

    /// Changes a setting and tells everybody. The value is in GVariant's text form: `uint32 1`.
    package func set(_ namespace: String, _ key: String, _ value: String) throws(SessionError) {
        process.send("set \(namespace) \(key) \(value)")
        try wait(for: .sent)
    }

    /// Removes a setting silently.
    package func forget(_ namespace: String, _ key: String) {
        process.send("forget \(namespace) \(key)")
    }

    /// From now on tells one connection only, by its unique name.
    package func address(_ name: String) {
        process.send("address \(name)")
    }

    /// Ends the portal; returns when it has gone.
    package func end() {
        process.end()
    }

    private func next(until deadline: Deadline) throws(SessionError) -> Event {
        try takeIn(try process.lines.next(until: deadline))
    }

    private func takeIn(_ line: String) throws(SessionError) -> Event {
        let json = try JSONValue(parsing: line)
        switch json["event"]?.string {
        case "owned": return .owned
        case "released": return .released
        case "sent": return .sent
        case "asked":
            if let method = json["method"]?.string, let namespace = json["namespace"]?.string,
                let key = json["key"]?.string
            {
                asker = json["sender"]?.string
                return .asked(method: method, namespace: namespace, key: key)
            }
        default: break
        }
        throw SessionError("the portal told something unknown: \(line)")
    }
}
