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
    package private(set) var nextDeadline: Instant?

    private let folders: LayoutFolders
    private let onProblem: (String) -> Void
    private var kept: [(name: LayoutName, layouts: [KeptLayout])] = []
    private var watching: (watch: DocumentWatch, clock: any Clock)?
    /// What has been told already of layouts that are not there.
    private var told: Set<String> = []

    /// Some editors move a file away before they write the new one.
    private static let replacingTime: Milliseconds = 250

    /// - Parameters:
    ///   - names: of layouts in their order, or absolute paths of documents; none is US English.
    ///   - onProblem: called with a line for each thing that is wrong, once.
    package init(
        _ folders: LayoutFolders, names: [String], onProblem: @escaping (String) -> Void
    ) {
        self.folders = folders
        self.onProblem = onProblem
        take(names)
        look(isFinal: true)
    }

    /// Enables other layouts, or the same ones in another order.
    package func use(_ names: [String]) {
        take(names)
        watching?.watch.follow(files)
        look(isFinal: true)
    }

    /// Follows the files from now on; what has changed since they were read is told.
    package func watch(in loop: MainLoop) throws(SystemError) {
        let watch = try DocumentWatch(in: loop)
        watch.onChange = { [unowned self] in look(isFinal: false) }
        watching = (watch, loop.clock)
        watch.follow(files)
        look(isFinal: true)
    }

    package func timeReached(_ now: Instant) {
        guard let nextDeadline, nextDeadline <= now else { return }
        look(isFinal: true)
    }

    private var files: Set<String> {
        Set(kept.flatMap { $0.layouts.flatMap(\.paths) })
    }

    private func take(_ names: [String]) {
        kept = names.map { text in
            if text.hasPrefix("/") { return (LayoutName(text), [KeptLayout([text])]) }
            let name = LayoutName(text)
            let known = name.candidates.filter(LayoutFolders.isName)
            return (name, known.map { KeptLayout(folders.files(named: $0)) })
        }
        told = []
    }

    private func look(isFinal: Bool) {
        var isWaiting = false
        var new: [KeyboardLayout] = []
        for index in kept.indices {
            var layout: KeyboardLayout?
            for place in kept[index].layouts.indices where layout == nil {
                let change = kept[index].layouts[place].look(isFinal: isFinal)
                isWaiting = isWaiting || change.isWaiting
                tell(change.problems)
                layout = kept[index].layouts[place].value
            }
            let name = kept[index].name
            if layout == nil, name.candidates.contains("us") { layout = .usEnglish }
            if let layout, layout.name != name.text, !name.text.hasPrefix("/") {
                tell("there is no good layout '\(name.text)'; '\(layout.name)' is shown")
            }
            if layout == nil { tell("there is no good layout '\(name.text)'; it is left out") }
            if let layout, !new.contains(where: { $0.name == layout.name }) { new.append(layout) }
        }
        if new.isEmpty { new = [.usEnglish] }
        nextDeadline = isWaiting ? watching.map { $0.clock.now + Self.replacingTime } : nil
        if new == layouts { return }
        layouts = new
        onChange(new)
    }

    private func tell(_ line: String) {
        if told.insert(line).inserted { onProblem(line) }
    }

    private func tell(_ problems: [DocumentProblem]) {
        for line in DocumentProblem.lines(problems) { onProblem(line) }
    }
}
