import TestKit
import Units

extension SessionTests {
    /// Held keys are held so long: longer than a key must be held, also on a busy machine.
    static let holding = TouchStep.wait(microseconds: 1_500_000)

    /// Starts a nested compositor with fingers, and the keyboard in it, with the rules of typing in force.
    static func start(
        _ kind: NestedSession.Kind, _ keys: KeySet = KeySet("us"), arguments: [String] = [],
        rules: Bool = true, hasXwayland: Bool = false, hasPointer: Bool = false
    ) throws -> KeyboardSession<NestedSession> {
        var configuration = SessionConfiguration()
        configuration.hasXwayland = hasXwayland
        return try KeyboardSession(
            try KeyboardSession.builtProgram(), arguments: arguments, keys: keys, rules: rules,
            nestedIn: kind, configuration: configuration, hasPointer: hasPointer)
    }

    /// Opens a window and waits until the keyboard is shown beside it, by hand where nothing else calls it.
    static func open(
        _ toolkit: EntryWindow.Toolkit, in session: KeyboardSession<NestedSession>,
        isMultiline: Bool = false, purposes: [String] = []
    ) throws -> EntryWindow {
        let window = try EntryWindow(
            in: session.nested, toolkit: toolkit, fields: max(1, purposes.count),
            isMultiline: isMultiline, purposes: purposes)
        if !toolkit.hasTextInput { session.keyboard.show() }
        try session.waitUntilShown(beside: window)
        return window
    }

    /// Opens a terminal and waits until the keyboard is shown.
    static func open(
        _ kind: Terminal.Kind, running program: Terminal.Program,
        in session: KeyboardSession<NestedSession>
    ) throws -> Terminal {
        let terminal = try Terminal(kind, running: program, in: session.nested)
        if kind == .xterm { session.keyboard.show() }
        try session.waitUntilShown()
        try session.nested.sway?.waitForFocus(on: terminal)
        return terminal
    }
}

extension KeyboardSession where Compositor == NestedSession {
    /// Types a text, and two spaces as quick as a thumb can.
    func typeWithQuickSpaces(_ text: String) throws {
        try typist.type(text)
        let space = try typist.place(of: "key.space")
        try nested.touch(
            .down(0, space), .frame, .wait(microseconds: 60_000), .up(0), .frame,
            .wait(microseconds: 120_000), .down(0, space), .frame, .wait(microseconds: 60_000),
            .up(0), .frame)
    }

    /// Drags on the space bar, slowly enough for a drag, and lets go.
    ///
    /// - Parameter steps: characters, to the left where they are negative; at most fourteen. Source: behaviour D.6, caret drag.
    func dragCaret(by steps: Int) throws {
        let space = try typist.place(of: "key.space")
        let end = Point(x: space.x + Points(8.5 * Double(steps)), y: space.y)
        let middle = Point(x: (space.x + end.x) / 2, y: space.y)
        try nested.touch(
            .down(0, space), .frame, .wait(microseconds: 250_000), .move(0, middle), .frame,
            .wait(microseconds: 50_000), .move(0, end), .frame, .wait(microseconds: 250_000),
            .up(0), .frame)
    }

    /// Holds a key of the page at hand, slides to a choice and lets go.
    func pick(_ choice: String, from id: String) throws {
        let (key, place) = (
            try typist.place(of: id), try typist.place(ofChoice: choice, of: id)
        )
        try nested.touch(
            .down(0, key), .frame, SessionTests.holding, .move(0, Point(x: place.x, y: key.y)),
            .frame, .up(0), .frame)
    }
}
