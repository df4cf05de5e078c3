import Documents
import LayoutFiles
import ToolbarFiles

extension DocumentFolders {
    /// Where a program in this environment finds layouts.
    static func layouts(_ environment: Environment) -> DocumentFolders {
        layouts(UserDirectories { environment[$0] }, program: runningProgram)
    }

    /// Where it finds toolbars.
    static func toolbars(_ environment: Environment) -> DocumentFolders {
        toolbars(UserDirectories { environment[$0] }, program: runningProgram)
    }
}

extension LayoutLibrary {
    /// The layouts that settings name, or those that the environment means.
    ///
    /// - Parameters:
    ///   - names: nil or none where no setting names any.
    ///   - origin: what a message about a name begins with: where it stands.
    convenience init(
        _ environment: Environment, names: [String]?,
        origin: @escaping (String) -> String = { _ in "languages" }, log: Log
    ) {
        let folders = DocumentFolders.layouts(environment)
        var names = names ?? []
        if names.isEmpty {
            let found = DefaultLayouts({ environment.written($0) }, exists: folders.has)
            for warning in found.warnings { log.problem(warning) }
            names = found.names
        }
        self.init(folders, names: names, origin: origin) { log.problem($0) }
    }
}
