import Glibc
import TestKit

/// The program run to its end, with what it said.
struct ProgramRun {
    let exit: ChildProcess.Exit
    let output: String
    let errors: String

    /// The lines on standard error.
    var lines: [Substring] { errors.split(separator: "\n") }

    /// - Parameter shell: what a shell does with the program, which is `"$0"` there, instead of just running it.
    init(
        _ arguments: [String] = [], _ environment: [String: String] = [:], shell: String? = nil
    ) throws {
        let directory = try Directory(owner: nil)
        let program = try KeyboardSession.builtProgram()
        let files = (directory.file("output"), directory.file("errors"))
        var variables = ["PATH": "/usr/bin:/bin"]
        variables.merge(environment) { _, new in new }
        let words = shell.map { ["sh", "-c", $0, program] } ?? [program]
        let process = try ChildProcess(
            words + arguments, environment: variables, output: .file(files.0),
            errors: .file(files.1))
        exit = try process.waitForExit()
        output = String(decoding: Directory.bytes(of: files.0) ?? [], as: UTF8.self)
        errors = String(decoding: Directory.bytes(of: files.1) ?? [], as: UTF8.self)
    }
}
