import KeyboardLayouts
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// A compositor that takes the surface away.
@Suite struct ClosedTests {
    @Test func aClosedBoardComesAgain() throws {
        let rig = try Rig.shown()
        let first = try rig.board
        first.close()
        try rig.settle()
        #expect(!first.isAlive)
        #expect(try rig.showsWholePicture())
        #expect(rig.compositor.surfaceCount == 1)
    }

    /// `settle` fails when the two do not come to rest.
    @Test func aCompositorThatClosesEveryPictureIsNotAskedForEver() throws {
        let rig = try Rig.shown { $0.onPicture = { $0.close() } }
        #expect(rig.compositor.surfaces.count <= 5)
        #expect(rig.compositor.shownSurfaces.isEmpty)
    }

    @Test func aCompositorThatClosesBeforeThePictureIsNotAskedForEver() throws {
        let rig = try Rig()
        rig.compositor.withholdsConfigures = true
        rig.compositor.inputMethod.focus()
        try rig.settle()
        for _ in 0..<20 {
            rig.compositor.board?.close()
            try rig.settle()
        }
        #expect(rig.compositor.surfaces.count <= 5)
        #expect(rig.compositor.surfaceCount == 0)
    }

    @Test func theNextShowWorks() throws {
        let rig = try Rig.shown { $0.onPicture = { $0.close() } }
        rig.compositor.onPicture = { _ in }
        try rig.show()
        #expect(try rig.showsWholePicture())
    }

    @Test func theNextFieldBringsTheBoard() throws {
        let rig = try Rig.shown { $0.onPicture = { $0.close() } }
        rig.compositor.onPicture = { _ in }
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(try rig.showsWholePicture())
    }

    /// Over a long day with touches between them, any number of closings is survived.
    @Test func closingsBetweenTouchesAreForgiven() throws {
        let rig = try Rig.shown()
        for _ in 0..<10 {
            try rig.type("a")
            try rig.board.close()
            try rig.settle()
            #expect(try rig.showsWholePicture())
        }
    }

    @Test func aFingerOnAClosedBoardTypesNothingMore() throws {
        let rig = try Rig.shown()
        try rig.down(.space)
        try rig.board.close()
        try rig.settle()
        rig.compositor.clearTranscript()
        try rig.up()
        try rig.advance(2000)
        #expect(rig.typing == [])
        #expect(try rig.showsWholePicture())
    }

    @Test func aHiddenBoardStaysAway() throws {
        let rig = try Rig.shown()
        let board = try rig.board
        rig.keyboard.hide()
        board.close()
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 0)
    }
}
