import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Painter
import Units

/// Tools that are held and shown large, and tools that are not one character, for which `render` has no words.
struct ToolPictures {
    private let painter: ScenePainter

    init(_ painter: ScenePainter) {
        self.painter = painter
    }

    /// A tool of the second group, held and shown large.
    func held(_ style: ToolbarStyle, _ scheme: ColorScheme) throws -> Image {
        let look = look(Self.words, style, scheme, width: 402)
        let address = ToolAddress(group: 1, item: 0)
        return try image(ToolbarAppearance(pressed: address, preview: address), look)
    }

    /// The choices of the first tool, or of the last.
    func picker(
        _ style: ToolbarStyle, _ scheme: ColorScheme, width: Points, isFirst: Bool
    ) throws -> Image {
        let look = look(Self.edges, style, scheme, width: width)
        let address = ToolAddress(group: isFirst ? 0 : 1, item: isFirst ? 0 : 1)
        guard let bar = look.toolbar, let layout = look.toolbarLayout,
            let item = layout.frame(of: address), let choices = bar.content[address]?.choices
        else { throw GalleryError(description: "there is no such tool") }
        let picker = ToolPickerLayout(
            item: item, choices: choices, containerWidth: layout.width,
            availableAbove: bar.availableAbove, style: style, metrics: bar.metrics)
        return try image(
            ToolbarAppearance(
                pressed: address,
                picker: OpenToolPicker(address: address, layout: picker, selected: 1)), look)
    }

    private func look(
        _ content: ToolbarContent, _ style: ToolbarStyle, _ scheme: ColorScheme, width: Points
    ) -> BoardLook {
        let behavior = KeyboardBehavior.recommended
        let metrics = NativeMetrics.phonePortrait
        let bar = BoardToolbar(content, style: style)
        return BoardLook(
            board: Board(layout: .usEnglish, metrics: metrics.grid, width: width),
            style: behavior.theme.style(metrics: metrics), scheme: scheme, behavior: behavior,
            topInset: metrics.wholePopTopInset(
                for: behavior.shownPreview, toolbarHeight: bar.height),
            hasPopups: true, toolbar: bar)
    }

    private func image(_ toolbar: ToolbarAppearance, _ look: BoardLook) throws -> Image {
        let board = BoardPicture(Appearance(), toolbar: toolbar, look: look)
        guard let popup = board.toolPopup else {
            throw GalleryError(description: "nothing is shown above the tool")
        }
        let surface = try painter.image(of: board.scene, scale: .one)
        let top = Int(max(0, -popup.frame.y.value))
        var image = try Backdrop.checker.image(
            of: PixelSize(width: surface.size.width, height: surface.size.height + top))
        image.lay(surface, x: 0, y: top)
        image.lay(
            try painter.image(of: popup.scene, scale: .one), x: Int(popup.frame.x.value),
            y: top + Int(popup.frame.y.value))
        return image
    }

    private static var edges: ToolbarContent {
        let faces = "({[]})".map { ToolFace(display: .text(String($0))) }
        let item = ToolbarContent.Item(face: faces[0], choices: faces)
        let plain = ToolbarContent.Item(face: ToolFace(display: .symbol(name: "magnifyingglass")))
        return ToolbarContent(groups: [
            ToolbarContent.Group(spacing: 6, items: [item, plain]),
            ToolbarContent.Group(spacing: 6, items: [plain, item]),
        ])
    }

    private static var words: ToolbarContent {
        func item(
            _ display: KeyboardToolDisplayRepresentation, _ label: String? = nil,
            isSecondary: Bool = false
        ) -> ToolbarContent.Item {
            ToolbarContent.Item(
                face: ToolFace(display: display, label: label), isSecondary: isSecondary)
        }
        return ToolbarContent(groups: [
            ToolbarContent.Group(
                spacing: 6,
                items: [
                    item(.text("Esc"), isSecondary: true), item(.text("Ctrl"), isSecondary: true),
                    item(.symbol(name: "arrow.left")), item(.symbol(name: "arrow.right")),
                ]),
            ToolbarContent.Group(
                spacing: 6,
                items: [
                    item(.symbol(name: "scissors")), item(.symbol(name: "nobodys"), "Zoom In"),
                    item(.text("x")),
                ]),
        ])
    }
}
