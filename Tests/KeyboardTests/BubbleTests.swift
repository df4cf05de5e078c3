import Documents
import EventLoop
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Letters that fly over the keys of the whole keyboard. Source: behaviour C.3, `.bubble`; G, B06.
@Suite struct BubbleTests {
    /// A bubble over a key is seen and takes no touch: the key below it types.
    @Test(arguments: ["on", "off"])
    func B06_aTouchOnABubbleIsItsKeys(translucency: String) throws {
        let rig = try Rig.shown(
            look: Rig.words([
                .animations: "off", .previewStyle: "bubble", .translucency: translucency,
            ])
        ) { $0.withholdsFrames = true }
        rig.compositor.sendFrames()
        try rig.settle()
        let atRest = try rig.board.picture
        let keys = Rect(x: 0, y: 0, width: 360, height: 229)
        #expect(try rig.board.inputRegion == [keys])
        try rig.tap(.character("g"))
        var covered: KeyID?
        for _ in 0..<120 where covered == nil {
            rig.clock.advance(by: 16)
            rig.compositor.sendFrames()
            try rig.settle()
            covered = try Self.keyUnderABubble(rig, atRest)
        }
        let key = try #require(covered, "no bubble comes over another key")
        guard case .character(let letter) = key else {
            Issue.record("\(key) types no letter")
            return
        }
        // All of it is one surface, whose touches are the keys'.
        #expect(try rig.board.inputRegion == [keys])
        #expect(rig.compositor.shownSurfaces.count == 1)
        rig.compositor.clearTranscript()
        try rig.down(key)
        #expect(rig.typing.first == "commit_string \(letter)")
        try rig.up()
    }

    /// A letter key in whose middle the picture is another one than at rest.
    private static func keyUnderABubble(_ rig: Rig, _ atRest: [UInt32]) throws -> KeyID? {
        let picture = try rig.board.picture
        let look = try rig.expected.look
        for placed in look.board.grid(for: .letters).keys {
            guard case .character(let letter) = placed.key.action, letter != "g" else { continue }
            let middle = look.frame(of: placed).center
            let (x, y) = (Int(middle.x.value), Int(middle.y.value))
            let isCovered = (y - 3...y + 3).allSatisfy { row in
                (x - 3...x + 3).contains { picture[row * 360 + $0] != atRest[row * 360 + $0] }
            }
            if isCovered { return placed.key.id }
        }
        return nil
    }
}
