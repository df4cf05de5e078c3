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
        switch toolbar?.value {
        case .named(let name) where !toolbars.contains(name):
            miss("toolbar", name, toolbar?.place ?? .start, toolbars)
        case .file(let text):
            let file =
                text.hasPrefix("~/")
                ? directories.absolute(text) ?? text : Self.beside(path, text)
            if DocumentFile.exists(file) { break }
            problems.append(
                DocumentProblem(
                    path, toolbar?.place, "there is no file \(file)",
                    advice: "name one that is there"))
        default: break
        }
        return problems
    }

    private func missingTheme(
        _ path: String, _ directories: UserDirectories
    ) -> DocumentProblem? {
        guard let theme else { return nil }
        var files = theme.value.files(in: directories)
        if case .path(let text) = theme.value, !text.hasPrefix("~/") {
            files = [Self.beside(path, text)]
        }
        guard let first = files.first, !files.contains(where: DocumentFile.exists) else {
            return nil
        }
        return theme.value.missing((path, theme.place), file: first, directories)
    }

    /// Where a path that a document names begins: beside the document, unless it says so itself.
    private static func beside(_ document: String, _ path: String) -> String {
        if path.hasPrefix("/") || path.hasPrefix("~/") { return path }
        let end =
            document.lastIndex(of: "/").map { document.index(after: $0) } ?? document.startIndex
        return "\(document[..<end])\(path)"
    }
}
