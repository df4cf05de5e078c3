import Glibc
import TestKit
import Units

/// A contender that runs. Owner: whoever measures; `end` or `deinit` ends the program.
final class RunningKeyboard {
    let contender: Contender
    let process: ChildProcess
    private let stage: Stage
    private let tap: WireTap?

    /// - Parameters:
    ///   - tool: words before the program's own, such as valgrind's.
    ///   - variables: added to the session's environment.
    init(
        _ contender: Contender, on stage: Stage, through tap: WireTap? = nil,
        under tool: [String] = [], variables: [String: String] = [:]
    ) throws(SessionError) {
        self.contender = contender
        self.stage = stage
        self.tap = tap
        var environment = stage.session.environment.merging(variables) { $1 }
        if let tap { environment["WAYLAND_DISPLAY"] = tap.path }
        let log = stage.session.directory.file("\(contender.kind.rawValue).log")
        process = try ChildProcess(
            tool + contender.command, environment: environment, output: .file(log),
            errors: .file(log + ".errors"))
    }

    var figures: ProcessFigures { ProcessFigures(of: process.processID) }

    /// Waits until the keyboard is on screen, with the window's text field focused or not.
    ///
    /// Glasschord rises with a text field; for keys alone the field is left again and the board is brought back by hand.
    func raise(forText: Bool) throws(SessionError) {
        if contender.kind == .glasschord || forText {
            stage.probe.takeText(true)
            try waitUntilShown()
            if !forText {
                stage.probe.takeText(false)
                try waitUntilGone()
                process.signal(SIGUSR2)
            }
        }
        try waitUntilShown()
        // The picture may be behind the room it takes, and a press before it would go to nobody.
        if let tap {
            try stage.wait("a picture", through: tap, running: process) { _ in
                tap.firstPicture != nil
            }
        }
        try stage.pause(500, through: tap)
    }

    /// Ends the program and waits until the window has the whole output again.
    func end(with signal: CInt = SIGTERM) throws(SessionError) {
        process.signal(signal)
        try stage.wait("the end of \(process.name)", through: tap) { _ in !self.process.isRunning }
        stage.probe.takeText(false)
        try waitUntilGone()
    }

    private func waitUntilShown() throws(SessionError) {
        try stage.wait("\(process.name) to be shown", through: tap, running: process) {
            $0.probe.height < $0.freeHeight
        }
    }

    private func waitUntilGone() throws(SessionError) {
        try stage.wait("\(process.name) to be gone", through: tap) {
            $0.probe.height == $0.freeHeight
        }
    }
}
