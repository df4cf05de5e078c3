import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Painter
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

extension Rig {
    /// A keyboard whose board is on screen, over a field that tells nothing of its text.
    static func shown(
        _ offer: Offer = Offer(), _ configuration: Configuration = Configuration(),
        before: (ScriptedCompositor) -> Void = { _ in }
    ) throws -> Rig {
        let rig = try Rig(offer, configuration, before: before)
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
            let size = try board.shownSize
            let output = try #require(board.output).size
            return Picture(
                output: output, width: size.width, height: size.height, scheme: .light)
        }
    }

    /// Whether the picture on screen is a whole one, drawn at that scale for the surface's output.
    func showsWholePicture(
        _ appearance: Appearance = Appearance(), scale: Scale = .one
    ) throws -> Bool {
        let image = try ScenePainter(font: nil).image(of: expected.scene(appearance), scale: scale)
        return try board.buffer?.size == image.size && board.picture == image.pixels
    }

    /// Whether every key of every page lies inside the surface and is not empty.
    func holdsEveryKey() throws -> Bool {
        let picture = try expected
        let size = try board.shownSize
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return [Page.letters, .numbers, .symbols].allSatisfy { page in
            let keys = picture.board.grid(for: page).keys
            return !keys.isEmpty
                && keys.allSatisfy { bounds.contains($0.frame) && !$0.frame.isEmpty }
        }
    }

    /// A logical size in the words of a test.
    static func size(_ width: Int, _ height: Int) -> Size {
        Size(width: Points(width), height: Points(height))
    }
}
