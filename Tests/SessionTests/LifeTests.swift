import Glibc
import TestKit
import Testing
import Units

extension SessionTests {
    @Suite struct Life {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test func risesWithTheFocusAndLeavesWithIt() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try window.leaveFields()
            try session.waitUntilHidden(beside: window)
            try window.focus(0)
            try session.waitUntilShown(beside: window)
        }

        @Test func takesTheRoomItDescribes() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            let area = try session.sway.windowArea()
            #expect(area.height == session.heightBesideKeyboard)
            #expect(session.typist.letters.surface.width == area.width)
        }

        @Test func signalsHideShowAndToggle() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            session.keyboard.hide()
            try session.waitUntilHidden(beside: window)
            session.keyboard.show()
            try session.waitUntilShown(beside: window)
            session.keyboard.toggle()
            try session.waitUntilHidden(beside: window)
            session.keyboard.toggle()
            try session.waitUntilShown(beside: window)
        }

        @Test func typesAfterHidingAndShowing() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try session.typist.type("before ")
            try window.wait(forText: "before ")
            session.keyboard.hide()
            try session.waitUntilHidden(beside: window)
            session.keyboard.show()
            try session.waitUntilShown(beside: window)
            try session.typist.type("after")
            try window.wait(forText: "before after")
        }

        @Test(arguments: [SIGTERM, SIGINT])
        func endsPromptlyWhenAsked(signal: CInt) throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            session.keyboard.process.signal(signal)
            #expect(try session.keyboard.process.waitForExit() == .status(0))
            try window.wait(forHeight: { $0 == session.sway.configuration.logicalSize.height })
        }

        @Test func secondKeyboardSaysSoAndEnds() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            let second = try ChildProcess(
                [program], environment: session.sway.environment, errors: .lines)
            let message = try second.lines.next(until: Deadline())
            #expect(message.contains("already"))
            let exit = try second.waitForExit()
            // 0 would be success, 1 any failure, 2 wrong usage.
            #expect(![.status(0), .status(1), .status(2)].contains(exit))
            try session.typist.type("first")
            try window.wait(forText: "first")
        }

        @Test func endsWithItsCompositor() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            session.sway.end()
            let exit = try session.keyboard.process.waitForExit()
            guard case .status(let status) = exit else {
                Issue.record("the keyboard was \(exit)")
                return
            }
            #expect(status != 0)
        }

        @Test func missingCompositorIsSaidInOneLine() throws {
            let directory = try Directory(owner: nil)
            var environment = Environment.session(home: directory.path)
            environment["WAYLAND_DISPLAY"] = "wayland-nowhere"
            let process = try ChildProcess([program], environment: environment, errors: .lines)
            let said = try process.lines.readToEnd(until: Deadline())
            #expect(said.count(where: { $0 == UInt8(ascii: "\n") }) == 1)
            #expect(try process.waitForExit() != .status(0))
        }
    }
}
