import CLinux
import Glibc
import Units

/// The keyboard under test, running in a session.
package final class Keyboard {
    /// The program's path.
    package let program: String
    package let process: ChildProcess
    private let log: String
    private let session: any CompositorSession

    /// Starts the keyboard. It shows itself when it likes; see `waitUntilPainted`.
    ///
    /// - Parameters:
    ///   - rules: whether what is typed is set right (capitals, marks, spaces) and the keys follow the field; otherwise what is
    ///     tapped is what comes.
    ///   - slides: whether it slides when it shows and hides, where a tap could meet a key that is on its way.
    ///   - hasToolbar: whether it has the toolbar that it comes with; other options may give it one.
    ///   - variables: what its environment has besides the session's.
    package init(
        _ program: String, arguments: [String] = [], rules: Bool = false, slides: Bool = false,
        hasToolbar: Bool = false, variables: [String: String] = [:],
        in session: any CompositorSession
    ) throws(SessionError) {
        self.program = program
        self.session = session
        log = session.directory.file("keyboard-errors.log")
        process = try ChildProcess(
            [program] + (slides ? [] : ["--animations", "off"]) + (rules ? [] : Self.plain)
                + (hasToolbar ? [] : ["--toolbar", "none"]) + arguments,
            environment: session.environment.merging(variables) { $1 }, errors: .file(log))
    }

    /// The options with which what is tapped is what comes.
    package static let plain = [
        "auto-capitalization", "smart-punctuation", "period-shortcut", "punctuation-spacing",
        "return-to-letters-after-space", "adapt-to-input-type",
    ].flatMap { ["--\($0)", "off"] }

    /// What the keyboard wrote on standard error, for messages about failures.
    package var messages: String {
        String(decoding: Directory.bytes(of: log) ?? [], as: UTF8.self)
    }

    /// Hides the keyboard, as `pkill -USR1 glasschord` does.
    package func hide() { signal(SIGUSR1) }

    /// Shows the keyboard.
    package func show() { signal(SIGUSR2) }

    /// Shows it when hidden and hides it when shown.
    package func toggle() { signal(__libc_current_sigrtmin()) }

    /// A signal before the program's first line would end it, as it would any program.
    private func signal(_ number: CInt) {
        let deadline = Deadline()
        while !process.holds(number), process.isRunning, !deadline.hasPassed { sched_yield() }
        process.signal(number)
    }

    /// Waits until keys are seen in the lowest `height` of the output.
    ///
    /// The window's new size comes with the keyboard's exclusive zone, which may be a moment before its first picture;
    /// a tap in that moment would go to nobody.
    package func waitUntilPainted(
        height: Points, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        try wait("shows no keys", until: deadline) { picture in
            !picture.isUniform(rows: self.keyboardRows(of: picture, height: height))
        }
    }

    /// Waits until no keys are seen in the lowest `height` of the output, where no window may be.
    package func waitUntilGone(
        height: Points, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        try wait("still shows keys", until: deadline) { picture in
            picture.isUniform(rows: self.keyboardRows(of: picture, height: height))
        }
    }

    private func keyboardRows(of picture: Picture, height: Points) -> Range<Int> {
        let pixels = Int(height.value) * session.configuration.scale
        return max(0, picture.size.height - pixels)..<picture.size.height
    }

    /// Waits until what the output shows is as awaited; `problem` says what the keyboard does otherwise.
    ///
    /// Each screenshot waits for a frame of the compositor, so that this does not spin.
    package func wait(
        _ problem: String, until deadline: Deadline = Deadline(), for isAwaited: (Picture) -> Bool
    ) throws(SessionError) {
        while true {
            if isAwaited(try session.screenshot()) { return }
            guard process.isRunning else {
                throw SessionError("the keyboard ended (\(try process.waitForExit())): \(messages)")
            }
            guard !deadline.hasPassed else {
                throw SessionError("the keyboard \(problem): \(messages)")
            }
        }
    }
}
