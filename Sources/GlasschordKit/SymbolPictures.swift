import EventLoop
import IconThemes
import KeyboardToolbar
import Units

/// The pictures of symbols that the keyboard does not draw itself: icons of the desktop's theme.
///
/// A name is looked up beside the loop; a program of its own draws the icon, one at a time, and its picture is kept. Each name
/// is asked for once a run, and what cannot be had stays away.
///
/// Source: behaviour E.1, an unknown name.
package final class SymbolPictures {
    /// There are more of them.
    package var onChange: () -> Void = {}
    /// Nothing is on its way any more.
    package var onIdle: () -> Void = {}
    package private(set) var pictures: [String: KeyboardToolImage] = [:]

    /// A picture that is to be drawn.
    private struct Order {
        let name: String
        let file: SymbolFile
    }

    private let loop: MainLoop
    private let tools: SymbolTools
    private let programs: StartedPrograms
    private let log: Log
    private var asked: Set<String> = []
    private var orders: [Order] = []
    private var isDrawing = false
    private var searches = 0
    private var hasToldLack = false

    /// What applications name is theirs: no more names are asked for in a run.
    private static let mostNames = 256
    /// A picture is so many times as large as in the bar on an output of scale 2, whatever the output is: larger ones of a
    /// picker, and outputs that come later, have enough of it.
    private static let enlargement = 2.0
    private static let mostPixels = 512

    package init(in loop: MainLoop, _ tools: SymbolTools, log: Log) {
        self.loop = loop
        self.tools = tools
        self.log = log
        programs = StartedPrograms(in: loop)
    }

    /// Whether nothing is on its way.
    package var isIdle: Bool { searches == 0 && !isDrawing && orders.isEmpty }

    /// Asks for the pictures of names, unless that has been done.
    ///
    /// - Parameter size: how large they are in the bar.
    package func want(_ names: Set<String>, size: Points, scale: Scale) {
        let new = names.subtracting(asked).sorted().prefix(Self.mostNames - asked.count)
        if new.isEmpty { return }
        asked.formUnion(new)
        guard tools.program != nil else { return lack("glasschord-icon is not installed") }
        guard let folder = tools.folder else { return lack("there is no place to keep them") }
        let finder = IconFinder(tools.icons)
        let factor = max(scale.factor, 2) * Self.enlargement
        let pixels = Int(min(max(size.value * factor, 1), Double(Self.mostPixels)).rounded())
        do {
            searches += 1
            try BackgroundJob.run(
                in: loop,
                {
                    finder.icons(of: Array(new), size: size, scale: scale).compactMapValues {
                        SymbolFile(of: $0, pixels: pixels, in: folder)
                    }
                }
            ) { [weak self] in self?.found($0, of: Array(new)) }
        } catch {
            searches -= 1
            lack("\(error)")
        }
    }

    private func found(_ files: [String: SymbolFile], of names: [String]) {
        searches -= 1
        var hasNew = false
        for name in names {
            guard let file = files[name] else { continue }
            if file.exists {
                pictures[name] = KeyboardToolImage(file)
                hasNew = true
            } else {
                orders.append(Order(name: name, file: file))
            }
        }
        let missing = names.count { files[$0] == nil }
        if missing > 0 { lack("the icon theme has none of \(missing) of \(names.count) names") }
        if hasNew { onChange() }
        drawNext()
    }

    private func drawNext() {
        guard !isDrawing else { return }
        guard !orders.isEmpty, let program = tools.program, let folder = tools.folder else {
            if isIdle { onIdle() }
            return
        }
        let order = orders.removeFirst()
        SymbolFile.makeFolder(folder)
        let file = order.file
        do {
            isDrawing = true
            try programs.start(
                [program, file.icon.path, "\(file.pixels)", file.path], isSilent: true
            ) { [unowned self] _ in drawn(order, isThere: file.exists) }
        } catch {
            drawn(order, isThere: false)
        }
    }

    private func drawn(_ order: Order, isThere: Bool) {
        isDrawing = false
        if isThere {
            pictures[order.name] = KeyboardToolImage(order.file)
            onChange()
        } else {
            lack("\(order.file.icon.path) cannot be drawn")
        }
        drawNext()
    }

    /// One line is enough: letters stand in the bar, which is a normal case.
    private func lack(_ reason: String) {
        if hasToldLack { return }
        hasToldLack = true
        log.info("letters stand for symbols: \(reason)")
    }
}

extension KeyboardToolImage {
    fileprivate init(_ file: SymbolFile) {
        self.init(path: file.path, isTemplate: file.icon.isSymbolic)
    }
}
