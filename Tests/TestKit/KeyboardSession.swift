import Glibc
import Units

/// A session with the keyboard running in it and a pointer that taps its keys.
package final class KeyboardSession {
    package let sway: SwaySession
    package let keyboard: Keyboard
    package let tapper: PointerTapper
    package var typist: Typist

    package init(
        _ program: String, arguments: [String] = [],
        configuration: SwaySession.Configuration = SwaySession.Configuration()
    ) throws(SessionError) {
        sway = try SwaySession(configuration)
        tapper = try PointerTapper(in: sway)
        typist = try Typist(on: sway, program: program, tapper: tapper)
        keyboard = try Keyboard(program, arguments: arguments, in: sway)
    }

    deinit {
        // Before sway, so that a keyboard is not seen to die of its compositor.
        keyboard.process.end()
    }

    /// The keyboard built with the running test or demonstration, which lies beside it; GLASSCHORD_PROGRAM names
    /// another one, such as the release.
    package static func builtProgram() throws(SessionError) -> String {
        if let path = Environment.value(of: "GLASSCHORD_PROGRAM") { return path }
        guard let here = unsafe realpath("/proc/self/exe", nil) else {
            throw SessionError("cannot find this program's folder: \(SystemError.current)")
        }
        defer { unsafe free(here) }
        let path = unsafe String(cString: here)
        guard let slash = path.lastIndex(of: "/") else {
            throw SessionError("\(path) has no folder")
        }
        return path[...slash] + "glasschord"
    }

    /// The window's height beside the shown keyboard.
    package var heightBesideKeyboard: Points {
        sway.configuration.logicalSize.height - typist.letters.exclusiveZone
    }

    /// Waits until the keyboard has its room beside `window` and its keys are seen.
    package func waitUntilShown(
        beside window: EntryWindow, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        let height = heightBesideKeyboard
        try explaining("the keyboard is not shown") { () throws(SessionError) in
            try window.wait(forHeight: { $0 == height }, until: deadline)
        }
        try moveCursorAway()
        try keyboard.waitUntilPainted(height: typist.letters.surface.height, until: deadline)
    }

    /// Waits until `window` has the whole output again.
    package func waitUntilHidden(
        beside window: EntryWindow, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        let height = sway.configuration.logicalSize.height
        try explaining("the keyboard is not hidden") { () throws(SessionError) in
            try window.wait(forHeight: { $0 == height }, until: deadline)
        }
        try moveCursorAway()
        try keyboard.waitUntilGone(height: typist.letters.surface.height, until: deadline)
    }

    /// The pixels of the output's part that the keyboard covers.
    package func keyboardPicture() throws(SessionError) -> [UInt8] {
        keyboardRows(of: try sway.screenshot())
    }

    /// Waits until the keyboard looks like `wanted` and nothing on the output moves: letters that have arrived may
    /// still be on their way to the screen.
    package func waitUntilSettled(
        showing wanted: [UInt8], until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        try moveCursorAway()
        var last = try sway.screenshot()
        while true {
            let next = try sway.screenshot()
            if next == last, keyboardRows(of: next) == wanted { return }
            guard !deadline.hasPassed else {
                throw SessionError("the keyboard does not come to rest: \(keyboard.messages)")
            }
            last = next
        }
    }

    private func keyboardRows(of picture: Picture) -> [UInt8] {
        let height = Int(typist.letters.surface.height.value) * sway.configuration.scale
        return picture.rows(picture.size.height - height..<picture.size.height)
    }

    /// The compositor paints its cursor into the picture, where the last tap left it: it would look like keys.
    private func moveCursorAway() throws(SessionError) {
        try tapper.move(to: Point(x: 1, y: 1))
    }

    /// Adds to a failure what the keyboard said.
    private func explaining(
        _ problem: String, _ body: () throws(SessionError) -> Void
    ) throws(SessionError) {
        do {
            try body()
        } catch {
            throw SessionError("\(problem): \(error)\nIt said: \(keyboard.messages)")
        }
    }
}
