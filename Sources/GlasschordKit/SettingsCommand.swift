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
        if case .named(let name)? = effective.toolbar?.value {
            let library = ToolbarLibrary(.toolbars(environment)) { log.problem($0) }
            let origin = settings.origin(of: .toolbar)
            if library.toolbar(named: name, origin: origin) == nil { effective.toolbar = nil }
        }
        let report = SettingsReport(
            overrides: look, file: settings.written, effective: effective,
            path: directories.settings ?? "settings.yaml", languages: defaults.names,
            languageOrigin: defaults.origin ?? "default")
        return Glasschord.tell(report.text)
    }
}
