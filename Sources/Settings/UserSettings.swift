import Documents
import EventLoop
import KeyboardStyle
import Units

/// The user's settings and theme, as their files have them.
///
/// Making one reads them once. After `watch` they are followed: a file that is changed is read again; one that cannot be read
/// changes nothing but is told; one that is removed gives back the defaults.
package final class UserSettings {
    /// As the files have them.
    package private(set) var choices = UserChoices()
    /// Called whenever `choices` has changed.
    package var onChange: (UserChoices) -> Void = { _ in }

    private let directories: UserDirectories
    /// What counts instead of what the files say.
    private let overrides: SettingsValues
    private let readsSettings: Bool
    private let onProblem: (String) -> Void
    private var settings = KeptDocument<SettingsValues>()
    private var theme = KeptDocument<ThemeDocument>()
    private var reference: ThemeReference?
    /// Whether the theme's file was good since the theme was named.
    private var wasThemeRead = false
    /// The theme that was shown last, and is shown on while the one named cannot be had.
    private var lastGood: (reference: Placed<ThemeReference>?, document: ThemeDocument?)
    private let followed = FollowedFiles()

    /// When a file that has vanished is believed to be gone.
    package var nextDeadline: Instant? { followed.nextDeadline }

    /// - Parameters:
    ///   - overrides: settings of a command line, which count instead of the file's.
    ///   - readsSettings: whether the file of settings counts at all; themes are found in any case.
    ///   - onProblem: called with a line for each thing that is wrong in the files, once.
    package init(
        _ directories: UserDirectories, overrides: SettingsValues = SettingsValues(),
        readsSettings: Bool = true, onProblem: @escaping (String) -> Void
    ) {
        self.directories = directories
        self.overrides = overrides
        self.readsSettings = readsSettings
        self.onProblem = onProblem
        followed.look = { [unowned self] in look(isFinal: $0) }
        followed.lookNow()
    }

    /// Follows the files from now on; what has changed since they were read is told.
    package func watch(in loop: MainLoop) throws(SystemError) {
        try followed.watch(files, in: loop)
    }

    package func timeReached(_ now: Instant) {
        followed.timeReached(now)
    }

    private var files: Set<String> { Set(settingsFiles + themeFiles) }

    private var settingsFiles: [String] {
        readsSettings ? [directories.settings].compactMap { $0 } : []
    }

    /// What the file says, without the command line's.
    package var written: SettingsValues { settings.value ?? SettingsValues() }

    /// What a message about a setting's value begins with: its place in the file, or the command line's option; the setting's
    /// name where neither says anything.
    ///
    /// - Parameter word: which of several languages is meant.
    package func origin(of name: SettingsValues.Name, word: String? = nil) -> String {
        if overrides.written(name) != nil { return "--\(name.rawValue)" }
        guard let path = directories.settings, let value = written.written(name) else {
            return name.rawValue
        }
        var place = value.place
        if name == .languages, let word,
            let language = zip(written.languages?.value ?? [], written.languagePlaces)
                .first(where: { $0.0 == word })
        {
            place = language.1
        }
        return "\(path):\(place.line):\(place.column)"
    }

    private var effective: SettingsValues {
        var values = overrides.completed(by: written)
        if let toolbar = values.toolbar, case .file(let path) = toolbar.value,
            let absolute = directories.absolute(path)
        {
            values.toolbar = Placed(.file(absolute), at: toolbar.place)
        }
        return values
    }

    private var themeFiles: [String] { reference?.files(in: directories) ?? [] }

    /// True when a file has vanished and may come back.
    private func look(isFinal: Bool) -> Bool {
        var isWaiting = false
        switch settings.look(at: settingsFiles, isFinal: isFinal, read: SettingsValues.read) {
        case .nothing, .missing: break
        case .vanished: isWaiting = true
        case .read(let problems): tell(problems)
        }
        if lookAtTheme(isFinal: isFinal) { isWaiting = true }
        var new = UserChoices()
        new.values = effective
        new.theme = theme.value
        if theme.value != nil { wasThemeRead = true }
        let isUnusable = new.values.theme?.value == .unusable
        if isUnusable || !themeFiles.isEmpty && theme.value == nil && !wasThemeRead {
            // A theme that was named but cannot be had changes nothing.
            new.values.theme = lastGood.reference
            new.theme = lastGood.document
        } else {
            lastGood = (new.values.theme, new.theme)
        }
        if new != choices {
            choices = new
            onChange(new)
        }
        return isWaiting
    }

    /// True when the theme's file has vanished and may come back.
    private func lookAtTheme(isFinal: Bool) -> Bool {
        let named = effective.theme
        if named?.value != reference {
            reference = named?.value
            theme = KeptDocument()
            wasThemeRead = false
            followed.follow(files)
        }
        // The themes that the keyboard comes with have no file.
        guard !themeFiles.isEmpty else { return false }
        switch theme.look(at: themeFiles, isFinal: isFinal, read: ThemeDocument.read) {
        case .nothing: return false
        case .vanished: return true
        case .missing:
            if let named { tell([missing(named)]) }
            return false
        case .read(let problems):
            tell(problems)
            return false
        }
    }

    private func missing(_ theme: Placed<ThemeReference>) -> DocumentProblem {
        let place = themeFiles.first ?? ""
        if overrides.theme != nil, case .path = theme.value {
            return DocumentProblem(
                "--style-file", nil, "there is no file \(place)", advice: "name one that is there")
        }
        let isOption = overrides.theme != nil
        return theme.value.missing(
            isOption ? ("--theme", nil) : (directories.settings ?? "", theme.place), file: place,
            directories)
    }

    private func tell(_ problems: [DocumentProblem]) {
        for line in DocumentProblem.lines(problems) { onProblem(line) }
    }
}
