import CLinux
import Glibc
import Units

/// foot, running `cat` into a file: what the file holds is what a terminal's program received.
///
/// `cat` gets a line when return is pressed, so what is read back ends with a line break.
package final class Terminal {
    private let process: ChildProcess
    private let watch: Descriptor
    private let received: String

    /// Starts the terminal and waits until its `cat` runs.
    package init(in session: any CompositorSession) throws(SessionError) {
        received = session.directory.file("received.txt")
        try session.directory.write("", to: "received.txt")
        try session.directory.write("[main]\nfont=monospace:size=10\n", to: "foot.ini")
        watch = Descriptor(owning: inotify_init1(CInt(IN_CLOEXEC)))
        _ = unsafe inotify_add_watch(watch.number, received, UInt32(IN_MODIFY | IN_OPEN))
        process = try ChildProcess(
            ["foot", "--config", session.directory.file("foot.ini"), "--title", "terminal"]
                + ["sh", "-c", "exec cat >\"$0\"", received],
            environment: session.environment,
            errors: .file(session.directory.file("foot-errors.log")))
        try waitForChange(until: Deadline())
    }

    /// Waits until the program in the terminal has received exactly `text`.
    package func wait(
        forText text: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while true {
            let now = String(decoding: Directory.bytes(of: received) ?? [], as: UTF8.self)
            if now == text { return }
            do {
                try waitForChange(until: deadline)
            } catch {
                throw SessionError("the terminal received “\(now)”, not “\(text)”: \(error)")
            }
        }
    }

    /// Waits for the file to be opened or written, or for the terminal's end.
    private func waitForChange(until deadline: Deadline) throws(SessionError) {
        let ready = Descriptor.waitForInput(on: [watch, process.ending], until: deadline)
        guard let ready else { throw SessionError("nothing arrived in time") }
        if ready[0] {
            _ = watch.readSome()
        } else {
            throw SessionError("foot ended")
        }
    }
}
