import Documents
import Glibc
import IconThemes

/// What symbols that the keyboard does not draw itself are looked up and drawn with.
///
/// Source: behaviour E.1, an unknown name; XDG Base Directory Specification, `XDG_CACHE_HOME`.
@safe package struct SymbolTools: Sendable, Hashable {
    package var icons: IconFolders
    /// The program that draws icons; nil where it is not installed.
    package var program: String?
    /// Where its pictures are kept; nil where there is no place for them.
    package var folder: String?

    package init(icons: IconFolders, program: String?, folder: String?) {
        self.icons = icons
        self.program = program
        self.folder = folder
    }

    /// What there is in an environment.
    init(_ environment: Environment) {
        func path(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let cache = path("XDG_CACHE_HOME") ?? path("HOME").map { "\($0)/.cache" }
        self.init(
            icons: IconFolders { environment[$0] },
            program: Self.programs(beside: DocumentFolders.runningProgram).first(where: Self.runs),
            folder: cache.map { "\($0)/glasschord/icons" })
    }

    /// Where the program may be, the most likely place first.
    ///
    /// - Parameter program: the absolute path of the running one. In a build tree both lie side by side; one that is installed has
    ///   it in `../libexec/glasschord`, and a program of one's own takes that of the machine.
    static func programs(beside program: String?) -> [String] {
        let name = "glasschord-icon"
        let parts = program?.split(separator: "/") ?? []
        var folders: [String] = []
        if parts.contains(".build") { folders.append(parts.dropLast().path) }
        if parts.count > 1 { folders.append("\(parts.dropLast(2).path)/libexec/glasschord") }
        folders += ["/usr/local/libexec/glasschord", "/usr/libexec/glasschord"]
        return folders.map { "\($0)/\(name)" }
    }

    private static func runs(_ path: String) -> Bool {
        unsafe access(path, X_OK) == 0
    }
}

extension ArraySlice<Substring> {
    /// As the folders of an absolute path.
    fileprivate var path: String { reduce("") { "\($0)/\($1)" } }
}
