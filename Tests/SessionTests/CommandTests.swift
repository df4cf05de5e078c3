import Glibc
import TestKit
import Testing
import Units

extension SessionTests {
    /// The program's words, statuses and streams; no compositor is needed.
    @Suite struct Command {
        @Test(arguments: [
            ["--nonsense"], ["nonsense"], ["-x"], ["--"], [""], ["--layer"], ["--layer", ""],
            ["--layer="], ["--layer", "nonsense"], ["--hidden=yes"], ["--scheme", "blue"],
            ["render"], ["render", "-o"], ["render", "-o", ""], ["render", "--describe", "more"],
            ["render", "--describe", "--size", "12"], ["render", "--describe", "--size", "0x0"],
            ["render", "--describe", "--size", "-5x9"], ["render", "--describe", "--size", "1x1"],
            ["render", "--describe", "--size", "99999x9"],
            ["render", "--describe", "--size", "9223372036854775808x5"],
            ["render", "--describe", "--scale", "0"], ["render", "--describe", "--scale", "nan"],
            ["render", "--describe", "--scale", "9"], ["render", "--describe", "--scale", "-1"],
            ["render", "--describe", "--scale", "1e999"],
            ["render", "--describe", "--page", "emoji"],
            ["render", "--describe", "--press", "key.character.7"],
            ["render", "--describe", "--press"], ["render", "--describe=1"],
        ])
        func wrongWordsGiveUsageAndStatus2(_ arguments: [String]) throws {
            let run = try ProgramRun(arguments)
            #expect(run.exit == .status(2))
            #expect(run.output == "")
            #expect(run.lines.first?.hasPrefix("glasschord: ") == true)
            #expect(run.errors.contains("--help") || run.errors.contains("--describe"))
            #expect(run.lines.count <= 2)
        }

        @Test func helpAndVersionGoToStandardOutput() throws {
            for arguments in [["--help"], ["-h"], ["render", "--help"], ["--hidden", "--help"]] {
                let run = try ProgramRun(arguments)
                #expect(run.exit == .status(0))
                #expect(run.output.hasPrefix("Glasschord") && run.output.contains("Exit status"))
                #expect(run.errors == "")
            }
            let version = try ProgramRun(["--version"])
            #expect(version.exit == .status(0))
            #expect(version.output.hasPrefix("glasschord ") && version.errors == "")
        }

        @Test(arguments: ["--help", "--version", "render --describe"])
        func anOutputThatIsClosedOrFullIsAFailure(_ words: String) throws {
            #expect(try ProgramRun(shell: "exec \"$0\" \(words) >&-").exit == .status(1))
            #expect(try ProgramRun(shell: "exec \"$0\" \(words) >/dev/full").exit == .status(1))
        }

        /// Descriptors that a shell has closed must not become the socket or a picture that a message is written into.
        @Test func closedStreamsStayApartFromFiles() throws {
            let directory = try Directory(owner: nil)
            let file = directory.file("picture.png")
            let plain = directory.file("plain.png")
            #expect(try ProgramRun(["render", "-o", plain]).exit == .status(0))
            let run = try ProgramRun(
                shell: "exec \"$0\" render --describe -o \(file) <&- >&- 2>&-")
            #expect(run.exit == .status(1))
            #expect(Directory.bytes(of: file) == Directory.bytes(of: plain))
        }

        @Test func aReaderThatHasGoneIsAFailureAndNoSignal() throws {
            let run = try ProgramRun(
                shell: "{ \"$0\" render --describe --size 16384x9000; echo $? >&2; } | true")
            // What fits into the pipe before the reader goes is written.
            #expect(["0\n", "1\n"].contains(run.errors))
        }

        @Test func withoutAnySessionItSaysSoInOneLine() throws {
            let directory = try Directory(owner: nil)
            let home = directory.path
            let environments: [[String: String]] = [
                [:],
                ["HOME": "", "XDG_RUNTIME_DIR": "", "WAYLAND_DISPLAY": "", "WAYLAND_SOCKET": ""],
                ["HOME": home, "XDG_RUNTIME_DIR": home],
                ["HOME": "/proc/nowhere", "XDG_RUNTIME_DIR": "/proc/nowhere"],
                ["XDG_RUNTIME_DIR": home, "WAYLAND_DISPLAY": "wayland-nowhere"],
                ["WAYLAND_DISPLAY": "wayland-0"],
                ["WAYLAND_DISPLAY": "\(home)/nothing"],
                ["WAYLAND_DISPLAY": "/dev/null"],
                ["WAYLAND_DISPLAY": String(repeating: "long", count: 100)],
                ["WAYLAND_SOCKET": "rubbish"], ["WAYLAND_SOCKET": "99"],
                ["WAYLAND_SOCKET": "-1"], ["WAYLAND_SOCKET": "0"],
            ]
            for environment in environments {
                let run = try ProgramRun([], environment)
                #expect(run.exit == .status(3), "\(environment) \(run.errors)")
                #expect(run.lines.count == 1, "\(environment) \(run.errors)")
                #expect(!run.errors.contains("ConnectError") && !run.errors.contains("Success"))
            }
        }

        @Test func aSocketThatNobodyServesIsDead() throws {
            let directory = try Directory(owner: nil)
            let socket = try SilentSocket(directory.file("wayland-0"))
            socket.close()
            let run = try ProgramRun([], ["XDG_RUNTIME_DIR": directory.path])
            #expect(run.exit == .status(3))
            #expect(run.lines.count == 1)
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
        func signalsEndItBeforeTheCompositorHasAnswered(_ signal: CInt) throws {
            let directory = try Directory(owner: nil)
            let socket = try SilentSocket(directory.file("wayland-0"))
            let process = try ChildProcess(
                [try KeyboardSession.builtProgram()],
                environment: ["XDG_RUNTIME_DIR": directory.path])
            try socket.waitForClient()
            process.signal(SIGUSR1)
            process.signal(SIGUSR2)
            process.signal(__libc_current_sigrtmin())
            process.signal(SIGPIPE)
            process.signal(signal)
            #expect(try process.waitForExit() == .status(0))
        }

        /// A compositor that takes no more connections does not hold the keyboard either.
        @Test func aFullQueueOfConnectionsIsNoHang() throws {
            let directory = try Directory(owner: nil)
            let socket = try SilentSocket(directory.file("wayland-0"), backlog: 0)
            let first = try socket.connect()
            let process = try ChildProcess(
                [try KeyboardSession.builtProgram()],
                environment: ["XDG_RUNTIME_DIR": directory.path])
            #expect(try process.waitForExit() == .status(3))
            withExtendedLifetime(first) {}
        }

        @Test func aConnectionThatIsClosedAtOnceIsStatus7() throws {
            let directory = try Directory(owner: nil)
            let socket = try SilentSocket(directory.file("wayland-0"))
            let log = directory.file("errors")
            let process = try ChildProcess(
                [try KeyboardSession.builtProgram()],
                environment: ["XDG_RUNTIME_DIR": directory.path], errors: .file(log))
            try socket.hangUpOnClient()
            #expect(try process.waitForExit() == .status(7))
            let said = String(decoding: Directory.bytes(of: log) ?? [], as: UTF8.self)
            #expect(said.split(separator: "\n").count == 1)
        }

        @Test func theSecondOnADisplayIsStatus6() throws {
            let directory = try Directory(owner: nil)
            let socket = try SilentSocket(directory.file("wayland-0"))
            let environment = ["XDG_RUNTIME_DIR": directory.path]
            let first = try ChildProcess(
                [try KeyboardSession.builtProgram()], environment: environment)
            try socket.waitForClient()
            for name in ["wayland-0", directory.file("wayland-0"), ""] {
                let second = try ProgramRun(
                    [], environment.merging(["WAYLAND_DISPLAY": name]) { $1 })
                #expect(second.exit == .status(6), "\(name)")
                #expect(second.lines.count == 1)
            }
            // The lock goes with its holder, however that ends.
            first.signal(SIGKILL)
            #expect(try first.waitForExit() == .signal(SIGKILL))
            let third = try ChildProcess(
                [try KeyboardSession.builtProgram()], environment: environment)
            try socket.waitForClient()
            #expect(third.isRunning)
        }

        @Test func withNoPlaceForTheLockItRunsAllTheSame() throws {
            let directory = try Directory(owner: nil)
            let path = directory.file("wayland-0")
            let socket = try SilentSocket(path)
            let process = try ChildProcess(
                [try KeyboardSession.builtProgram()],
                environment: ["XDG_RUNTIME_DIR": "/proc", "WAYLAND_DISPLAY": path])
            try socket.waitForClient()
            #expect(process.isRunning)
        }
    }
}
