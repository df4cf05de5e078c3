import EventLoop
import Glibc
import InputMethod
import KeyboardStyle
import KeyboardToolbar
import LayoutFiles
import Painter
import WaylandWire
import Settings

/// The program.
public enum Glasschord {
    /// Does what the command line asks for, and returns when that is done or the keyboard has ended.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - environment: the variables that count; those of the process unless given.
    ///   - style: colours and measures, instead of those of the theme that settings name. `translucentBackground` and a theme that is
    ///     solid decide whether it is shown on glass. A contrast that the desktop asks for is put on top of it. `render` shows it
    ///     where `--theme` is not given.
    ///   - keyOverlay: is asked for each key, whenever it is painted, what lies on top of it.
    ///   - toolbar: what stands above the keys, instead of the toolbars of applications and documents. The setting `toolbar: none`
    ///     takes it away. Its own `showToolPickerDelay` counts, not the setting. `render` draws it where `--toolbar` is not given.
    ///   - textInput: the field that its tools act on. One keyboard uses it at a time.
    /// - Returns: what the process is to end with.
    public static func run(
        arguments: [String], environment: Environment = .process,
        style: (any KeyboardStyleProvider)? = nil, keyOverlay: KeyOverlay.Slot? = nil,
        toolbar: KeyboardToolbarView? = nil, textInput: FocusedTextInput? = nil
    ) -> ExitStatus {
        let own = OwnParts(
            look: OwnLook(style: style, keyOverlay: keyOverlay), toolbar: toolbar,
            textInput: textInput)
        // A hand may be quicker than the start: these signals would end the process.
        Signals.hold([SIGUSR1, SIGUSR2, Ending.toggle])
        StandardStreams.fillGaps()
        // A pipe that nobody reads is a failure to write, and must not end a keyboard.
        signal(SIGPIPE, SIG_IGN)
        let command: Command
        do {
            command = try CommandLineReader.read(
                arguments, workingDirectory: Environment.workingDirectory)
        } catch {
            Log.print("glasschord: \(error)\nTry 'glasschord --help'.\n", to: STDERR_FILENO)
            return .usage
        }
        switch command {
        case .help:
            return tell(UsageText.text)
        case .version:
            return tell(Version.text)
        case .render(let request):
            return RenderCommand(request: request, environment: environment, own: own).run()
        case .settings(let look):
            return SettingsCommand(look: look, environment: environment).run()
        case .defaultSettings:
            return tell(SettingsReport.defaults)
        case .check(let files):
            return CheckCommand(files: files, names: NamedDocuments(environment)).run()
        case .listLayouts:
            return ListCommand.layouts(in: .layouts(environment)).run()
        case .listToolbars:
            return ListCommand.toolbars(in: .toolbars(environment)).run()
        case .run(let configuration):
            return Program(configuration, environment, own: own).run()
        }
    }

    /// Prints on standard output, and says so where that is not possible.
    static func tell(_ text: String) -> ExitStatus {
        if Log.print(text, to: STDOUT_FILENO) { return .success }
        let reason = SystemError(call: "standard output")
        // A reader that has gone has seen what it wanted.
        if reason.code != EPIPE { Log(isVerbose: false).warning("\(reason)") }
        return .failure
    }
}
