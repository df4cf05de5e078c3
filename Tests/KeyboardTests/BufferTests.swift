import KeyboardEngine
import KeyboardLayouts
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Frames, buffers, and what piles up.
@Suite struct BufferTests {
    /// R028
    @Test func R028_afterWithheldFramesTheContentIsThere() throws {
        let rig = try Rig.shown { $0.withholdsFrames = true }
        #expect(try rig.showsWholePicture())
        try rig.down(.character("a"))
        // Not so long that the key's choices open.
        try rig.advance(250)
        // At most one picture per frame: the first is still waiting for its own.
        #expect(try rig.board.pictureCount == 1)
        rig.compositor.sendFrames()
        try rig.settle()
        #expect(try rig.board.pictureCount == 2)
        #expect(try rig.showsWholePicture(.init(pressed: [.character("a")])))
    }

    @Test func aFrameThatNeverComesDoesNotStopTheNextShow() throws {
        let rig = try Rig.shown { $0.withholdsFrames = true }
        try rig.hide()
        try rig.show()
        #expect(try rig.showsWholePicture())
    }

    @Test func aFirstPressIsShownAtOnce() throws {
        let rig = try Rig.shown()
        rig.compositor.withholdsFrames = true
        try rig.down(.character("a"))
        #expect(try rig.showsWholePicture(.init(pressed: [.character("a")])))
    }

    @Test func oneBufferDoesWhereTheCompositorCopies() throws {
        let rig = try Rig.shown { $0.copiesPictures = true }
        try rig.type("hello")
        #expect(rig.compositor.bufferCount == 1)
    }

    @Test func twoBuffersDoWhereTheCompositorReadsTheShownOne() throws {
        let rig = try Rig.shown()
        try rig.type("hello")
        #expect(rig.compositor.bufferCount == 2)
    }

    @Test func withoutReleasesThreeBuffersAreAllAndNothingSpins() throws {
        let rig = try Rig.shown { $0.withholdsReleases = true }
        try rig.type("hello")
        #expect(rig.compositor.bufferCount == 3)
        #expect(try rig.board.pictureCount == 3)
        rig.compositor.clearTranscript()
        try rig.advance(5000)
        #expect(rig.transcript == [])
        #expect(rig.nextDeadline == nil)
        // What was typed did not wait for the pictures; what is shown catches up with the first release.
        try rig.down(.character("x"))
        #expect(rig.typing == ["commit_string x", "commit 1"])
        try rig.board.releaseBuffer(0)
        try rig.settle()
        #expect(try rig.board.pictureCount == 4)
        #expect(try rig.showsWholePicture(.init(pressed: [.character("x")])))
        #expect(rig.compositor.bufferCount == 3)
    }

    /// Which of the buffers comes back plays no part.
    @Test(arguments: [0, 1])
    func aBufferReleasedOutOfTurnCatchesUp(_ number: Int) throws {
        let rig = try Rig.shown { $0.withholdsReleases = true }
        try rig.type("hello")
        try rig.down(.type(.numbers))
        try rig.board.releaseBuffer(number)
        try rig.settle()
        #expect(try rig.showsWholePicture(.init(page: .numbers, pressed: [])))
    }

    @Test func aResizeDoesNotWaitForReleases() throws {
        let rig = try Rig.shown { $0.withholdsReleases = true }
        try rig.type("hello")
        for width in [300, 301, 302, 303] {
            try rig.board.configure(Rig.size(width, 200))
            try rig.settle()
            #expect(try rig.showsWholePicture())
            #expect(rig.compositor.bufferCount <= 3)
        }
    }

    /// Source: wayland, `wl_buffer.destroy`: not while the surface shows it, which the compositor's side watches.
    @Test func buffersOfAnOldSizeGoWhenTheNextPictureIsThere() throws {
        let rig = try Rig.shown()
        try rig.type("hello")
        try rig.board.configure(Rig.size(300, 200))
        try rig.settle()
        #expect(rig.compositor.bufferCount == 1)
    }

    /// R026
    @Test(arguments: [false, true])
    func R026_fiftyShowsAreEqualAndNothingPilesUp(_ withholdsReleases: Bool) throws {
        let rig = try Rig.shown { $0.withholdsReleases = withholdsReleases }
        let first = try rig.board.picture
        #expect(Set(first).count > 8, "the first picture is blank")
        for _ in 0..<50 {
            try rig.hide()
            #expect(rig.compositor.surfaceCount == 0)
            try rig.show()
            #expect(try rig.board.picture == first)
            #expect(rig.compositor.surfaceCount == 1)
            #expect(rig.compositor.bufferCount <= 3)
            #expect(rig.compositor.regionCount == 0)
        }
    }

    @Test func aPressBeforeTheHideLeavesNoMark() throws {
        let rig = try Rig.shown()
        try rig.down(.character("a"))
        try rig.hide()
        try rig.show()
        #expect(try rig.showsWholePicture())
    }

    @Test func afterEverythingHasSettledNothingStirs() throws {
        let rig = try Rig.shown()
        try rig.type("hello")
        try rig.tap(.type(.numbers))
        // The pop of the last letter goes.
        try rig.advance(60)
        rig.compositor.clearTranscript()
        #expect(rig.nextDeadline == nil)
        try rig.advance(3_600_000)
        #expect(rig.transcript == [])
        #expect(rig.nextDeadline == nil)
    }

    @Test func aHiddenBoardDoesNotStirEither() throws {
        let rig = try Rig.shown()
        try rig.hide()
        rig.compositor.clearTranscript()
        #expect(rig.nextDeadline == nil)
        try rig.advance(3_600_000)
        #expect(rig.transcript == [])
    }

    /// News without meaning for the picture cause none.
    @Test func newsThatChangeNothingPaintNothing() throws {
        let rig = try Rig.shown()
        let output = rig.compositor.outputs[0]
        rig.compositor.clearTranscript()
        output.change(output.description)
        try rig.board.sendEnter(output)
        try rig.board.sendLeave(output)
        try rig.board.sendEnter(output)
        try rig.settle()
        #expect(rig.transcript == [])
    }
}
