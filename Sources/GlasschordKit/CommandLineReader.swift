import Documents
import KeyboardLayouts
import KeyboardStyle
import Painter
import Settings
import Units

/// Reads the program's arguments, the first word being the first argument.
///
/// `--name value` and `--name=value` mean the same.
struct CommandLineReader {
    private var words: [String]
    private let workingDirectory: String
    private var position = 0
    /// Nil for the keyboard itself.
    private var command: CommandName?
    /// The value that followed `=` in the option just read.
    private var attached: String?

    static func read(
        _ words: [String], workingDirectory: String = "."
    ) throws(UsageError) -> Command {
        var reader = CommandLineReader(words: words, workingDirectory: workingDirectory)
        return try reader.parse()
    }

    private init(words: [String], workingDirectory: String) {
        self.words = words
        self.workingDirectory = workingDirectory
    }

    private mutating func parse() throws(UsageError) -> Command {
        if let name = words.first.flatMap(CommandName.init) {
            command = name
            position = 1
        }
        switch command {
        case .render: return try renderCommand()
        case .settings: return try settingsCommand()
        case .check: return try checkCommand()
        case .list: return try listCommand()
        case nil: return try runCommand()
        }
    }

    private mutating func runCommand() throws(UsageError) -> Command {
        var configuration = Configuration()
        while let option = nextOption() {
            switch option {
            case "--help", "-h": return .help
            case "--version": return .version
            case "--hidden": configuration.startsHidden = true
            case "--verbose", "-v": configuration.isVerbose = true
            case _ where try takesLook(option, &configuration.look): break
            default: throw unknown(option)
            }
            try refuseLeftover(option)
        }
        return .run(configuration)
    }

    private mutating func settingsCommand() throws(UsageError) -> Command {
        var look = SettingsValues()
        var tellsDefaults = false
        while let option = nextOption() {
            switch option {
            case "--help", "-h": return .help
            case "--defaults": tellsDefaults = true
            case _ where try takesLook(option, &look): break
            default: throw unknown(option)
            }
            try refuseLeftover(option)
        }
        return tellsDefaults ? .defaultSettings : .settings(look)
    }

    private mutating func renderCommand() throws(UsageError) -> Command {
        var request = RenderRequest()
        while let option = nextOption() {
            switch option {
            case "--help", "-h": return .help
            case "-o", "--output": request.file = try value(option)
            case "--size": request.outputSize = try size(option)
            case "--scale": request.scale = try scale(option)
            case "--page": try takePage(option, &request)
            case "--layout": request.layout = try value(option)
            case "--purpose":
                request.purpose = try choice(
                    option, FieldPurpose.init(rawValue:), "one of \(FieldPurpose.names)")
            case "--one-handed":
                request.oneHanded = try choice(
                    option, OneHandedMode.init(rawValue:), "left, right or off")
            case "--shift": request.isShifted = true
            case "--press": request.pressed.append(try value(option))
            case "--describe": request.isDescribed = true
            case "--callout": request.callout = try value(option)
            case "--toolbar": request.toolbar = try value(option)
            case "--picker":
                request.picker = try choice(
                    option, PickerRequest.init,
                    "GROUP.ITEM or GROUP.ITEM:SELECTED, counted from 0, such as 1.0:2")
            case "--backdrop":
                request.backdrop = try choice(
                    option, Backdrop.init(name:), "checker, a colour such as #3366cc, or a PNG file"
                )
            case _ where try takesLook(option, &request.look): break
            default: throw unknown(option)
            }
            try refuseLeftover(option)
        }
        if request.file == nil, !request.isDescribed {
            throw UsageError(description: "render: name a file with -o FILE.png, or ask --describe")
        }
        if request.file == "-", request.isDescribed {
            throw UsageError(
                description: "render: -o - and --describe cannot share standard output")
        }
        return .render(request)
    }

    private mutating func checkCommand() throws(UsageError) -> Command {
        let files = Array(words.dropFirst())
        if files.contains("--help") || files.contains("-h") { return .help }
        if let option = files.first(where: { $0.hasPrefix("-") && $0.count > 1 }) {
            throw unknown(option)
        }
        if files.isEmpty {
            throw UsageError(description: "check: name the files to read")
        }
        return .check(files)
    }

    private mutating func listCommand() throws(UsageError) -> Command {
        let rest = Array(words.dropFirst())
        if rest.contains("--help") || rest.contains("-h") { return .help }
        if rest == ["layouts"] { return .listLayouts }
        if rest == ["toolbars"] { return .listToolbars }
        if let option = rest.first(where: { $0.hasPrefix("-") }) { throw unknown(option) }
        throw UsageError(
            description: "list: name what: 'glasschord list layouts' or 'glasschord list toolbars'")
    }

    private mutating func nextOption() -> String? {
        guard position < words.count else { return nil }
        let word = words[position]
        position += 1
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
        attached = String(word[word.index(after: equals)...])
        return String(word[..<equals])
    }

    private mutating func value(_ option: String) throws(UsageError) -> String {
        if let value = attached {
            attached = nil
            if value.isEmpty { throw UsageError(description: "\(option) needs a value") }
            return value
        }
        guard position < words.count, !words[position].isEmpty else {
            throw UsageError(description: "\(option) needs a value")
        }
        position += 1
        return words[position - 1]
    }

    private func refuseLeftover(_ option: String) throws(UsageError) {
        if attached != nil { throw UsageError(description: "\(option) takes no value") }
    }

    private func unknown(_ word: String) -> UsageError {
        let before = words.prefix(max(0, position - 1))
        return CommandLineAdvice(command: command, before: Array(before)).refuse(word)
    }

    /// One of the layout's pages, or what the setting of this name takes; both may be asked for.
    private mutating func takePage(
        _ option: String, _ request: inout RenderRequest
    ) throws(UsageError) {
        let text = try value(option)
        if let page = Page(rawValue: text) {
            request.page = page
        } else if request.look.set(.page, to: text) != nil {
            throw UsageError(
                description: "\(option) \(text): it takes letters, numbers, symbols or function,"
                    + " and terminal, pc or auto")
        }
    }

    private mutating func choice<Value>(
        _ option: String, _ read: (String) -> Value?, _ names: String
    ) throws(UsageError) -> Value {
        let text = try value(option)
        guard let value = read(text) else {
            throw UsageError(description: "\(option) \(text): it takes \(names)")
        }
        return value
    }

    private static let twoThemes = UsageError(
        description: "--theme and --style-file: name one theme, and only once")

    /// Whether the option is one of the look, which then is taken.
    private mutating func takesLook(
        _ option: String, _ look: inout SettingsValues
    ) throws(UsageError) -> Bool {
        let name: SettingsValues.Name
        switch option {
        case "--theme": name = .theme
        case "--style-file":
            let path = try value(option)
            if look.theme != nil { throw Self.twoThemes }
            _ = look.set(.theme, to: here(path))
            return true
        case "--scheme": name = .scheme
        case "--design": name = .design
        case "--translucent": name = .translucency
        case "--preview-style": name = .previewStyle
        case "--uniform-keys": name = .uniformKeys
        case "--space-label": name = .spaceLabel
        case "--animations": name = .animations
        case "--kiosk" where !isKioskTold:
            _ = look.set(.kiosk, to: "on")
            return true
        default:
            if let named = SwitchName(rawValue: String(option.dropFirst(2))) {
                let text = try value(option)
                if let expected = look.set(named, to: text) {
                    throw UsageError(description: "\(option) \(text): it takes \(expected)")
                }
                return true
            }
            guard option.hasPrefix("--"),
                let setting = SettingsValues.Name(rawValue: String(option.dropFirst(2)))
            else { return false }
            name = setting
        }
        var text = try value(option)
        if name == .theme, look.theme != nil { throw Self.twoThemes }
        let isPath =
            switch name {
            case .theme: text.contains("/")
            case .toolbar: text.contains("/") || text.hasSuffix(".yaml")
            default: false
            }
        if isPath { text = here(text) }
        if let expected = look.set(name, to: text) {
            throw UsageError(description: "\(option) \(text): it takes \(expected)")
        }
        return true
    }

    /// The path that a command line means. What a settings file names is looked for beside it; what a command line names, here.
    /// A home that the shell has left to us is the home.
    private func here(_ path: String) -> String {
        path.hasPrefix("/") || path.hasPrefix("~/") ? path : "\(workingDirectory)/\(path)"
    }

    /// Whether `--kiosk` stands with a value; by itself it means on.
    private var isKioskTold: Bool {
        attached != nil || position < words.count && MappingReader.toggle(words[position]) != nil
    }

    /// Sizes of outputs, in whole logical pixels.
    private mutating func size(_ option: String) throws(UsageError) -> Size {
        let text = try value(option)
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map {
            PlainNumber.whole($0)
        }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...16384).contains(width), (2...16384).contains(height)
        else {
            throw UsageError(
                description: "\(option) \(text): it takes WIDTHxHEIGHT in logical pixels,"
                    + " such as 360x720, from 1x2 to 16384x16384")
        }
        return Size(width: Points(width), height: Points(height))
    }

    private mutating func scale(_ option: String) throws(UsageError) -> Scale {
        let text = try value(option)
        guard let factor = PlainNumber.decimal(text), (0.25...8).contains(factor) else {
            throw UsageError(
                description: "\(option) \(text): it takes a number from 0.25 to 8, such as 1.5")
        }
        return Scale(numerator: Int((factor * Double(Scale.denominator)).rounded()))
    }
}
