/// What sway tells of its windows and devices. Source: sway-ipc(7).
extension SwaySession {
    /// A keyboard that is not ours.
    package struct PhysicalKeyboard: Sendable, Equatable {
        package let identifier: String
        package let layouts: [String]
        /// The number of the layout that is active.
        package let active: Int
    }

    /// The number of the window that has the focus; nil where none has it.
    package func focusedNode() throws(SessionError) -> Int? {
        try Self.search(in: query("get_tree")) { $0["focused"] == .bool(true) }?["id"]?.number
            .map { Int($0) }
    }

    /// What the focused window says that its application is; nil where none has the focus.
    package func focusedApplication() throws(SessionError) -> String? {
        try Self.search(in: query("get_tree")) { $0["focused"] == .bool(true) }?["app_id"]?.string
    }

    /// Whether a window fills the output.
    package func isFullscreen() throws(SessionError) -> Bool {
        try Self.search(in: query("get_tree")) { node in
            node["type"]?.string == "con" && node["fullscreen_mode"]?.number == 1
        } != nil
    }

    /// The keyboard that the parent compositor has.
    package func physicalKeyboard() throws(SessionError) -> PhysicalKeyboard? {
        let keyboards = try query("get_inputs").elements.compactMap { input -> PhysicalKeyboard? in
            guard input["type"]?.string == "keyboard",
                let identifier = input["identifier"]?.string,
                !identifier.contains("virtual")
            else { return nil }
            return PhysicalKeyboard(
                identifier: identifier,
                layouts: input["xkb_layout_names"]?.elements.compactMap(\.string) ?? [],
                active: Int(input["xkb_active_layout_index"]?.number ?? -1))
        }
        return keyboards.first
    }

    /// Waits until a program has a virtual keyboard: from then on signals reach it.
    package func waitForVirtualKeyboard(
        until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while true {
            let isThere = try query("get_inputs").elements.contains { input in
                input["type"]?.string == "keyboard"
                    && input["identifier"]?.string?.contains("virtual") == true
            }
            if isThere { return }
            guard !deadline.hasPassed else { throw SessionError("there is no virtual keyboard") }
        }
    }

    /// Waits until a terminal's window has the focus, and with it the keys.
    package func waitForFocus(
        on terminal: Terminal, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while true {
            let window = try Self.search(in: query("get_tree")) { $0["focused"] == .bool(true) }
            if window?["name"]?.string == terminal.title {
                if terminal.kind != .xterm { return }
                // The X server learns of it a moment later.
                if try activeX11Title(until: deadline) == terminal.title { return }
            }
            guard !deadline.hasPassed else {
                throw SessionError("the terminal \(terminal.title) does not get the focus")
            }
        }
    }

    /// What the window is called that is active for the X server; nil where none is. Source: Extended Window Manager Hints,
    /// `_NET_ACTIVE_WINDOW`.
    private func activeX11Title(until deadline: Deadline) throws(SessionError) -> String? {
        func ask(_ words: [String]) throws(SessionError) -> Substring? {
            // The X server takes its own user's programs alone. A window that has gone meanwhile has no title.
            let process = try ChildProcess(
                ["xprop"] + words, environment: environment, user: .ifNeeded, output: .lines,
                errors: .file(directory.file("xprop-errors.log")))
            let bytes = try process.lines.readToEnd(until: deadline)
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first?
                .split(separator: words.contains("WM_NAME") ? "=" : "#").last
        }
        guard let number = try ask(["-root", "_NET_ACTIVE_WINDOW"]) else { return nil }
        let window = number.filter { !$0.isWhitespace }
        guard window.hasPrefix("0x"), window != "0x0" else { return nil }
        let name = try ask(["-id", window, "WM_NAME"])
        return name.map { String($0.filter { !$0.isWhitespace && $0 != "\"" }) }
    }

    private static func search(
        in node: JSONValue, for isWanted: (JSONValue) -> Bool
    ) -> JSONValue? {
        if isWanted(node) { return node }
        let children = (node["nodes"]?.elements ?? []) + (node["floating_nodes"]?.elements ?? [])
        for child in children {
            if let found = search(in: child, for: isWanted) { return found }
        }
        return nil
    }
}
