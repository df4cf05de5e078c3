import Surfaces
import TestCompositor
import Testing
import Units

/// Blur behind a translucent board, by whichever protocol there is.
@Suite struct BlurTests {
    private static func offer(standard: Bool = false, kde: Bool = false) -> Offer {
        var offer = Offer()
        offer.blursByStandard = standard
        offer.blursByKDE = kde
        return offer
    }

    /// The board of `BoardRig.glass()` on an output 360 wide.
    private static let shape = BoardRig.glass().fitted(to: Rig.size(360, 218)).blurRegion

    private static func blurs(_ rig: BoardRig) throws -> (standard: [Rect], kde: [Rect]) {
        (try rig.last.blurRegion, try rig.last.kdeBlurRegion)
    }

    @Test func T40_blurComesWithTheFirstPicture() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true), BoardRig.glass())
        #expect(rig.commits.filter { $0.pixel != nil }.count == 1)
        #expect(try rig.last.blurRegion == Self.shape)
        #expect(Self.shape.first?.top == 18)
        #expect(rig.transcript.count { $0 == "get_background_effect" } == 1)
    }

    @Test func T40_olderKWinIsAskedInItsOwnWords() throws {
        let rig = try BoardRig.shown(Self.offer(kde: true), BoardRig.glass())
        #expect(try Self.blurs(rig) == ([], Self.shape))
        #expect(rig.commits.filter { $0.pixel != nil }.count == 1)
    }

    @Test func T40_ofBothProtocolsTheStandardIsUsed() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true, kde: true), BoardRig.glass())
        #expect(try Self.blurs(rig) == (Self.shape, []))
        #expect(!rig.transcript.contains { $0.hasPrefix("kde") })
    }

    @Test(arguments: [true, false])
    func T23_T40_aSolidBoardTakesItsBlurAwayInTheSameCommit(_ isStandard: Bool) throws {
        let rig = try BoardRig.shown(
            Self.offer(standard: isStandard, kde: !isStandard), BoardRig.glass())
        for isTranslucent in [false, true, false] {
            let count = rig.commits.count
            try rig.change { $0.isTranslucent = isTranslucent }
            #expect(rig.commits.count == count + 1)
            let blurs = try Self.blurs(rig)
            #expect((isStandard ? blurs.standard : blurs.kde) == (isTranslucent ? Self.shape : []))
            #expect((isStandard ? blurs.kde : blurs.standard) == [])
        }
        #expect(rig.transcript.count { $0 == "get_background_effect" } == (isStandard ? 1 : 0))
        #expect(rig.compositor.objectCounts["org_kde_kwin_blur", default: 0] == 0)
        try rig.expectConsistency(rig.commits)
    }

    @Test func aBoardThatIsSolidAsksForNothing() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true, kde: true), BoardRig.solid())
        #expect(!rig.transcript.contains { $0.contains("blur") || $0.hasPrefix("kde") })
        #expect(!rig.transcript.contains("get_background_effect"))
    }

    @Test(arguments: [true, false])
    func T40_T45_blurFollowsTheHeadroomInTheSameCommit(_ isStandard: Bool) throws {
        let rig = try BoardRig.shown(
            Self.offer(standard: isStandard, kde: !isStandard), BoardRig.glass())
        try rig.change {
            $0.topInset = 0
            $0.size.height = 200
        }
        try rig.press()
        for commit in rig.commits where commit.pixel != nil {
            let expected = try BoardRig.shape(of: commit).blurRegion
            #expect((isStandard ? commit.blurRegion : commit.kdeBlurRegion) == expected)
        }
        #expect(
            rig.compositor.objectCounts["org_kde_kwin_blur", default: 0] == (isStandard ? 0 : 1))
    }

    @Test func T40_theCapabilityGoesAndComesBack() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true), BoardRig.glass())
        let pixels = try rig.surface.picture
        for _ in 0..<3 {
            rig.compositor.blur.setCanBlur(false)
            try rig.settle()
            #expect(try Self.blurs(rig) == ([], []))
            rig.compositor.clearTranscript()
            rig.compositor.blur.setCanBlur(true)
            try rig.settle()
            #expect(rig.transcript.contains("set_blur_region"))
            #expect(try rig.last.blurRegion == Self.shape)
        }
        // What we paint does not depend on it, and nothing was painted.
        #expect(try rig.surface.picture == pixels)
        #expect(try rig.surface.pictureCount == 1)
        #expect(rig.compositor.objectCounts["ext_background_effect_surface_v1"] == 1)
    }

    @Test func T40_withoutTheCapabilityKDEsProtocolStepsIn() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true, kde: true), BoardRig.glass())
        rig.compositor.blur.setCanBlur(false)
        try rig.settle()
        #expect(try Self.blurs(rig) == ([], Self.shape))
        rig.compositor.blur.setCanBlur(true)
        try rig.settle()
        #expect(try Self.blurs(rig) == (Self.shape, []))
        // At no time both, at no time a region of another shape.
        for commit in rig.commits where commit.pixel != nil {
            #expect([commit.blurRegion, commit.kdeBlurRegion].count { $0 == Self.shape } == 1)
        }
        #expect(rig.compositor.objectCounts["org_kde_kwin_blur", default: 0] == 0)
    }

    @Test func T40_bothGlobalsComeAndGoWhileTheBoardIsShown() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        #expect(try Self.blurs(rig) == ([], []))
        let blur = rig.compositor.blur
        blur.announceKDE()
        try rig.settle()
        #expect(try Self.blurs(rig) == ([], Self.shape))
        blur.announceStandard()
        try rig.settle()
        #expect(try Self.blurs(rig) == (Self.shape, []))
        blur.withdrawStandard()
        try rig.settle()
        #expect(try Self.blurs(rig) == ([], Self.shape))
        blur.withdrawKDE()
        try rig.settle()
        #expect(try Self.blurs(rig) == ([], []))
        blur.announceStandard()
        try rig.settle()
        #expect(try Self.blurs(rig) == (Self.shape, []))
        #expect(try rig.surface.pictureCount == 1)
    }

    /// A change of protocol waits for the frame, as everything does.
    @Test func T40_aChangeOfProtocolWaitsForTheFrame() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true), BoardRig.glass()) {
            $0.withholdsFrames = true
        }
        rig.compositor.blur.setCanBlur(false)
        let count = rig.commits.count
        try rig.settle()
        #expect(rig.commits.count == count)
        try rig.frame()
        #expect(rig.commits.count == count + 1)
        #expect(try rig.last.earlierFrames == 0)
        rig.compositor.blur.setCanBlur(true)
        try rig.settle()
        try rig.press()
        try rig.frame()
        // Picture and blur in one.
        #expect(rig.commits.count == count + 2)
        #expect(try rig.last.isPicture)
        #expect(try rig.last.blurRegion == Self.shape)
    }

    @Test func T40_everyShowingHasItsOwnEffect() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true), BoardRig.glass())
        for _ in 0..<3 {
            try rig.hide()
            #expect(
                rig.compositor.objectCounts["ext_background_effect_surface_v1", default: 0] == 0)
            try rig.show()
            #expect(try rig.last.blurRegion == Self.shape)
        }
        try rig.surface.close()
        try rig.settle()
        #expect(try rig.last.blurRegion == Self.shape)
        #expect(rig.compositor.objectCounts["ext_background_effect_surface_v1"] == 1)
    }

    @Test func T40_aCapabilityThatChangesWhileHiddenCountsForTheNextShow() throws {
        let rig = try BoardRig.shown(Self.offer(standard: true), BoardRig.glass())
        try rig.hide()
        rig.compositor.blur.setCanBlur(false)
        try rig.settle()
        rig.compositor.clearTranscript()
        try rig.show()
        #expect(!rig.transcript.contains("get_background_effect"))
        rig.compositor.blur.setCanBlur(true)
        try rig.settle()
        #expect(try rig.last.blurRegion == Self.shape)
    }

    @Test func T39_thePictureIsTheSameWithAndWithoutBlur() throws {
        let offers = [Self.offer(), Self.offer(standard: true), Self.offer(kde: true)]
        let pictures = try offers.map { try BoardRig.shown($0, BoardRig.glass()).surface.picture }
        #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
        #expect(pictures[0].count == 360 * 218)
    }
}
