import ServerProtocols
import Settings
import Surfaces
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// The role on the layer shell and the state that goes with it.
@Suite struct SurfaceTests {
    @Test func theBoardIsCalledOskOnTheOverlayLayer() throws {
        let rig = try Rig.shown()
        // Source: wlr-layer-shell-unstable-v1, enum layer: overlay is 3.
        #expect(rig.transcript.contains("get_layer_surface 3 osk"))
    }

    @Test func theLayerIsTheConfiguredOne() throws {
        var look = Rig.plain
        #expect(look.set(.layer, to: "top") == nil)
        let rig = try Rig.shown(look: look)
        #expect(rig.transcript.contains("get_layer_surface 2 osk"))
    }

    /// R018, R020, R126
    @Test func R126_keyboardFocusIsNeverAskedFor() throws {
        let rig = try Rig.shown()
        try rig.hide()
        try rig.show()
        try rig.type("ab")
        let wishes = rig.transcript.filter { $0.hasPrefix("set_keyboard_interactivity") }
        #expect(wishes.count == 2)
        #expect(wishes.allSatisfy { $0 == "set_keyboard_interactivity 0" })
        #expect(!rig.transcript.contains("get_keyboard"))
        #expect(try rig.board.layer?.current.interactivity == 0)
    }

    @Test func theBoardIsAnchoredToTheBottomAndBothSides() throws {
        let rig = try Rig.shown()
        #expect(try rig.board.layer?.current.anchor == [.bottom, .left, .right])
    }

    /// R015
    @Test func R015_noPictureBeforeTheFirstConfigure() throws {
        let rig = try Rig.shown { $0.withholdsConfigures = true }
        try rig.advance(300)
        #expect(rig.compositor.board != nil)
        #expect(!rig.transcript.contains("attach"))
        rig.compositor.configureNow()
        try rig.settle()
        let acknowledged = try #require(rig.transcript.firstIndex(of: "ack_configure"))
        let attached = try #require(rig.transcript.firstIndex(of: "attach"))
        #expect(acknowledged < attached)
        #expect(try rig.showsWholePicture())
    }

    /// R015
    @Test func R015_noPictureBeforeTheConfigureOfALaterShow() throws {
        let rig = try Rig.shown()
        for _ in 0..<3 {
            try rig.hide()
            rig.compositor.withholdsConfigures = true
            rig.compositor.clearTranscript()
            try rig.show()
            try rig.advance(300)
            #expect(!rig.transcript.contains("attach"))
            rig.compositor.configureNow()
            try rig.settle()
            #expect(try rig.showsWholePicture())
        }
        #expect(rig.status == nil)
    }

    @Test func aShowThatIsTakenBackBeforeItsConfigureLeavesNothing() throws {
        let rig = try Rig.shown { $0.withholdsConfigures = true }
        try rig.hide()
        rig.compositor.configureNow()
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 0)
        try rig.show()
        #expect(try rig.showsWholePicture())
    }

    /// R028
    @Test func R028_windowsMakeRoomTogetherWithThePicture() throws {
        let rig = try Rig.shown { $0.withholdsConfigures = true }
        #expect(rig.compositor.board?.layer?.current.exclusiveZone == 0)
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try rig.board.layer?.current.exclusiveZone == 229)
        // The zone comes after `configure`, in the commit that brings the picture.
        let zone = try #require(rig.transcript.lastIndex(of: "set_exclusive_zone 229"))
        let acknowledged = try #require(rig.transcript.lastIndex(of: "ack_configure"))
        let commits = rig.transcript[zone...].filter { $0.hasPrefix("commit") }
        #expect(acknowledged < zone)
        #expect(commits.first == "commit_picture")
    }

    @Test func zoneAndRegionsAreThoseOfTheSurfaceAtEveryShow() throws {
        let rig = try Rig.shown()
        for _ in 0..<3 {
            let board = try rig.board
            let whole = Rect(x: 0, y: 0, width: 360, height: 229)
            #expect(board.inputRegion == [whole])
            #expect(isAllBelowItsCorners(try #require(board.opaqueRegion), of: whole))
            #expect(board.layer?.current.exclusiveZone == 229)
            try rig.hide()
            try rig.show()
        }
        #expect(rig.compositor.regionCount == 0)
    }

    @Test func zoneAndRegionsFollowASizeChange() throws {
        let rig = try Rig.shown()
        try rig.board.configure(Rig.size(300, 200))
        try rig.settle()
        let board = try rig.board
        let whole = Rect(x: 0, y: 0, width: 300, height: 200)
        #expect(board.shownSize == whole.size)
        #expect(board.inputRegion == [whole])
        #expect(isAllBelowItsCorners(try #require(board.opaqueRegion), of: whole))
        #expect(board.layer?.current.exclusiveZone == 200)
    }

    /// Painted solid: what the opaque region promises.
    @Test func everyPixelOfTheOpaqueRegionIsOpaque() throws {
        let rig = try Rig.shown()
        let pixels = try rig.board.picture
        let region = try #require(try rig.board.opaqueRegion)
        try #require(!region.isEmpty)
        for area in region {
            let (left, right) = (Int(area.left.value), Int(area.right.value))
            for row in Int(area.top.value)..<Int(area.bottom.value) {
                #expect(
                    pixels[(row * 360 + left)..<(row * 360 + right)].allSatisfy { $0 >> 24 == 0xFF }
                )
            }
        }
    }

    /// Whether a region is the whole board but for what two corners of 12 logical pixels take. Source: behaviour A.4.
    private func isAllBelowItsCorners(_ region: [Rect], of whole: Rect) -> Bool {
        let body = Rect(left: 0, top: 12, right: whole.right, bottom: whole.bottom)
        let middle = Rect(left: 12, top: 0, right: whole.right - 12, bottom: 12)
        func isCovered(_ rect: Rect) -> Bool {
            // By the middles of its logical pixels.
            (Int(rect.top.value)..<Int(rect.bottom.value)).allSatisfy { row in
                [rect.left + 0.5, rect.center.x, rect.right - 0.5].allSatisfy { x in
                    region.contains { $0.contains(Point(x: x, y: Points(row) + 0.5)) }
                }
            }
        }
        let corner = Point(x: 0.5, y: 0.5)
        return isCovered(body) && isCovered(middle) && region.allSatisfy(whole.contains)
            && !region.contains { $0.contains(corner) }
    }
}
