import Units

/// fuzzel, which lets a word be chosen by typing: launchers take the keyboard's focus for themselves alone. Owner: the
/// test; `deinit` ends it.
package final class Launcher {
    package enum Layer: String, Sendable, CaseIterable {
        case top, overlay
    }

    private let process: ChildProcess

    /// Opens the launcher and waits until it is seen.
    ///
    /// - Parameter lines: how high its window is.
    package init(
        choosing words: [String], on layer: Layer, lines: Int = 10,
        in session: any CompositorSession
    ) throws(SessionError) {
        try session.directory.write(words.joined(separator: "\n") + "\n", to: "words.txt")
        let before = try session.screenshot()
        process = try ChildProcess(
            [
                "sh", "-c",
                "exec fuzzel --dmenu --layer=\(layer.rawValue) --lines=\(lines) <\"$0\"",
                session.directory.file("words.txt"),
            ],
            environment: session.environment, output: .lines,
            errors: .file(session.directory.file("fuzzel-errors.log")))
        let deadline = Deadline()
        while try session.screenshot() == before {
            if deadline.hasPassed { throw SessionError("the launcher is not seen") }
        }
    }

    package var isOpen: Bool { process.isRunning }

    /// Waits until a word has been chosen.
    package func choice(until deadline: Deadline = Deadline()) throws(SessionError) -> String {
        try process.lines.next(until: deadline)
    }
}
