import Documents
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Settings
import Surfaces
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

extension Rig {
    /// A keyboard whose board is on screen, over a field that tells nothing of its text.
    static func shown(
        _ offer: Offer = Offer(), _ configuration: Configuration = Configuration(),
        look: SettingsValues = Rig.plain, own: OwnLook = OwnLook(),
        before: (ScriptedCompositor) -> Void = { _ in }
    ) throws -> Rig {
        let rig = try Rig(offer, configuration, look: look, own: own, before: before)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        return rig
    }

    func show() throws {
        keyboard.show()
        try settle()
    }

    func hide() throws {
        keyboard.hide()
        try settle()
    }

    /// What the board must look like on its output, at the size that the compositor shows.
    var expected: Picture {
        get throws {
            let output = try #require(board.output).size
            let shape = Picture.shape(on: output, looks.choices).fitted(to: try board.shownSize)
            return Picture(output: output, shape: shape, looks.choices, hasPopups: true)
        }
    }

    /// Whether the picture on screen is a whole one, drawn at that scale for the surface's output.
    func showsWholePicture(
        _ appearance: Appearance = Appearance(), scale: Scale = .one
    ) throws -> Bool {
        let image = try ScenePainter(font: nil).image(
            of: BoardPicture(appearance, look: expected.look).scene, scale: scale)
        return try board.buffer?.size == image.size && board.picture == image.pixels
    }

    /// Whether every key of every page lies inside the surface and is not empty.
    func holdsEveryKey() throws -> Bool {
        let picture = try expected
        let size = try board.shownSize
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return [Page.letters, .numbers, .symbols].allSatisfy { page in
            let keys = picture.look.board.grid(for: page).keys
            return !keys.isEmpty
                && keys.allSatisfy {
                    bounds.contains(picture.look.frame(of: $0)) && !$0.frame.isEmpty
                }
        }
    }

    /// Solid, nothing that comes and goes or moves, and what is typed stays as it is.
    static let plain: SettingsValues = {
        var values = words([
            .translucency: "off", .previewStyle: "off", .animations: "off", .scheme: "light",
        ])
        let plain: [SwitchName] = [
            .autoCapitalization, .smartPunctuation, .periodShortcut, .punctuationSpacing,
            .returnToLettersAfterSpace, .adaptToInputType,
        ]
        for name in plain { _ = values.set(name, to: "off") }
        _ = values.set(.toolbar, to: "none")
        return values
    }()

    /// The same with some switches set.
    static func plain(_ switches: [SwitchName: String]) -> SettingsValues {
        var values = plain
        for (name, text) in switches {
            if let expected = values.set(name, to: text) {
                Issue.record("\(name) takes \(expected)")
            }
        }
        return values
    }

    /// These settings, and no toolbar unless they name one.
    static func words(_ words: [SettingsValues.Name: String]) -> SettingsValues {
        var values = SettingsValues()
        for (name, text) in words.merging(
            [.toolbar: "none"], uniquingKeysWith: { first, _ in first })
        {
            if let expected = values.set(name, to: text) {
                Issue.record("\(name) takes \(expected)")
            }
        }
        return values
    }

    /// A logical size in the words of a test.
    static func size(_ width: Int, _ height: Int) -> Size {
        Size(width: Points(width), height: Points(height))
    }
}

extension Picture {
    var board: Board { look.board }
    var size: Size { look.size }
}
