import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// `glass-fallback`. Source: behaviour B.2, "neither": clear, unless the owner wants it solid.
@Suite struct GlassFallbackTests {
    private static func rig(
        _ fallback: String?, before: (ScriptedCompositor) -> Void = { _ in }
    ) throws -> Rig {
        var words: [SettingsValues.Name: String] = [.animations: "off"]
        words[.glassFallback] = fallback
        return try Rig.shown(look: Rig.words(words), before: before)
    }

    private func isSolid(_ rig: Rig) throws -> Bool {
        let board = try rig.board
        // Between keys.
        let isOpaque = board.picture[10 * 360 + 180] >> 24 == 0xFF
        #expect((board.opaqueRegion ?? []).isEmpty == !isOpaque)
        return isOpaque
    }

    @Test(arguments: [nil, "clear"])
    func withoutBlurItStaysClear(_ fallback: String?) throws {
        #expect(try !isSolid(Self.rig(fallback)))
    }

    @Test func withoutBlurItIsSolidWhereThatIsWanted() throws {
        #expect(try isSolid(Self.rig("solid")))
    }

    @Test func withBlurItIsClearFromTheFirstPictureOn() throws {
        for isStandard in [true, false] {
            let rig = try Self.rig("solid") {
                if isStandard { $0.blur.announceStandard() } else { $0.blur.announceKDE() }
            }
            #expect(try !isSolid(rig))
            #expect(try rig.board.commits.filter { $0.isPicture }.count == 1)
        }
    }

    @Test func itFollowsTheCompositor() throws {
        let rig = try Self.rig("solid") { $0.blur.announceStandard() }
        for canBlur in [false, true, false] {
            rig.compositor.blur.setCanBlur(canBlur)
            try rig.settle()
            #expect(try isSolid(rig) == !canBlur)
            #expect(try rig.board.commits.last?.blurRegion.isEmpty == !canBlur)
        }
    }
}
