import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Painter
import ToolbarFiles
import Units

/// What a board looks like in the middle of something, which `render` has no words for.
enum BoardState: String, CaseIterable {
    /// The globe is held; the finger is on a language.
    case globeMenu = "globe-menu"
    /// The globe is held on a board of one hand.
    case globeMenuLeft = "globe-menu-left"
    /// Ctrl counts for the next key, Alt until it is tapped.
    case modifiers
    /// The same where the bar has a terminal's keys.
    case terminal
    case pcModifiers = "pc-modifiers"
    case altGr = "alt-gr"
    case capsLock = "caps-lock"
    /// A finger on the space bar moves the caret.
    case caretDrag = "caret-drag"
    case languageBadges = "language-badges"

    /// - Parameters:
    ///   - backdrop: what lies behind; nil leaves clear what the board leaves clear.
    ///   - hasBar: whether the bar is shown that a field of an ordinary application has.
    func image(
        _ scheme: ColorScheme, painter: ScenePainter, scale: Scale = .one,
        backdrop: Backdrop? = nil, hasBar: Bool = false
    ) throws -> Image {
        let bar = BoardToolbar(bar(isUsual: hasBar), style: .glass)
        let metrics = NativeMetrics.fitting(
            output: output, rowCount: layout.rowCount, design: .newest)
        let behavior = KeyboardBehavior.recommended
        let look = BoardLook(
            board: Board(
                layout: layout, metrics: metrics.grid, width: output.width,
                oneHanded: self == .globeMenuLeft ? .left : .off),
            style: behavior.theme.style(metrics: metrics), scheme: scheme, behavior: behavior,
            topInset: metrics.wholePopTopInset(
                for: behavior.shownPreview, toolbarHeight: bar.height),
            languages: hasGlobe ? ["EN", "DE", "RU"] : [], toolbar: bar)
        let board = BoardPicture(try appearance(on: look.board), look: look)
        let surface = try painter.image(of: board.scene, scale: scale)
        guard let backdrop else { return surface }
        var image = try backdrop.image(of: surface.size)
        image.lay(surface, x: 0, y: 0)
        return image
    }

    private func bar(isUsual: Bool) -> ToolbarContent {
        let document: ToolbarDocument
        switch self {
        case .terminal: document = .terminal
        default:
            if !isUsual { return .none }
            document = .standard
        }
        return ToolbarContent(
            document.toolGroups(
                isEnabled: { $0 != .board(.redo) },
                emphasis: {
                    switch $0 {
                    case .modifier(.control): .latched
                    case .modifier(.alt): .locked
                    default: .none
                    }
                }, perform: { _ in }))
    }

    private var output: Size {
        switch self {
        case .pcModifiers, .altGr: Size(width: 834, height: 1112)
        default: Size(width: 402, height: 874)
        }
    }

    private var hasGlobe: Bool {
        switch self {
        case .globeMenu, .globeMenuLeft, .languageBadges, .caretDrag: true
        case .modifiers, .terminal, .pcModifiers, .altGr, .capsLock: false
        }
    }

    private var layout: KeyboardLayout {
        let form: LayoutForm =
            switch self {
            case .modifiers: .terminal
            case .pcModifiers, .altGr: .pc
            default: .text
            }
        return KeyboardLayout.usEnglish.adapted(to: form, globe: hasGlobe)
    }

    private func appearance(on board: Board) throws -> Appearance {
        switch self {
        case .globeMenu: try menu(on: board, .off)
        case .globeMenuLeft: try menu(on: board, .left)
        case .modifiers, .terminal, .pcModifiers: Appearance(latched: .control, locked: .alt)
        case .altGr: Appearance(latched: .altGr)
        case .capsLock: Appearance(shift: .capsLock)
        case .caretDrag: Appearance(pressed: [.space], isDraggingCaret: true)
        case .languageBadges: Appearance()
        }
    }

    private func menu(on board: Board, _ side: OneHandedMode) throws -> Appearance {
        let keys = board.grid(for: .letters).keys
        let menu = GlobeMenu(
            layouts: [
                GlobeMenu.Item(.layout("us"), label: "English", isOn: true),
                GlobeMenu.Item(.layout("de"), label: "Deutsch"),
                GlobeMenu.Item(.layout("ru"), label: "Русский"),
            ], oneHanded: side, hasTerminal: false)
        guard let globe = keys.first(where: { $0.key.action == .nextKeyboard }),
            let layout = GlobeMenuLayout(menu, above: globe.frame, on: board)
        else { throw GalleryError(description: "there is no room for the globe's menu") }
        let selected = layout.cells.firstIndex { $0.item.label == "Deutsch" }
        return Appearance(
            pressed: [globe.key.id],
            menu: OpenMenu(key: globe.key.id, layout: layout, selected: selected))
    }
}
