/// A theme's index: which themes it builds upon, and which folders it has.
///
/// Source: Icon Theme Specification 0.13, "File Formats".
struct IconTheme {
    let name: String
    /// The themes to look into next, the most important first.
    let parents: [String]
    let directories: [IconDirectory]

    /// Far more than the largest themes have.
    private static let mostParents = 16
    private static let mostDirectories = 2_048

    init(_ name: String, index: KeyFile) {
        self.name = name
        parents = Array(
            index.list("Icon Theme", "Inherits").filter { IconName.isSafe($0) }
                .prefix(Self.mostParents))
        let paths =
            index.list("Icon Theme", "Directories")
            + index.list("Icon Theme", "ScaledDirectories")
        var seen: Set<String> = []
        directories = paths.prefix(Self.mostDirectories).compactMap { path in
            seen.insert(path).inserted ? IconDirectory(path, in: index) : nil
        }
    }
}
