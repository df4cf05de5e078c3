import Documents

extension UserDirectories {
    /// Where a theme's file may be, the first that is there counts.
    func themes(named name: String) -> [String] {
        themeFolders.files(named: name)
    }

    /// The themes that there are files of.
    var themeNames: [String] { themeFolders.names.filter(themeFolders.has) }

    private var themeFolders: DocumentFolders {
        DocumentFolders(paths: [configuration, data].compactMap { $0.map { "\($0)/themes" } })
    }
}
