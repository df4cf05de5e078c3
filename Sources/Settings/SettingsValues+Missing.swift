import Documents

extension SettingsValues {
    /// What a document names that is not on this machine, each with its place. Outputs come and go, and are not looked at.
    ///
    /// - Parameters:
    ///   - path: the document's own; its folder is where paths in it start.
    ///   - layouts, toolbars: the names that there are.
    ///   - hasLayout: whether a layout or what may stand in for it is there.
    package func missing(
        path: String, _ directories: UserDirectories, layouts: [String], toolbars: [String],
        hasLayout: (String) -> Bool
    ) -> [DocumentProblem] {
        var problems = [missingTheme(path, directories)].compactMap { $0 }
        func miss(_ kind: String, _ name: String, _ place: DocumentPlace, _ names: [String]) {
            problems.append(
                DocumentProblem(
                    path, place, "there is no \(kind) \(DocumentProblem.quoted(name))",
                    advice: NearMatch.find(name, among: names).map { "did you mean '\($0)'?" }
                        ?? "`glasschord list \(kind)s` tells which there are"))
        }
        for (name, place) in zip(languages?.value ?? [], languagePlaces) where !hasLayout(name) {
            miss("layout", name, place, layouts)
        }
        if let toolbar, case .named(let name) = toolbar.value, !toolbars.contains(name) {
            miss("toolbar", name, toolbar.place, toolbars)
        }
        return problems
    }

    private func missingTheme(
        _ path: String, _ directories: UserDirectories
    ) -> DocumentProblem? {
        guard let theme else { return nil }
        var files = theme.value.files(in: directories)
        if case .path(let text) = theme.value, !text.hasPrefix("/"), !text.hasPrefix("~/") {
            let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
            files = ["\(path[..<end])\(text)"]
        }
        guard let first = files.first, !files.contains(where: DocumentFile.exists) else {
            return nil
        }
        return theme.value.missing((path, theme.place), file: first, directories)
    }
}
