import Documents
import EventLoop
import Units

/// All toolbars that there are, as their files have them.
///
/// Making one reads them once. After `watch` files and folders are followed: one that is changed is read again, a new one is
/// found; one with a mistake keeps the last good toolbar, else the one that the keyboard came with.
package final class ToolbarLibrary {
    /// The user's own first, those of a folder by their names; each name once.
    package private(set) var toolbars: [ToolbarDocument] = []
    /// Called whenever `toolbars` has changed.
    package var onChange: () -> Void = {}
    /// When a file that has vanished is believed to be gone.
    package var nextDeadline: Instant? { followed.nextDeadline }

    /// The toolbar of the file that `use` has named; nil where none is named or nothing can be made of it.
    package var toolbarOfFile: ToolbarDocument? { file?.document.value }

    private var file: (path: String, document: KeptDocument<ToolbarDocument>)?
    private var originOfFile: () -> String = { "toolbar" }
    private let folders: DocumentFolders
    private let onProblem: (String) -> Void
    private var kept: [String: LayeredDocument<ToolbarDocument>] = [:]
    private let followed = FollowedFiles()
    /// What has been told already of toolbars that are not there, and of files that are not found.
    private var told: Set<String> = []

    /// - Parameter onProblem: called with a line for each thing that is wrong, once.
    package init(_ folders: DocumentFolders, onProblem: @escaping (String) -> Void) {
        self.folders = folders
        self.onProblem = onProblem
        followed.look = { [unowned self] in look(isFinal: $0) }
        followed.lookNow()
    }

    /// The toolbar for a field: that of its application, else that of its purpose, else `default`.
    ///
    /// - Parameters:
    ///   - application: its id; nil where it is not known.
    ///   - purpose: what its field is for; nil where there is none.
    /// - Returns: nil where the toolbar that is meant has no tools: no bar is shown.
    package func choose(application: String?, purpose: ToolbarPurpose?) -> ToolbarDocument? {
        let own = application.flatMap { id in toolbars.first { $0.applications.contains(id) } }
        let chosen =
            own ?? purpose.flatMap { purpose in toolbars.first { $0.purposes.contains(purpose) } }
            ?? toolbar(named: ToolbarDocument.standard.name)
        return chosen.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The toolbar of a name, as settings have it; nil where there is none, which is told.
    ///
    /// - Parameter origin: what the message begins with: where the name stands.
    package func toolbar(
        named name: String, origin: @autoclosure () -> String = "toolbar"
    ) -> ToolbarDocument? {
        if let toolbar = toolbars.first(where: { $0.name == name }) { return toolbar }
        let meant = NearMatch.find(name, among: toolbars.map(\.name)).map {
            "did you mean '\($0)'?"
        }
        let line =
            "there is no good toolbar \(DocumentProblem.quoted(name)); "
            + (meant ?? "`glasschord list toolbars` tells which there are")
        if told.insert(line).inserted { onProblem("\(origin()): \(line)") }
        return nil
    }

    /// Reads a file of its own, wherever it is, and follows it; one that is not there or has mistakes is told.
    ///
    /// - Parameters:
    ///   - path: absolute; nil: none any more.
    ///   - origin: what a message that it is not there begins with: where it is named.
    package func use(file path: String?, origin: @escaping () -> String = { "toolbar" }) {
        if path == file?.path { return }
        originOfFile = origin
        file = path.map { ($0, KeptDocument()) }
        followed.follow(files)
        _ = lookAtFile(isFinal: true)
    }

    /// True when the file has vanished and may come back.
    private func lookAtFile(isFinal: Bool) -> Bool {
        guard let path = file?.path,
            let change = file?.document.look(
                at: [path], isFinal: isFinal, read: ToolbarDocument.read)
        else { return false }
        switch change {
        case .nothing: return false
        case .vanished: return true
        case .missing:
            onProblem("\(originOfFile()): there is no file \(path); name one that is there")
        case .read(let problems):
            for line in DocumentProblem.lines(problems) { onProblem(line) }
        }
        return false
    }

    /// Follows files and folders from now on; what has changed since they were read is told.
    package func watch(in loop: MainLoop) throws(SystemError) {
        try followed.watch(files, in: loop)
    }

    package func timeReached(_ now: Instant) {
        followed.timeReached(now)
    }

    private var files: Set<String> {
        kept.values.reduce(into: Set(folders.everything + [file?.path].compactMap { $0 })) {
            $0.formUnion($1.paths)
        }
    }

    /// True when a file has vanished and may come back.
    private func look(isFinal: Bool) -> Bool {
        let names = find()
        let ofFile = toolbarOfFile
        var isWaiting = lookAtFile(isFinal: isFinal)
        var found: [(layer: Int, toolbar: ToolbarDocument)] = []
        for name in kept.keys.sorted() {
            guard let change = kept[name]?.look(isFinal: isFinal, read: ToolbarDocument.read)
            else { continue }
            isWaiting = isWaiting || change.isWaiting
            for line in DocumentProblem.lines(change.problems) { onProblem(line) }
            if let toolbar = kept[name]?.value, let layer = kept[name]?.layer {
                found.append((layer, toolbar))
            }
        }
        if !isWaiting {
            // What is gone for good need not be looked for.
            kept = kept.filter { $0.value.value != nil || names.contains($0.key) }
        }
        // Sorted by their names already; those without a file come last.
        var new = folders.paths.indices.flatMap { layer in
            found.filter { $0.layer == layer }.map(\.toolbar)
        }
        for toolbar in ToolbarDocument.builtIn
        where !new.contains(where: { $0.name == toolbar.name }) {
            new.append(toolbar)
        }
        if new != toolbars || toolbarOfFile != ofFile {
            toolbars = new
            onChange()
        }
        return isWaiting
    }

    /// Takes documents that are new, and follows them before they are read: nothing is missed.
    ///
    /// - Returns: the names of all that are there now.
    private func find() -> Set<String> {
        let (names, misnamed) = folders.listing()
        for problem in misnamed where told.insert("\(problem)").inserted {
            onProblem("\(problem)")
        }
        for name in names where kept[name] == nil {
            kept[name] = LayeredDocument(folders.files(named: name))
        }
        followed.follow(files)
        return Set(names)
    }
}
