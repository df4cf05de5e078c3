/// An application that registers a toolbar (`apps/toolbar.py`) on a bus of the test's own. Owner: the test; `deinit` ends it.
package final class ToolbarApplication {
    /// What the application told.
    package enum Event: Sendable, Equatable {
        /// The error's name, and what it says.
        case answered(error: String?, message: String?)
        case flooded(taken: Int, refused: Int)
        case activated(group: Int, item: Int, tool: Int)
        case presenting(group: Int, item: Int)
    }

    /// Its unique name on the bus.
    package let name: String
    private let process: ChildProcess

    /// Starts the application and waits until it is on the bus.
    package init(on bus: PrivateBus) throws(SessionError) {
        process = try ChildProcess(
            ["/usr/bin/python3", "-B", TestApplications.path(of: "toolbar.py")],
            environment: bus.environment, output: .lines, takesInput: true)
        let line = try process.lines.next(until: Deadline())
        guard let name = try JSONValue(parsing: line)["name"]?.string else {
            throw SessionError("the application told something unknown: \(line)")
        }
        self.name = name
    }

    /// Gives it a command, as the script takes them.
    package func send(_ command: String) {
        process.send(command)
    }

    /// What it told since, without waiting.
    package func told() throws(SessionError) -> [Event] {
        var events: [Event] = []
        while let line = try process.lines.nextIfAny() { events.append(try Self.event(line)) }
        return events
    }

    /// Ends it; returns when it has gone.
    package func end() {
        process.end()
    }

    private static func event(_ line: String) throws(SessionError) -> Event {
        let json = try JSONValue(parsing: line)
        func number(_ name: String) -> Int { json[name]?.number.map { Int($0) } ?? Int.min }
        switch json["event"]?.string {
        case "answered":
            return .answered(error: json["error"]?.string, message: json["message"]?.string)
        case "flooded": return .flooded(taken: number("taken"), refused: number("refused"))
        case "activated":
            return .activated(group: number("group"), item: number("item"), tool: number("tool"))
        case "presenting": return .presenting(group: number("group"), item: number("item"))
        default: throw SessionError("the application told something unknown: \(line)")
        }
    }
}
