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

    /// Waits until a terminal's window has the focus.
    package func waitForFocus(
        on terminal: Terminal, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while true {
            let window = try Self.search(in: query("get_tree")) { $0["focused"] == .bool(true) }
            if window?["name"]?.string == terminal.title { return }
            guard !deadline.hasPassed else {
                throw SessionError("the terminal \(terminal.title) does not get the focus")
            }
        }
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
