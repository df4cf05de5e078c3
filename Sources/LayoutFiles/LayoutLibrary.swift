import Documents
import EventLoop
import KeyboardLayouts
import Units

/// The layouts that are enabled, as their files have them.
///
/// Making one reads them once. After `watch` their files are followed: one that is changed is read again; one with a mistake
/// keeps the last good layout, else the one that the keyboard came with, else US English, which needs no file.
package final class LayoutLibrary {
    /// In their order, the first is the one to begin with; never empty.
    package private(set) var layouts: [KeyboardLayout] = []
    /// Called whenever `layouts` has changed.
    package var onChange: ([KeyboardLayout]) -> Void = { _ in }
    /// When a file that has vanished is believed to be gone.
    package var nextDeadline: Instant? { followed.nextDeadline }

    private let folders: DocumentFolders
    private let origin: (String) -> String
    private let onProblem: (String) -> Void
    private var kept: [(name: LayoutName, layouts: [LayeredDocument<KeyboardLayout>])] = []
    private let followed = FollowedFiles()
    /// What has been told already of layouts that are not there.
    private var told: Set<String> = []

    /// - Parameters:
    ///   - names: of layouts in their order, or absolute paths of documents; none is US English.
    ///   - origin: what a message about a name begins with: where it stands.
    ///   - onProblem: called with a line for each thing that is wrong, once.
    package init(
        _ folders: DocumentFolders, names: [String],
        origin: @escaping (String) -> String = { _ in "languages" },
        onProblem: @escaping (String) -> Void
    ) {
        self.folders = folders
        self.origin = origin
        self.onProblem = onProblem
        take(names)
        followed.look = { [unowned self] in look(isFinal: $0) }
        followed.lookNow()
    }

    /// Enables other layouts, or the same ones in another order.
    package func use(_ names: [String]) {
        take(names)
        followed.follow(files)
        followed.lookNow()
    }

    /// Follows the files from now on; what has changed since they were read is told.
    package func watch(in loop: MainLoop) throws(SystemError) {
        try followed.watch(files, in: loop)
    }

    package func timeReached(_ now: Instant) {
        followed.timeReached(now)
    }

    private var files: Set<String> {
        Set(kept.flatMap { $0.layouts.flatMap(\.paths) })
    }

    private func take(_ names: [String]) {
        kept = names.map { text in
            if text.hasPrefix("/") { return (LayoutName(text), [LayeredDocument([text])]) }
            let name = LayoutName(text)
            let known = name.candidates.filter(DocumentFolders.isName)
            return (name, known.map { LayeredDocument(folders.files(named: $0)) })
        }
        told = []
    }

    /// True when a file has vanished and may come back.
    private func look(isFinal: Bool) -> Bool {
        var isWaiting = false
        var new: [KeyboardLayout] = []
        for index in kept.indices {
            var layout: KeyboardLayout?
            for place in kept[index].layouts.indices where layout == nil {
                let change = kept[index].layouts[place].look(
                    isFinal: isFinal, read: LayoutDocument.read)
                isWaiting = isWaiting || change.isWaiting
                tell(change.problems)
                layout = kept[index].layouts[place].value
            }
            let name = kept[index].name
            if layout == nil, name.candidates.contains("us") { layout = .usEnglish }
            if let layout, layout.name != name.text, !name.text.hasPrefix("/") {
                tell(
                    name.text,
                    "there is no good layout '\(name.text)'; '\(layout.name)' is shown")
            }
            if layout == nil { tellMissing(name.text) }
            if let layout, !new.contains(where: { $0.name == layout.name }) { new.append(layout) }
        }
        if new.isEmpty { new = [.usEnglish] }
        if new != layouts {
            layouts = new
            onChange(new)
        }
        return isWaiting
    }

    private func tellMissing(_ name: String) {
        let meant = NearMatch.find(name, among: folders.names).map { ", did you mean '\($0)'?" }
        tell(
            name,
            "there is no good layout \(DocumentProblem.quoted(name)); it is left out"
                + (meant ?? ", `glasschord list layouts` tells which there are"))
    }

    private func tell(_ name: String, _ what: String) {
        if told.insert(what).inserted { onProblem("\(origin(name)): \(what)") }
    }

    private func tell(_ problems: [DocumentProblem]) {
        for line in DocumentProblem.lines(problems) { onProblem(line) }
    }
}
