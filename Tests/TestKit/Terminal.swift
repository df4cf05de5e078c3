import CLinux
import Glibc
import Units

/// A terminal, running `cat` into a file: what the file holds is what a terminal's program received.
///
/// `cat` gets a line when return is pressed, so what is read back ends with a line break. A shell runs instead where it is
/// asked for, and what it writes into `received.txt` is read back; or a `cat` that gets each byte at once, as an editor does.
package final class Terminal {
    package enum Kind: String, Sendable {
        case foot
        /// Under Xwayland.
        case xterm
    }

    package enum Program: Sendable {
        case cat, shell
        /// bash, whose line can be edited and whose history can be walked.
        case editingShell
        /// Gets every key as the bytes that the terminal makes of it.
        case rawCat

        /// A line for `sh`, which opens the file `$0` of the directory `$1`.
        fileprivate var line: String {
            switch self {
            case .cat: "cd \"$1\"; exec cat >\"$0\""
            case .shell: "cd \"$1\"; : >\"$0\"; exec sh"
            // The file is opened when the shell is there to read a line.
            case .editingShell:
                "cd \"$1\"; exec env HISTFILE= \"PROMPT_COMMAND=: >$0; unset PROMPT_COMMAND\" bash --norc"
            case .rawCat: "cd \"$1\"; stty raw -echo; exec cat >\"$0\""
            }
        }
    }

    /// What its window is called.
    package let title: String
    let kind: Kind
    private let process: ChildProcess
    private let watch: Descriptor
    private let received: String

    /// Starts the terminal and waits until its program runs.
    ///
    /// - Parameter file: where what arrives is kept; each terminal of a session has one of its own.
    package init(
        _ kind: Kind = .foot, running program: Program = .cat, in session: any CompositorSession,
        receivingInto file: String = "received.txt"
    ) throws(SessionError) {
        title = "terminal-\(file)"
        self.kind = kind
        received = session.directory.file(file)
        try session.directory.write("", to: file)
        try session.directory.write("[main]\nfont=monospace:size=10\n", to: "foot.ini")
        watch = Descriptor(owning: inotify_init1(CInt(IN_CLOEXEC)))
        _ = unsafe inotify_add_watch(watch.number, received, UInt32(IN_MODIFY | IN_OPEN))
        process = try ChildProcess(
            kind.command(in: session.directory, title: title) + [
                "sh", "-c", program.line, file, session.directory.path,
            ],
            environment: session.environment, user: kind == .xterm ? .ifNeeded : nil,
            errors: .file(session.directory.file("\(kind.rawValue)-errors.log")))
        try waitForChange(until: Deadline())
        // From now on only what is written: our own reading opens the file too.
        _ = unsafe inotify_add_watch(watch.number, received, UInt32(IN_MODIFY))
    }

    /// Waits until the program in the terminal has received exactly `text`.
    package func wait(
        forText text: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        do {
            try wait(until: deadline) { $0 == text }
        } catch {
            throw SessionError("\(error), not \(text.debugDescription)")
        }
    }

    /// Waits until what the program in the terminal has received is as awaited.
    package func wait(
        until deadline: Deadline = Deadline(), for isAwaited: (String) -> Bool
    ) throws(SessionError) {
        while true {
            let now = text
            if isAwaited(now) { return }
            do {
                try waitForChange(until: deadline)
            } catch {
                throw SessionError("\(error): the terminal received \(now.debugDescription)")
            }
        }
    }

    /// What the program in the terminal has received.
    package var text: String {
        String(decoding: Directory.bytes(of: received) ?? [], as: UTF8.self)
    }

    /// Ends it, and with it its window.
    package func close() {
        process.end()
    }

    /// Waits until the terminal has ended because its program has.
    package func waitForEnd() throws(SessionError) {
        _ = try process.waitForExit()
    }

    /// Waits for the file to be opened or written, or for the terminal's end.
    private func waitForChange(until deadline: Deadline) throws(SessionError) {
        let ready = Descriptor.waitForInput(on: [watch, process.ending], until: deadline)
        guard let ready else { throw SessionError("nothing arrived in time") }
        if ready[0] {
            _ = watch.readSome()
        } else {
            throw SessionError("the terminal ended")
        }
    }
}

extension Terminal.Kind {
    /// The command that runs the words that follow it.
    fileprivate func command(in directory: Directory, title: String) -> [String] {
        switch self {
        case .foot: ["foot", "--config", directory.file("foot.ini"), "--title", title]
        case .xterm:
            ["xterm", "-u8", "-xrm", "*metaSendsEscape: true", "-title", title, "-e"]
        }
    }
}
