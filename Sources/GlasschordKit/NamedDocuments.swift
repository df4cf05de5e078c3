import Documents
import KeyboardLayouts
import LayoutFiles
import Settings
import ToolbarFiles

/// The documents that settings can name, as they are on this machine.
struct NamedDocuments {
    private let directories: UserDirectories
    private let layouts: DocumentFolders
    private let toolbars: DocumentFolders

    init(_ environment: Environment) {
        self.init(
            UserDirectories { environment[$0] }, layouts: .layouts(environment),
            toolbars: .toolbars(environment))
    }

    init(_ directories: UserDirectories, layouts: DocumentFolders, toolbars: DocumentFolders) {
        self.directories = directories
        self.layouts = layouts
        self.toolbars = toolbars
    }

    /// What settings name that is not there.
    ///
    /// - Parameter path: the document's own.
    func missing(in settings: SettingsValues, path: String) -> [DocumentProblem] {
        let builtIn = KeyboardLayout.usEnglish.name
        return settings.missing(
            path: path, directories, layouts: layouts.names.filter(layouts.has) + [builtIn],
            toolbars: toolbars.names.filter(toolbars.has) + ToolbarDocument.builtIn.map(\.name)
        ) { name in
            // A layout may be the path of its document, too.
            name.hasPrefix("/")
                ? DocumentFile.exists(name)
                : LayoutName(name).candidates.contains { $0 == builtIn || layouts.has($0) }
        }
    }
}
