import Glibc
import Units

/// A session with the keyboard running in it and something that taps its keys.
package final class KeyboardSession<Compositor: CompositorSession> {
    package let compositor: Compositor
    package let keyboard: Keyboard
    package let tapper: any Tapper
    package var typist: Typist

    /// Starts the keyboard in a running session.
    ///
    /// - Parameters:
    ///   - look: options that the keyboard and `render` share: they move keys, too.
    ///   - keys: which keys the typist is to find.
    ///   - rules, slides, variables: as `Keyboard` has them.
    package init(
        _ program: String, arguments: [String] = [], look: [String] = [],
        keys: KeySet = KeySet(), rules: Bool = false, slides: Bool = false,
        variables: [String: String] = [:], in compositor: Compositor, tapper: any Tapper
    ) throws(SessionError) {
        self.compositor = compositor
        self.tapper = tapper
        typist = try Typist(
            on: compositor, program: program, look: look, keys: keys, rules: rules,
            tapper: tapper)
        keyboard = try Keyboard(
            program, arguments: look + keys.options + arguments, rules: rules, slides: slides,
            variables: variables, in: compositor)
    }

    deinit {
        // Before the compositor, so that a keyboard is not seen to die of its compositor.
        keyboard.process.end()
    }

    /// The window's height beside the shown keyboard.
    package var heightBesideKeyboard: Points {
        compositor.configuration.logicalSize.height - typist.letters.exclusiveZone
    }

    /// Waits until keys are seen, where no window tells of the keyboard's room.
    package func waitUntilShown(until deadline: Deadline = Deadline()) throws(SessionError) {
        try moveCursorAway()
        try keyboard.waitUntilPainted(height: typist.letters.exclusiveZone, until: deadline)
    }

    /// Waits until the keyboard has its room beside `window` and its keys are seen.
    package func waitUntilShown(
        beside window: EntryWindow, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        let height = heightBesideKeyboard
        try explaining("the keyboard is not shown") { () throws(SessionError) in
            try window.wait(forHeight: { $0 == height }, until: deadline)
        }
        try waitUntilShown(until: deadline)
    }

    /// Waits until `window` has the whole output again.
    package func waitUntilHidden(
        beside window: EntryWindow, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        let height = compositor.configuration.logicalSize.height
        try explaining("the keyboard is not hidden") { () throws(SessionError) in
            try window.wait(forHeight: { $0 == height }, until: deadline)
        }
        try moveCursorAway()
        try keyboard.waitUntilGone(height: typist.letters.exclusiveZone, until: deadline)
    }

    /// The pixels of the output's part that the keyboard covers.
    package func keyboardPicture() throws(SessionError) -> [UInt8] {
        keyboardRows(of: try compositor.screenshot())
    }

    /// Waits until the keyboard looks like `wanted` and nothing on the output moves: letters that have arrived may
    /// still be on their way to the screen.
    package func waitUntilSettled(
        showing wanted: [UInt8], until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        try moveCursorAway()
        var last = try compositor.screenshot()
        while true {
            let next = try compositor.screenshot()
            if next == last, keyboardRows(of: next) == wanted { return }
            guard !deadline.hasPassed else {
                throw SessionError("the keyboard does not come to rest: \(keyboard.messages)")
            }
            last = next
        }
    }

    /// What the output shows once two screenshots in a row are the same.
    package func settledPicture(until deadline: Deadline = Deadline()) throws(SessionError)
        -> Picture
    {
        try moveCursorAway()
        var last = try compositor.screenshot()
        while true {
            let next = try compositor.screenshot()
            if next == last { return next }
            guard !deadline.hasPassed else {
                throw SessionError("the output does not come to rest")
            }
            last = next
        }
    }

    /// The part of a picture that the keyboard takes away from windows.
    package func keyboardRows(of picture: Picture) -> [UInt8] {
        let height = Int(typist.letters.exclusiveZone.value) * compositor.configuration.scale
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

extension KeyboardSession where Compositor == SwaySession {
    /// Starts a headless sway with a pointer, and the keyboard in it.
    package convenience init(
        _ program: String, arguments: [String] = [], look: [String] = [],
        configuration: SwaySession.Configuration = SwaySession.Configuration()
    ) throws(SessionError) {
        let sway = try SwaySession(configuration)
        try self.init(
            program, arguments: arguments, look: look, in: sway,
            tapper: try PointerTapper(in: sway))
    }

    package var sway: SwaySession { compositor }

    /// Brings the keyboard up by a signal, as soon as it is there to take one.
    package func showByHand() throws(SessionError) {
        try sway.waitForVirtualKeyboard()
        keyboard.show()
    }

    /// The keyboard built with the running test or demonstration, which lies beside it; GLASSCHORD_PROGRAM names
    /// another one, such as the release.
    package static func builtProgram() throws(SessionError) -> String {
        if let path = Environment.value(of: "GLASSCHORD_PROGRAM") { return path }
        return try BuiltProgram.path(of: "glasschord")
    }
}

extension KeyboardSession where Compositor == NestedSession {
    /// Starts a nested compositor with fingers, and the keyboard in it.
    package convenience init(
        _ program: String, arguments: [String] = [], look: [String] = [],
        keys: KeySet = KeySet(), rules: Bool = false, slides: Bool = false,
        nestedIn kind: NestedSession.Kind,
        configuration: SessionConfiguration = SessionConfiguration(), hasPointer: Bool = false
    ) throws(SessionError) {
        let nested = try NestedSession(kind, configuration, hasPointer: hasPointer)
        try self.init(
            program, arguments: arguments, look: look, keys: keys, rules: rules, slides: slides,
            in: nested, tapper: TouchTapper(in: nested))
    }

    package var nested: NestedSession { compositor }
}
