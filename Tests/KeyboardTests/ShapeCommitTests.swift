import EventLoop
import Surfaces
import TestCompositor
import Testing
import Units

/// A change of the board's shape is one commit: size, regions, zone, scale and picture belong together.
@Suite struct ShapeCommitTests {
    private static func rect(_ y: Points, _ height: Points, width: Points = 360) -> Rect {
        Rect(x: 0, y: y, width: width, height: height)
    }

    @Test func T33_T37_aTranslucentBoardComesWithItsShape() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        let pictures = rig.commits.filter { $0.pixel != nil }
        #expect(pictures.count == 1)
        let commit = try rig.last
        #expect(commit.size == Size(width: 360, height: 218))
        #expect(commit.opaqueRegion == [])
        #expect(commit.inputRegion == [Self.rect(18, 200)])
        #expect(commit.exclusiveZone == 200)
        // Nothing else of ours lies behind the keys.
        #expect(rig.compositor.shownSurfaces.count == 1)
    }

    @Test func T23_T43_aSolidBoardCoversItsHeadroomToo() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.solid())
        let commit = try rig.last
        #expect(commit.inputRegion == [Self.rect(0, 218)])
        #expect(commit.exclusiveZone == 218)
        #expect(commit.opaqueRegion.last == Self.rect(12, 206))
        #expect(commit.opaqueRegion.count == 13)
    }

    @Test func T23_solidAndBackAreOneCommitEach() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        for isTranslucent in [false, true, false, true] {
            let count = rig.commits.count
            rig.compositor.clearTranscript()
            try rig.change { $0.isTranslucent = isTranslucent }
            #expect(rig.commits.count == count + 1)
            #expect(try rig.last.isPicture)
            #expect(try BoardRig.shape(of: rig.last).isTranslucent == isTranslucent)
            // All of the picture is new.
            #expect(try rig.last.damage == [PixelRect(x: 0, y: 0, width: 360, height: 218)])
            #expect(!rig.transcript.contains { $0.hasPrefix("set_size") })
        }
        try rig.expectConsistency(rig.commits)
        #expect(rig.compositor.regionCount == 0)
    }

    /// The emoji page has no headroom.
    @Test func T45_anotherPageTakesItsHeadroomAlongInOneCommit() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        for inset in [Points(0), 18, 5, 0, 18] {
            let before = rig.commits.count
            try rig.change {
                $0.topInset = inset
                $0.size.height = 200 + inset
            }
            let new = rig.commits[before...]
            // The wish for a size, which changes nothing else, and the picture with all that belongs to it.
            #expect(new.map(\.isPicture) == [false, true])
            #expect(try rig.last.size == Size(width: 360, height: 200 + inset))
            #expect(try BoardRig.shape(of: rig.last).topInset == inset)
            #expect(rig.board.shape.topInset == inset)
        }
        try rig.expectConsistency(rig.commits)
    }

    /// Source: wlr-layer-shell-unstable-v1, `ack_configure`: the commit after it answers the `configure`.
    @Test func T45_theNewSizeIsAcknowledgedTogetherWithItsPicture() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        rig.compositor.clearTranscript()
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        let lines = rig.transcript.filter {
            !$0.hasPrefix("create_buffer") && $0 != "destroy_buffer"
        }
        #expect(
            lines == [
                "set_size 0x200", "commit_surface", "ack_configure", "attach", "commit_picture",
            ])
    }

    @Test func T45_theOldShapeStaysUntilTheCompositorGivesTheSize() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        rig.compositor.withholdsConfigures = true
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        // Keys are still painted, in the shape that is on screen.
        try rig.press()
        try rig.press()
        try rig.advance(249)
        #expect(try rig.last.isPicture)
        #expect(try BoardRig.shape(of: rig.last) == BoardRig.glass().fitted(to: Rig.size(360, 218)))
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try BoardRig.shape(of: rig.last).topInset == 0)
        #expect(try rig.last.size.height == 200)
        #expect(rig.board.nextDeadline == nil)
        try rig.expectConsistency(rig.commits)
    }

    /// Some compositors keep the size they gave, and say nothing.
    @Test func T45_withoutAnAnswerTheShapeFitsItselfIntoTheSizeThereIs() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        rig.compositor.withholdsConfigures = true
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        let count = rig.commits.count
        #expect(rig.board.nextDeadline == rig.clock.now + 250)
        try rig.advance(250)
        #expect(rig.commits.count == count + 1)
        #expect(try rig.last.size.height == 218)
        #expect(try rig.last.inputRegion == [Self.rect(0, 218)])
        #expect(rig.board.nextDeadline == nil)
        // An answer that comes after all.
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try rig.last.size.height == 200)
        try rig.expectConsistency(rig.commits)
    }

    @Test func T45_aCompositorWithAHeightOfItsOwnIsFollowed() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass()) { compositor in
            compositor.resize = { Size(width: $0.width, height: $0.height + 30) }
        }
        #expect(try rig.last.size.height == 248)
        #expect(try rig.last.exclusiveZone == 230)
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        #expect(try rig.last.size.height == 230)
        #expect(try rig.last.exclusiveZone == 230)
        try rig.expectConsistency(rig.commits)
    }

    @Test func T45_aPageAndBackBeforeTheAnswerLeavesEverythingAsItWas() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        let shape = rig.board.shape
        rig.compositor.withholdsConfigures = true
        let smaller = { (wish: inout BoardShape) in
            wish.topInset = 0
            wish.size.height = 200
        }
        try rig.change(smaller)
        try rig.change { $0 = BoardRig.glass() }
        #expect(rig.board.nextDeadline == nil)
        #expect(rig.board.shape == shape)
        // Both answers come at once.
        try rig.surface.configure(Rig.size(360, 200))
        try rig.surface.configure(Rig.size(360, 218))
        try rig.settle()
        #expect(rig.board.shape == shape)
        #expect(try rig.last.size.height == 218)
        try rig.expectConsistency(rig.commits)
    }

    /// An old size told again is no answer (sway 1.7 says everything twice).
    @Test func T45_anOldSizeToldAgainIsNoAnswer() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        rig.compositor.withholdsConfigures = true
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        let count = rig.commits.count
        try rig.surface.configure(Rig.size(360, 218))
        try rig.settle()
        #expect(rig.commits.count == count)
        #expect(try rig.surface.layer?.isAcknowledged == true)
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try rig.last.size.height == 200)
    }

    @Test func T45_whileAFrameIsOnItsWayTheChangeWaitsForIt() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass()) { $0.withholdsFrames = true }
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        try rig.change { $0.isTranslucent = false }
        // Whatever is committed meanwhile, as the wish for a size is, answers no `configure`.
        #expect(try rig.surface.layer?.isAcknowledged == false)
        #expect(try BoardRig.shape(of: rig.last).topInset == 18)
        let count = rig.commits.count
        try rig.frame()
        #expect(rig.commits.count == count + 1)
        #expect(
            try BoardRig.shape(of: rig.last)
                == BoardRig.solid(200, topInset: 0).fitted(to: Rig.size(360, 200)))
        try rig.expectConsistency(rig.commits)
    }

    @Test func T19_theZoneFollowsAnotherHeight() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        for height in [Points(247), 178, 218] {
            try rig.change { $0.size.height = height }
            #expect(try rig.last.exclusiveZone == Int32(height.value) - 18)
            #expect(try rig.last.size.height == height)
        }
        try rig.expectConsistency(rig.commits)
    }

    @Test func aNewScaleComesWithThePictureOfTheNewShape() throws {
        var offer = Offer()
        offer.viewporter = 1
        offer.fractionalScale = 1
        let rig = try BoardRig.shown(offer, BoardRig.glass())
        let count = rig.commits.count
        rig.compositor.withholdsConfigures = true
        rig.wish = BoardRig.solid(200, topInset: 0)
        rig.board.shapeChanged()
        rig.compositor.withholdsConfigures = false
        try rig.surface.sendPreferredScale(180)
        try rig.settle()
        let pictures = rig.commits[count...].filter(\.isPicture)
        #expect(try rig.last.bufferSize == PixelSize(width: 540, height: 300))
        #expect(try rig.last.size == Size(width: 360, height: 200))
        for picture in pictures {
            let size = try #require(picture.bufferSize)
            #expect(picture.size.height * 1.5 == Points(size.height))
        }
        try rig.expectConsistency(rig.commits)
    }

    @Test func aShapeThatChangesBeforeTheFirstConfigureIsTheFirstShown() throws {
        let rig = try BoardRig { $0.withholdsConfigures = true }
        rig.wish = BoardRig.glass()
        try rig.show()
        try rig.change { $0 = BoardRig.solid(200, topInset: 0) }
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try rig.last.size.height == 200)
        #expect(try rig.last.opaqueRegion.last == Self.rect(12, 188))
        try rig.expectConsistency(rig.commits)
    }

    @Test func aChangeWhileHiddenCountsForTheNextShow() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        try rig.hide()
        try rig.change { $0 = BoardRig.solid(200, topInset: 0) }
        #expect(rig.compositor.board == nil)
        try rig.show()
        #expect(try rig.last.exclusiveZone == 200)
        try rig.expectConsistency(rig.commits)
    }
}
