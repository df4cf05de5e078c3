import Documents
import EventLoop
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import ToolbarFiles
import Units

/// The toolbar that `render` was asked to show.
enum RenderedToolbar {
    /// What a toolbar holds where something can be undone and nothing redone.
    ///
    /// - Parameter name: a toolbar's, the path of its document, or "none".
    /// - Throws: a line for the person, where there is no such toolbar or it has a mistake.
    static func content(
        _ name: String, _ environment: Environment
    ) throws(UsageError) -> ToolbarContent {
        content(of: try document(name, environment))
    }

    static func content(of toolbar: ToolbarDocument?) -> ToolbarContent {
        guard let toolbar else { return .none }
        return ToolbarContent(
            toolbar.toolGroups(isEnabled: { $0 != .board(.redo) }, perform: { _ in }))
    }

    /// - Returns: nil for "none".
    static func document(
        _ name: String, _ environment: Environment
    ) throws(UsageError) -> ToolbarDocument? {
        if name == "none" { return nil }
        let isFile = name.contains("/") || name.hasSuffix(".yaml")
        return isFile ? try read(name) : try find(name, environment)
    }

    private static func find(
        _ name: String, _ environment: Environment
    ) throws(UsageError) -> ToolbarDocument {
        var problems: [String] = []
        let library = ToolbarLibrary(.toolbars(environment)) { problems.append($0) }
        let file = name == "auto" ? "default" : name
        // Mistakes of others are nothing that was asked for.
        problems.removeAll { !$0.contains("/\(file).yaml:") }
        if let toolbar = library.toolbar(named: file, origin: "--toolbar \(name)") {
            for problem in problems { Log(isVerbose: false).problem(problem) }
            return toolbar
        }
        throw UsageError(description: problems.joined(separator: "\n"))
    }

    private static func read(_ file: String) throws(UsageError) -> ToolbarDocument {
        switch DocumentFile.content(of: file) {
        case .absent: throw UsageError(description: "--toolbar \(file): there is no such file")
        case .unreadable(let problem): throw UsageError(description: "\(problem)")
        case .bytes(let bytes):
            let problems: [DocumentProblem]
            do throws(DocumentProblem) {
                let read = try ToolbarDocument.read(bytes, path: file)
                if let toolbar = read.value {
                    for line in DocumentProblem.lines(read.problems) {
                        Log(isVerbose: false).problem(line)
                    }
                    return toolbar
                }
                problems = read.problems
            } catch {
                problems = [error]
            }
            throw UsageError(
                description: DocumentProblem.lines(problems).joined(separator: "\n"))
        }
    }

    /// The pictures of symbols that the keyboard does not draw itself; waits until they are there.
    static func pictures(
        _ content: ToolbarContent, _ environment: Environment, scale: Scale
    ) -> [String: KeyboardToolImage] {
        let names = content.foreignSymbols
        if names.isEmpty { return [:] }
        do {
            let loop = try MainLoop(clock: MonotonicClock())
            let symbols = SymbolPictures(
                in: loop, SymbolTools(environment), log: Log(isVerbose: false))
            symbols.want(names, size: .symbolInBar, scale: scale)
            while !symbols.isIdle { try loop.turn(.untilSomethingHappens) }
            return symbols.pictures
        } catch {
            return [:]
        }
    }

    /// - Throws: for an item that is not there or offers nothing, and a choice that it does not have.
    static func appearance(
        _ request: RenderRequest, on bar: BoardToolbar?, _ layout: ToolbarLayout?
    ) throws(UsageError) -> ToolbarAppearance {
        guard let picker = request.picker else { return .none }
        let address = ToolAddress(group: picker.group, item: picker.item)
        let name = "\(picker.group).\(picker.item)"
        guard let bar, !bar.content.isEmpty else {
            throw UsageError(
                description: "--picker \(name): there is no toolbar; name one with --toolbar")
        }
        guard let item = bar.content[address], let frame = layout?.frame(of: address)
        else {
            throw UsageError(
                description: "--picker \(name): the toolbar has no such item;"
                    + " --describe lists them")
        }
        if item.choices.isEmpty {
            throw UsageError(description: "--picker \(name): this item has nothing to choose from")
        }
        guard item.choices.indices.contains(picker.selected) else {
            throw UsageError(
                description: "--picker \(name):\(picker.selected): this item has the choices"
                    + " 0 to \(item.choices.count - 1)")
        }
        let choices = ToolPickerLayout(
            item: frame, choices: item.choices, containerWidth: layout?.width ?? 0,
            availableAbove: bar.availableAbove, style: bar.style, metrics: bar.metrics)
        return ToolbarAppearance(
            pressed: address,
            picker: OpenToolPicker(address: address, layout: choices, selected: picker.selected))
    }
}
