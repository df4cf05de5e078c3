import EventLoop
import Glibc
import InputMethod
import Painter
import WaylandWire

/// The program.
public enum Glasschord {
    /// Does what the command line asks for, and returns when that is done or the keyboard has ended.
    ///
    /// - Parameter arguments: the words after the program's name.
    public static func run(
        arguments: [String], environment: Environment = .process
    ) -> ExitStatus {
        StandardStreams.fillGaps()
        // A pipe that nobody reads is a failure to write, and must not end a keyboard.
        signal(SIGPIPE, SIG_IGN)
        let command: Command
        do {
            command = try CommandLineReader.read(arguments)
        } catch {
            Log.print("glasschord: \(error)\nTry 'glasschord --help'.\n", to: STDERR_FILENO)
            return .usage
        }
        switch command {
        case .help:
            return Log.print(UsageText.text, to: STDOUT_FILENO) ? .success : .failure
        case .version:
            return Log.print(Version.text, to: STDOUT_FILENO) ? .success : .failure
        case .render(let request):
            return RenderCommand(request: request, environment: environment).run()
        case .run(let configuration):
            return Program(configuration, environment).run()
        }
    }
}
