import KeyboardEngine
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Testing
import Units

@testable import Painter

/// Toolbars for pictures.
enum ToolSamples {
    static func symbol(_ name: String) -> ToolFace { ToolFace(display: .symbol(name: name)) }

    static func text(_ text: String) -> ToolFace { ToolFace(display: .text(text)) }

    static func item(_ texts: String) -> ToolbarContent.Item {
        let faces = texts.map { text(String($0)) }
        return ToolbarContent.Item(face: faces[0], choices: faces)
    }

    static func group(_ items: [ToolbarContent.Item]) -> ToolbarContent.Group {
        ToolbarContent.Group(spacing: 6, items: items)
    }

    /// The sample of the toolbar's document: groups of 2, 4 and 2 items.
    static let document = ToolbarContent(groups: [
        group([
            ToolbarContent.Item(face: symbol("arrow.uturn.backward")),
            ToolbarContent.Item(face: symbol("arrow.uturn.forward"), isEnabled: false),
        ]),
        group([item("({[]})"), item(".,;!&|"), item("=+-/*<>"), item("#\"'$\\@%~")]),
        group([
            ToolbarContent.Item(face: symbol("magnifyingglass")),
            ToolbarContent.Item(face: symbol("keyboard.chevron.compact.down")),
        ]),
    ])

    /// One group of such items.
    static func of(_ items: [ToolbarContent.Item], _ style: ToolbarStyle) -> BoardToolbar {
        BoardToolbar(ToolbarContent(groups: [group(items)]), style: style)
    }
}

extension PaintedBoard {
    /// Where an item is drawn, in logical pixels of the surface.
    func toolFrame(_ group: Int, _ item: Int) throws -> Rect {
        let frame = look.toolbarLayout?.frame(of: ToolAddress(group: group, item: item))
        return look.toolFrame(try #require(frame))
    }

    /// An item whose choices are open.
    func picker(_ group: Int, _ item: Int, selected: Int? = 0) throws -> ToolbarAppearance {
        let address = ToolAddress(group: group, item: item)
        let bar = try #require(look.toolbar)
        let layout = try #require(look.toolbarLayout)
        let choices = try #require(bar.content[address]?.choices)
        return ToolbarAppearance(
            pressed: address,
            picker: OpenToolPicker(
                address: address,
                layout: ToolPickerLayout(
                    item: try #require(layout.frame(of: address)), choices: choices,
                    containerWidth: layout.width, availableAbove: bar.availableAbove,
                    style: bar.style, metrics: bar.metrics),
                selected: selected))
    }

    /// What lies above the bar.
    func popup(_ toolbar: ToolbarAppearance) throws -> BoardPopup {
        try #require(BoardPicture(.init(), toolbar: toolbar, look: look).toolPopup)
    }

    func popupImage(_ toolbar: ToolbarAppearance) throws -> Image {
        try ScenePainter(font: nil).image(of: try popup(toolbar).scene, scale: scale)
    }
}

extension Image {
    /// A part of it, in pixels.
    func part(_ area: PixelRect) -> Image {
        Image(size: PixelSize(width: area.width, height: area.height)) {
            self[area.x + $0, area.y + $1]
        }
    }
}
