import KeyboardLayouts
import Behavior
import Documents
import KeyboardEngine
import KeyboardToolbar
import KeyboardView
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// A keyboard with a bar of tools above its keys.
extension Rig {
    /// So wide that each group of `demo` has a capsule of its own. Source: behaviour E.5, fit test.
    static let toolOffer: Offer = {
        var offer = Offer()
        offer.subcompositor = 1
        offer.outputs = [.init(408, 874)]
        return offer
    }()

    /// - Parameters:
    ///   - toolbar: as settings have it.
    ///   - words: settings besides `Rig.plain`.
    ///   - own: a toolbar of a program.
    ///   - isFocused: whether a field has the focus and the board is on screen.
    static func tools(
        _ toolbar: String = "demo", _ words: [SettingsValues.Name: String] = [:],
        own: KeyboardToolbarView? = nil, textInput: FocusedTextInput? = nil,
        field: TestField? = TestField(), purpose: UInt32 = 0, hint: UInt32 = 0,
        isFocused: Bool = true, offer: Offer = Rig.toolOffer,
        directories: UserDirectories = UserDirectories { _ in nil }
    ) throws -> Rig {
        let rig = try Rig(
            offer, look: toolSettings(toolbar, words), directories: directories, toolbar: own,
            textInput: textInput)
        rig.compositor.inputMethod.field = field
        rig.compositor.inputMethod.takesKeys = true
        guard isFocused else { return rig }
        rig.compositor.inputMethod.focus(purpose: purpose, hint: hint)
        try rig.settle()
        _ = try rig.board
        rig.compositor.clearTranscript()
        return rig
    }

    static func toolSettings(
        _ toolbar: String, _ words: [SettingsValues.Name: String] = [:]
    ) -> SettingsValues {
        var values = plain([.adaptToInputType: "on"])
        for (name, text) in words.merging([.toolbar: toolbar], uniquingKeysWith: { $1 }) {
            if let expected = values.set(name, to: text) {
                Issue.record("\(name) takes \(expected)")
            }
        }
        return values
    }

    /// The person chooses another toolbar, or another look of it.
    func chooseTools(_ toolbar: String, _ words: [SettingsValues.Name: String] = [:]) throws {
        var choices = UserChoices()
        choices.values = Self.toolSettings(toolbar, words)
        looks.take(choices)
        try settle()
    }

    var toolContent: ToolbarContent { keyboard.toolbar.content }
    /// What the bar shows, by its items' labels.
    var toolLabels: [[String]] {
        look?.toolbar?.content.groups.map { $0.items.map(\.face.label) } ?? []
    }
    var toolAppearance: ToolbarAppearance { keyboard.toolbar.appearance }
    var look: BoardLook? { keyboard.parts?.display.look }
    /// Whether a bar is laid out above the keys.
    var hasBar: Bool { look?.toolbarLayout != nil }

    func isEnabled(_ group: Int, _ item: Int) -> Bool? {
        look?.toolbar?.content[ToolAddress(group: group, item: item)]?.isEnabled
    }

    /// Where an item is on the surface.
    func toolFrame(_ group: Int, _ item: Int) throws -> Rect {
        let look = try #require(look)
        let layout = try #require(look.toolbarLayout, "there is no bar")
        var frame = try #require(layout.frame(of: ToolAddress(group: group, item: item)))
        frame.y = frame.y + look.topInset
        return frame
    }

    /// A finger goes down on a tool.
    func pressTool(_ group: Int, _ item: Int, _ finger: Int32 = 0) throws {
        let place = try toolFrame(group, item).center
        compositor.seat.touchDown(finger, place, on: try board)
        compositor.seat.touchFrame()
        try settle()
    }

    func tapTool(_ group: Int, _ item: Int) throws {
        try pressTool(group, item)
        try up()
        compositor.seat.time &+= 400
    }

    /// Holds a tool until its choices are there.
    func holdTool(_ group: Int, _ item: Int, _ finger: Int32 = 0) throws {
        try pressTool(group, item, finger)
        try advance(500)
    }

    /// Slides a finger that has been on a tool's middle to a choice.
    func slide(to choice: Int, of group: Int, _ item: Int, _ finger: Int32 = 0) throws {
        let layout = try #require(toolAppearance.picker, "nothing to choose from").layout
        let start = try toolFrame(group, item).center
        let way = layout.selectionPitch(from: start.x) * Double(choice)
        let x =
            switch layout.direction {
            case .left: start.x - way
            case .right: start.x + way
            }
        compositor.seat.touchMove(finger, Point(x: x, y: start.y))
        compositor.seat.touchFrame()
        try settle()
    }

    func pick(_ choice: Int, of group: Int, _ item: Int) throws {
        try holdTool(group, item)
        try slide(to: choice, of: group, item)
        try up()
        compositor.seat.time &+= 400
    }

    /// What lies above the board with its newest commit.
    var popups: [TestCommit.Popup] {
        get throws { try #require(board.commits.last).popups }
    }

    /// The surface of what lies above the bar.
    var toolPopup: TestSurface? {
        compositor.shownSurfaces.first { $0.subsurface != nil }
    }

    /// The keys that were pressed since the transcript was cleared, by evdev's numbers, each with the modifiers of that moment.
    var strokes: [String] {
        var modifiers = "0"
        var strokes: [String] = []
        for line in transcript {
            let words = line.split(separator: " ").map(String.init)
            if words.first == "modifiers" { modifiers = words[1] }
            let isModifier = ["29", "42", "56", "125"].contains(words.dropFirst().first)
            if words.first == "key", words.last == "pressed", !isModifier {
                strokes.append(modifiers == "0" ? words[1] : "\(modifiers)+\(words[1])")
            }
        }
        return strokes
    }
}
