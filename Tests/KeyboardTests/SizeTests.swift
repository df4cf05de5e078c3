import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// The sizes that outputs and the compositor give.
@Suite struct SizeTests {
    /// An output's logical size and the height that follows from it.
    ///
    /// Source: behaviour A.4: 229 and 160 on a phone, 256 and 344 on a tablet (shorter side from 600), at most half.
    struct Case: Sendable {
        let width: Int
        let height: Int
        let board: Points
    }

    /// R073
    @Test(arguments: [
        Case(width: 320, height: 240, board: 120), Case(width: 480, height: 320, board: 160),
        Case(width: 240, height: 320, board: 160), Case(width: 360, height: 720, board: 229),
        Case(width: 800, height: 480, board: 160), Case(width: 1024, height: 600, board: 300),
        Case(width: 1280, height: 800, board: 344), Case(width: 1920, height: 1080, board: 344),
        Case(width: 2160, height: 3840, board: 256), Case(width: 3840, height: 2160, board: 344),
    ])
    func R073_everyKeyIsInsideASurfaceOfAtMostHalfTheOutput(_ output: Case) throws {
        var offer = Offer()
        offer.outputs = [.init(output.width, output.height)]
        let rig = try Rig.shown(offer)
        let size = try rig.board.shownSize
        #expect(size == Size(width: Points(output.width), height: output.board))
        #expect(size.height <= Points(output.height) / 2)
        #expect(try rig.holdsEveryKey())
        #expect(try rig.showsWholePicture())
    }

    /// R032
    @Test(arguments: [Points(60), Points(120), Points(400)])
    func R032_anotherHeightThanAskedForIsAccepted(_ height: Points) throws {
        let rig = try Rig.shown { compositor in
            compositor.resize = { Size(width: $0.width, height: height) }
        }
        #expect(try rig.board.shownSize == Size(width: 360, height: height))
        #expect(try rig.board.layer?.current.exclusiveZone == Int32(height.value))
        #expect(try rig.holdsEveryKey())
        #expect(try rig.showsWholePicture())
        rig.compositor.clearTranscript()
        try rig.type("a")
        #expect(rig.typing == ["commit_string a", "commit 1"])
    }

    @Test(arguments: [1, 7, 90, 200])
    func aNarrowerWidthThanTheOutputIsAccepted(_ width: Int) throws {
        let rig = try Rig.shown { compositor in
            compositor.resize = { Size(width: Points(width), height: $0.height) }
        }
        #expect(try rig.board.shownSize == Rig.size(width, 229))
        #expect(try rig.holdsEveryKey())
        #expect(try rig.showsWholePicture())
    }

    /// Source: wlr-layer-shell-unstable-v1, `configure`: a zero leaves that dimension to the client.
    @Test func aZeroIsTheClientsToChoose() throws {
        let rig = try Rig.shown { $0.resize = { _ in .zero } }
        #expect(try rig.board.shownSize == Rig.size(360, 229))
        #expect(try rig.showsWholePicture())
    }

    @Test func aZeroInTheAnswerToTheProbeLeavesAUsableBoard() throws {
        var offer = Offer()
        offer.outputs = [.init(360, 720), .init(1280, 800)]
        let rig = try Rig.shown(offer) { $0.resize = { _ in .zero } }
        #expect(try rig.board.shownSize == Rig.size(360, 229))
        #expect(try rig.showsWholePicture())
    }

    @Test func repeatedConfiguresAreAcknowledgedButNotPainted() throws {
        let rig = try Rig.shown()
        let board = try rig.board
        let count = board.pictureCount
        rig.compositor.clearTranscript()
        for _ in 0..<5 { board.configure(Rig.size(360, 229)) }
        try rig.settle()
        #expect(board.pictureCount == count)
        #expect(board.layer?.isAcknowledged == true)
    }

    @Test func aResizeWhileShownIsPaintedWhole() throws {
        let rig = try Rig.shown()
        for (width, height) in [(500, 229), (500, 120), (360, 229), (201, 101)] {
            try rig.board.configure(Rig.size(width, height))
            try rig.settle()
            #expect(try rig.board.shownSize == Rig.size(width, height))
            #expect(try rig.holdsEveryKey())
            #expect(try rig.showsWholePicture())
        }
    }

    /// Many sizes before the keyboard has a turn: the last one counts.
    @Test func ofManyConfiguresAtOnceTheLastCounts() throws {
        let rig = try Rig.shown()
        let board = try rig.board
        let count = board.pictureCount
        for width in 300..<350 { board.configure(Rig.size(width, 200)) }
        try rig.settle()
        #expect(board.shownSize == Rig.size(349, 200))
        #expect(board.pictureCount == count + 1)
        #expect(board.layer?.isAcknowledged == true)
    }

    @Test func aSmallerModeWhileShownLowersTheBoard() throws {
        let rig = try Rig.shown()
        rig.compositor.outputs[0].change(.init(360, 300))
        try rig.settle()
        #expect(try rig.board.shownSize == Rig.size(360, 150))
        #expect(try rig.showsWholePicture())
    }

    /// The height stays, but the lengths of the other class come with it.
    @Test func anotherClassOfTheSameHeightIsLaidOutAgain() throws {
        var offer = Offer()
        // Portrait, half of 320; then landscape, which is 160 by itself.
        offer.outputs = [.init(300, 320)]
        let rig = try Rig.shown(offer)
        #expect(try rig.board.shownSize == Rig.size(300, 160))
        rig.compositor.outputs[0].change(.init(640, 320))
        try rig.board.configure(Rig.size(640, 160))
        try rig.settle()
        #expect(try rig.board.shownSize == Rig.size(640, 160))
        #expect(try rig.showsWholePicture())
    }

    /// The same, with the news of the output after the surface has its width.
    @Test func anotherClassIsLaidOutAgainWhenTheOutputTellsLate() throws {
        var offer = Offer()
        offer.outputs = [.init(300, 320)]
        let rig = try Rig.shown(offer)
        try rig.board.configure(Rig.size(640, 160))
        try rig.settle()
        rig.compositor.outputs[0].change(.init(640, 320))
        try rig.settle()
        #expect(try rig.showsWholePicture())
    }
}
