import Documents
import KeyboardLayouts
import LayoutFiles
import Settings
import ToolbarFiles

/// `glasschord settings`: what counts, and where it comes from.
struct SettingsCommand {
    let look: SettingsValues
    let environment: Environment

    func run() -> ExitStatus {
        let log = Log(isVerbose: false)
        let directories = UserDirectories { environment[$0] }
        let settings = UserSettings(directories, overrides: look) { log.problem($0) }
        let folders = DocumentFolders.layouts(environment)
        let defaults = DefaultLayouts({ environment.written($0) }, exists: folders.has)
        for warning in defaults.warnings { log.problem(warning) }
        var effective = settings.choices.values
        if let named = effective.languages {
            let library = LayoutLibrary(
                folders, names: named.value,
                origin: { settings.origin(of: .languages, word: $0) }
            ) { log.problem($0) }
            effective.languages = Placed(library.layouts.map(\.name), at: named.place)
        }
        let origin = settings.origin(of: .toolbar)
        if !isThere(effective.toolbar?.value, origin, log) { effective.toolbar = nil }
        let report = SettingsReport(
            overrides: look, file: settings.written, effective: effective,
            path: directories.settings ?? "settings.yaml", languages: defaults.names,
            languageOrigin: defaults.origin ?? "default")
        return Glasschord.tell(report.text)
    }

    /// Whether a toolbar that is named or a file can be had.
    private func isThere(_ toolbar: ToolbarSetting?, _ origin: String, _ log: Log) -> Bool {
        func library() -> ToolbarLibrary {
            ToolbarLibrary(.toolbars(environment)) { log.problem($0) }
        }
        switch toolbar {
        case nil, .auto, .off: return true
        case .named(let name): return library().toolbar(named: name, origin: origin) != nil
        case .file(let path):
            let library = library()
            library.use(file: path, origin: { origin })
            return library.toolbarOfFile != nil
        }
    }
}
