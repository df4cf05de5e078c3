import Units

/// A GTK 4 application that registers a toolbar for its text (`apps/writer_gtk4.py`). Owner: the test; `deinit` ends it.
package final class WriterApplication {
    package enum Event: Sendable, Equatable {
        case ready
        case text(String)
        case enabled(undo: Bool, redo: Bool)
        case activated(group: Int, item: Int, tool: Int)
        case presenting(group: Int, item: Int)
    }

    /// Its text as last told.
    package private(set) var text = ""
    private let process: ChildProcess
    private let errors: String

    /// A document that `render` lays out as this toolbar.
    package static let likeness = """
        groups:
          - - {action: undo}
            - {action: redo}
          - - {text: §, alternates: [§, †, ‡]}

        """

    /// Starts the application.
    package init(in session: any CompositorSession, on bus: PrivateBus) throws(SessionError) {
        let script = try TestApplications.copy(of: "writer_gtk4.py", in: session.directory)
        errors = session.directory.file("writer-errors.log")
        let variables = [
            "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none",
            "GSK_RENDERER": "cairo", "DBUS_SESSION_BUS_ADDRESS": bus.address,
        ]
        process = try ChildProcess(
            ["/usr/bin/python3", "-B", script],
            environment: session.environment.merging(variables) { $1 }, output: .lines,
            errors: .file(errors), takesInput: true)
    }

    /// The next thing that it tells.
    package func next(until deadline: Deadline = Deadline()) throws(SessionError) -> Event {
        let line = try process.lines.next(until: deadline, whileRunning: process)
        let json = try JSONValue(parsing: line)
        func number(_ name: String) -> Int { json[name]?.number.map { Int($0) } ?? Int.min }
        switch json["event"]?.string {
        case "ready": return .ready
        case "text":
            text = json["text"]?.string ?? ""
            return .text(text)
        case "enabled":
            return .enabled(undo: json["undo"] == .bool(true), redo: json["redo"] == .bool(true))
        case "activated":
            return .activated(group: number("group"), item: number("item"), tool: number("tool"))
        case "presenting": return .presenting(group: number("group"), item: number("item"))
        default: throw SessionError("the application told something unknown: \(line)")
        }
    }

    /// Waits for an event; gives those before it, and it.
    @discardableResult
    package func wait(
        for event: Event, until deadline: Deadline = Deadline()
    ) throws(SessionError) -> [Event] {
        var events: [Event] = []
        while events.last != event {
            do {
                events.append(try next(until: deadline))
            } catch {
                let said = String(decoding: Directory.bytes(of: errors) ?? [], as: UTF8.self)
                throw SessionError("\(event) did not come after \(events): \(error)\n\(said)")
            }
        }
        return events
    }

    /// Ends it, and with it its window.
    package func close() {
        process.end()
    }
}
