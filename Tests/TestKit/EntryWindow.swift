import Glibc
import Units

/// A toolkit's window with text fields (`apps/entries_….py`) that tells what arrives in them.
package final class EntryWindow {
    /// Who draws the window and takes the text.
    package enum Toolkit: String, Sendable, CaseIterable {
        case gtk3, gtk4, qt5
        /// GTK 3 under Xwayland.
        case gtk3OnX11

        /// Whether the window tells the compositor of its fields; the others only know keys.
        package var hasTextInput: Bool {
            switch self {
            case .gtk3, .gtk4: true
            // Debian's Qt 5 speaks text-input v2, which wlroots does not offer.
            case .qt5, .gtk3OnX11: false
            }
        }

        /// Who runs it: Xwayland serves its own user only.
        fileprivate var user: UnprivilegedUser? {
            self == .gtk3OnX11 ? .ifNeeded : nil
        }

        fileprivate var script: String {
            switch self {
            case .gtk3, .gtk3OnX11: "entries_gtk3.py"
            case .gtk4: "entries_gtk4.py"
            case .qt5: "entries_qt5.py"
            }
        }

        fileprivate var environment: [String: String] {
            switch self {
            case .gtk3:
                ["GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1"]
            case .gtk3OnX11:
                ["GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1"]
            case .gtk4:
                [
                    "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none",
                    "GSK_RENDERER": "cairo",
                ]
            case .qt5: ["QT_QPA_PLATFORM": "wayland"]
            }
        }
    }

    /// What the window told.
    package enum Event: Sendable, Equatable {
        case ready(fields: [Rect])
        case active(Bool)
        case size(Size, fields: [Rect])
        case focus(field: Int?)
        case text(field: Int, String)
        case activated(field: Int)
    }

    /// Where the fields are, in logical pixels of the window, which fills the output.
    package private(set) var fields: [Rect] = []
    /// The window's size; it shrinks when a keyboard takes its exclusive zone.
    package private(set) var size = Size.zero
    /// Whether the window has the keyboard's focus.
    package private(set) var isActive = false
    /// The texts of the fields as last told.
    package private(set) var texts: [String]
    private let process: ChildProcess

    /// Opens the window and waits until it is mapped. It becomes active, and its first field is entered, when the
    /// session has a keyboard.
    ///
    /// - Parameter purposes: what the fields are for, in their order, by GTK's names; the others are for anything.
    package init(
        in session: any CompositorSession, toolkit: Toolkit = .gtk3, fields count: Int = 1,
        isMultiline: Bool = false, purposes: [String] = []
    ) throws(SessionError) {
        texts = Array(repeating: "", count: count)
        let script = try TestApplications.copy(of: toolkit.script, in: session.directory)
        process = try ChildProcess(
            // Debian's Python modules belong to Debian's Python.
            ["/usr/bin/python3", "-B", script]
                + ["--fields", "\(count)"] + (isMultiline ? ["--multiline"] : [])
                + (purposes.isEmpty ? [] : ["--purposes", purposes.joined(separator: ",")]),
            environment: session.environment.merging(toolkit.environment) { $1 },
            user: toolkit.user, output: .lines,
            errors: .file(session.directory.file("entries-errors.log")),
            takesInput: true)
        try wait { event in
            if case .ready = event { true } else { false }
        }
        // The first size is the toolkit's wish; the compositor's answer fills the output's width.
        let width = session.configuration.logicalSize.width
        while size.width != width { _ = try next(until: Deadline()) }
    }

    /// Waits for an event that satisfies `isAwaited`; the events before it are taken in.
    @discardableResult
    package func wait(
        until deadline: Deadline = Deadline(), for isAwaited: (Event) -> Bool
    ) throws(SessionError) -> Event {
        while true {
            let event = try next(until: deadline)
            if isAwaited(event) { return event }
        }
    }

    /// Waits until the window has the keyboard's focus, which a seat without a keyboard does not give.
    package func waitUntilActive(until deadline: Deadline = Deadline()) throws(SessionError) {
        while !isActive { _ = try next(until: deadline) }
    }

    /// Waits until a field's text is `text`.
    package func wait(
        forText text: String, in field: Int = 0, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        do {
            while texts[field] != text { _ = try next(until: deadline) }
        } catch {
            throw SessionError("field \(field) has “\(texts[field])”, not “\(text)”: \(error)")
        }
    }

    /// Waits until the window's height satisfies `isAwaited`.
    package func wait(
        forHeight isAwaited: (Points) -> Bool, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        do {
            while !isAwaited(size.height) { _ = try next(until: deadline) }
        } catch {
            throw SessionError("the window is \(size.height.value) high: \(error)")
        }
    }

    /// Moves the focus to a field.
    package func focus(_ field: Int) throws(SessionError) {
        process.send("focus \(field)")
        try wait { $0 == .focus(field: field) }
    }

    /// Moves the focus to a button, so that no text field has it.
    package func leaveFields() throws(SessionError) {
        process.send("leave")
        try wait { $0 == .focus(field: nil) }
    }

    /// Empties a field.
    package func clear(_ field: Int = 0) throws(SessionError) {
        guard !texts[field].isEmpty else { return }
        process.send("clear \(field)")
        try wait(forText: "", in: field)
    }

    /// Puts text without a line break into a field, as the application would by itself.
    package func set(_ text: String, in field: Int = 0) throws(SessionError) {
        process.send("set \(field) \(text)")
        try wait(forText: text, in: field)
    }

    /// Closes the window; returns when its program has ended.
    package func close() throws(SessionError) {
        process.send("close")
        let exit = try process.waitForExit()
        guard exit == .status(0) else { throw SessionError("the window's program: \(exit)") }
    }

    /// Stops the application as a slow one stands still: what arrives meanwhile waits for it.
    package func freeze() { process.signal(SIGSTOP) }

    /// Lets a frozen application go on.
    package func thaw() { process.signal(SIGCONT) }

    /// Takes in what the window has told already, without waiting.
    package func takeIn() throws(SessionError) {
        while let line = try process.lines.nextIfAny() { _ = try takeIn(line) }
    }

    private func next(until deadline: Deadline) throws(SessionError) -> Event {
        try takeIn(try process.lines.next(until: deadline))
    }

    private func takeIn(_ line: String) throws(SessionError) -> Event {
        guard let event = Event(json: try JSONValue(parsing: line)) else {
            throw SessionError("the window told something unknown: \(line)")
        }
        switch event {
        case .ready(let places): fields = places
        case .size(let new, let places): (size, fields) = (new, places)
        case .text(let field, let text): texts[field] = text
        case .active(let isActive): self.isActive = isActive
        case .focus, .activated: break
        }
        return event
    }
}

extension EntryWindow.Event {
    fileprivate init?(json: JSONValue) {
        let field = json["field"]?.number.map { Int($0) }
        let places = json["fields"]?.elements.compactMap(Rect.init(json:)) ?? []
        switch json["event"]?.string {
        case "ready": self = .ready(fields: places)
        case "active": self = .active(json["active"] == .bool(true))
        case "size":
            guard let width = json["width"]?.number, let height = json["height"]?.number else {
                return nil
            }
            self = .size(Size(width: Points(width), height: Points(height)), fields: places)
        case "focus": self = .focus(field: field)
        case "text":
            guard let field, let text = json["text"]?.string else { return nil }
            self = .text(field: field, text)
        case "activated":
            guard let field else { return nil }
            self = .activated(field: field)
        default: return nil
        }
    }
}
