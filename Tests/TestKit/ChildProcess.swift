import CLinux
import Glibc
import Units

/// A program started for a test. Owner: whoever holds it; `deinit` ends the program and reaps it.
package final class ChildProcess {
    /// How a program ended.
    package enum Exit: Sendable, Equatable, CustomStringConvertible {
        case status(CInt)
        case signal(CInt)

        package var description: String {
            switch self {
            case .status(let status): "exit status \(status)"
            case .signal(let signal): "killed by signal \(signal)"
            }
        }
    }

    /// Where a program's output goes.
    package enum Output {
        /// This process's own.
        case inherited
        /// A file, made anew.
        case file(String)
        /// A pipe that `lines` reads.
        case lines
    }

    package let name: String
    /// What the program prints on standard output, where `Output.lines` was asked for.
    package let lines: LineReader
    /// Valid until the program has been reaped.
    package let processID: pid_t
    /// Becomes readable when the program has ended, so that the end can be polled like any other event.
    let ending: Descriptor
    private let input: Descriptor?
    private var exit: Exit?

    /// Starts `command`, whose first word is searched for in PATH.
    ///
    /// - Parameters:
    ///   - user: who runs it; nil keeps this process's user.
    ///   - takesInput: whether `send` may be used; standard input is empty otherwise.
    package init(
        _ command: [String], environment: [String: String], user: UnprivilegedUser? = nil,
        output: Output = .inherited, errors: Output = .inherited, takesInput: Bool = false
    ) throws(SessionError) {
        precondition(!command.isEmpty, "a command has a first word")
        name = command[0].split(separator: "/").last.map(String.init) ?? command[0]
        var plan = SpawnPlan(
            command: (user?.commandPrefix ?? []) + command, environment: environment)
        let reading = try plan.connect(output: output, errors: errors)
        lines = LineReader(reading, of: name)
        input = takesInput ? try plan.connectInput() : nil
        processID = try plan.start()
        let number = pidfd_open(processID, 0)
        precondition(number >= 0, "an unreaped child has a pidfd")
        ending = Descriptor(owning: number)
    }

    deinit {
        end()
    }

    package var isRunning: Bool {
        reapIfEnded()
        return exit == nil
    }

    /// Sends a signal; nothing when the program has ended.
    package func signal(_ number: CInt) {
        guard isRunning else { return }
        kill(processID, number)
    }

    /// Whether a signal would be held for the program instead of ending it. Source: proc(5), status, `SigBlk`.
    func holds(_ signal: CInt) -> Bool {
        let status = Directory.bytes(of: "/proc/\(processID)/status") ?? []
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("SigBlk:") }),
            let held = line.split(separator: "\t").last, let mask = UInt64(held, radix: 16)
        else { return false }
        return mask & 1 << UInt64(signal - 1) != 0
    }

    /// Writes a line to the program's standard input.
    package func send(_ line: String) {
        precondition(input != nil, "the program was started with takesInput")
        input?.write(line + "\n")
    }

    /// Waits for the program's own end.
    package func waitForExit(until deadline: Deadline = Deadline()) throws(SessionError) -> Exit {
        if let exit { return exit }
        guard Descriptor.waitForInput(on: [ending], until: deadline) != nil else {
            throw SessionError("\(name) did not end in time")
        }
        reapIfEnded()
        guard let exit else { throw SessionError("\(name) has no exit status") }
        return exit
    }

    /// Asks the program to end, and kills it if it does not; returns when it has been reaped.
    @discardableResult
    package func end(within patience: Milliseconds = 5_000) -> Exit? {
        guard isRunning else { return exit }
        kill(processID, SIGTERM)
        if Descriptor.waitForInput(on: [ending], until: Deadline(after: patience)) == nil {
            kill(processID, SIGKILL)
            _ = Descriptor.waitForInput(on: [ending], until: Deadline())
        }
        reapIfEnded()
        return exit
    }

    /// Runs a command to its end and returns what it printed; an exit status other than 0 is an error.
    package static func output(
        of command: [String], environment: [String: String], until deadline: Deadline = Deadline()
    ) throws(SessionError) -> [UInt8] {
        let process = try ChildProcess(command, environment: environment, output: .lines)
        let bytes = try process.lines.readToEnd(until: deadline)
        let exit = try process.waitForExit(until: deadline)
        guard exit == .status(0) else {
            throw SessionError("\(command.joined(separator: " ")): \(exit)")
        }
        return bytes
    }

    private func reapIfEnded() {
        guard exit == nil else { return }
        var status: CInt = 0
        guard unsafe waitpid(processID, &status, WNOHANG) == processID else { return }
        // Source: wait(2); the macros WIFEXITED and WEXITSTATUS are not imported.
        let signal = status & 0x7f
        exit = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
    }
}
