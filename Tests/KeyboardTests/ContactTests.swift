import Documents
import KeyboardLayouts
import ServerProtocols
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What fingers, pointers and seats may do beside tapping.
@Suite struct ContactTests {
    @Test func cancelTypesNothingAndReleasesTheLook() throws {
        let rig = try Rig.focused()
        let atRest = try rig.board.picture
        try rig.down(.space, 0)
        try rig.down(.primary, 1)
        #expect(rig.text == " ")
        #expect(try rig.board.picture != atRest)
        // Applies to all points, and no frame follows.
        rig.compositor.seat.touchCancel()
        try rig.settle()
        #expect(try rig.board.picture == atRest)
        #expect(rig.text == " ")
        #expect(rig.keys == "")
        try rig.up(0)
        try rig.up(1)
        #expect(rig.keys == "")
        try rig.type("a")
        #expect(rig.text == " a")
    }

    @Test func R058_capabilitiesToldAgainDoNotDoubleATap() throws {
        let rig = try Rig.focused()
        let seat = rig.compositor.seat
        for _ in 0..<5 {
            seat.setCapabilities([.touch])
            seat.setCapabilities([.touch, .pointer, .keyboard])
            seat.setCapabilities([.pointer])
            seat.setCapabilities([.touch, .pointer])
            seat.setCapabilities([.touch, .pointer])
        }
        try rig.settle()
        #expect(seat.touchCount == 1 && seat.pointerCount == 1)
        // Once for each gain.
        #expect(rig.transcript.count { $0 == "get_touch" } == 5)
        #expect(rig.transcript.count { $0 == "get_pointer" } == 5)
        try rig.type("a")
        #expect(rig.text == "a")
        seat.pointerEnter(try rig.place(of: .character("b")), on: try rig.board)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "ab")
        #expect(!rig.transcript.contains("get_keyboard"))
    }

    /// Before version 3 devices cannot be released: the compositor goes on sending to those that were let go.
    @Test func R058_devicesThatCannotBeReleasedDoNotDoubleATap() throws {
        var offer = Offer()
        offer.seat = 2
        let rig = try Rig.focused(offer)
        for _ in 0..<5 {
            rig.compositor.seat.setCapabilities([])
            rig.compositor.seat.setCapabilities([.touch, .pointer])
        }
        try rig.settle()
        try rig.type("a")
        #expect(rig.text == "a")
    }

    @Test func aDeviceThatGoesTakesItsFingersAlong() throws {
        let rig = try Rig.focused()
        let atRest = try rig.board.picture
        try rig.down(.space)
        rig.compositor.seat.setCapabilities([.pointer])
        try rig.settle()
        #expect(try rig.board.picture == atRest)
        rig.compositor.seat.setCapabilities([.touch, .pointer])
        try rig.settle()
        try rig.up()
        #expect(rig.text == "")
        try rig.type("a")
        #expect(rig.text == "a")
    }

    @Test func aPointerThatGoesTakesItsPressAlong() throws {
        let rig = try Rig.focused()
        let seat = rig.compositor.seat
        let atRest = try rig.board.picture
        seat.pointerEnter(try rig.place(of: .space), on: try rig.board)
        seat.pointerButton(isPressed: true)
        try rig.settle()
        #expect(try rig.board.picture != atRest)
        seat.setCapabilities([.touch])
        try rig.settle()
        #expect(try rig.board.picture == atRest)
        #expect(rig.text == "")
    }

    /// A pointer that rests on the board while it slides away and is brought back enters it only once.
    @Test func aPointerThatStayedPressesOnABoardBroughtBack() throws {
        let rig = try Rig(look: Rig.words([.animations: "on"])) { $0.withholdsFrames = true }
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus(purpose: 0)
        try rig.settle()
        let seat = rig.compositor.seat
        let surface = try rig.board
        seat.pointerEnter(try rig.place(of: .character("b")), on: surface)
        try rig.settle()
        rig.keyboard.hide()
        rig.keyboard.show()
        try rig.settle()
        #expect(try rig.board === surface)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        // The field is known to be empty, as before the board went.
        #expect(rig.text == "B")
    }

    @Test func aTouchNumberUsedAgainWithoutUpIsANewFinger() throws {
        let rig = try Rig.focused()
        try rig.down(.character("a"), 3)
        try rig.down(.character("b"), 3)
        try rig.up(3)
        try rig.up(3)
        #expect(rig.text == "ab")
        let atRest = try rig.board.picture
        try rig.tap(.character("c"))
        #expect(try rig.board.picture == atRest)
    }

    @Test func aFingerElsewhereIsNotOurs() throws {
        let rig = try Rig.focused()
        let (surface, stranger) = try rig.makeStranger()
        let seat = rig.compositor.seat
        let place = try rig.place(of: .space)
        seat.touchDown(0, place, on: stranger)
        seat.touchFrame()
        seat.touchMove(0, try rig.place(of: .character("b")))
        seat.touchFrame()
        seat.touchUp(0)
        seat.touchFrame()
        seat.pointerEnter(place, on: stranger)
        seat.pointerButton(isPressed: true)
        seat.pointerMove(try rig.place(of: .character("b")))
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "")
        withExtendedLifetime(surface) {}
    }

    /// A surface of another life is no object any more: the event names none.
    @Test func aFingerOnASurfaceThatIsGoneIsNotOurs() throws {
        let rig = try Rig.focused()
        let old = try rig.board
        let place = try rig.place(of: .character("a"))
        rig.keyboard.hide()
        rig.keyboard.show()
        rig.compositor.seat.touchDown(0, place, on: old)
        rig.compositor.seat.touchFrame()
        rig.compositor.seat.touchUp(0)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(rig.text == "")
    }

    /// The end of the old finger was lost, and the new one of its number is not on the board.
    @Test func aNumberThatComesDownElsewhereEndsItsOldFinger() throws {
        let rig = try Rig.focused()
        let (surface, stranger) = try rig.makeStranger()
        let atRest = try rig.board.picture
        try rig.down(.space, 7)
        rig.compositor.seat.touchDown(7, Point(x: 1, y: 1), on: stranger)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(try rig.board.picture == atRest)
        try rig.up(7)
        #expect(rig.text == "")
        withExtendedLifetime(surface) {}
    }

    @Test func aPointerThatEntersElsewhereHasLeft() throws {
        let rig = try Rig.focused()
        let (surface, stranger) = try rig.makeStranger()
        let seat = rig.compositor.seat
        let place = try rig.place(of: .space)
        seat.pointerEnter(place, on: try rig.board)
        seat.pointerEnter(place, on: stranger)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "")
        withExtendedLifetime(surface) {}
    }

    @Test func eventsOfUnknownFingersMeanNothing() throws {
        let rig = try Rig.focused()
        let seat = rig.compositor.seat
        seat.touchUp(9)
        seat.touchMove(9, try rig.place(of: .character("a")))
        seat.touchFrame()
        seat.touchShape(9)
        seat.touchFrame()
        seat.touchFrame()
        seat.touchCancel()
        seat.touchCancel()
        try rig.settle()
        #expect(rig.typing == [])
    }

    @Test func aPointerThatLeavesWhilePressedTypesNothing() throws {
        let rig = try Rig.focused()
        let seat = rig.compositor.seat
        let atRest = try rig.board.picture
        seat.pointerEnter(try rig.place(of: .space), on: try rig.board)
        seat.pointerButton(isPressed: true)
        seat.pointerLeave()
        try rig.settle()
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "")
        #expect(try rig.board.picture == atRest)
        // Pressing without a place means nothing.
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "")
    }

    @Test(arguments: 1...8)
    func R141_theWheelOfEveryVersionIsHarmless(_ version: Int) throws {
        var offer = Offer()
        offer.seat = UInt32(version)
        let rig = try Rig.focused(offer)
        let seat = rig.compositor.seat
        seat.turnWheel()
        seat.pointerEnter(try rig.place(of: .character("a")), on: try rig.board)
        seat.turnWheel()
        seat.pointerButton(isPressed: true)
        seat.turnWheel()
        seat.pointerButton(isPressed: false)
        seat.turnWheel()
        seat.touchShape(0)
        try rig.settle()
        #expect(rig.text == "a")
        #expect(rig.status == nil)
    }

    @Test(arguments: 1...8)
    func fingersAndPointerWorkOnEverySeatVersion(_ version: Int) throws {
        var offer = Offer()
        offer.seat = UInt32(version)
        let rig = try Rig.focused(offer)
        try rig.down(.character("h"), 0)
        try rig.down(.character("i"), 1)
        try rig.up(0)
        try rig.up(1)
        let seat = rig.compositor.seat
        // Before version 5 the pointer has no frames: each event stands alone.
        seat.pointerEnter(try rig.place(of: .space), on: try rig.board)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "hi ")
    }

    @Test func ofTwoSeatsTheFirstTypes() throws {
        var offer = Offer()
        offer.secondSeat = 7
        let rig = try Rig.focused(offer)
        #expect(rig.compositor.seat.touchCount == 1)
        #expect(rig.compositor.secondSeat.touchCount == 0)
        try rig.type("a")
        #expect(rig.text == "a")
        rig.compositor.remove(rig.compositor.secondSeat)
        try rig.settle()
        #expect(rig.status == nil)
        try rig.type("b")
        #expect(rig.text == "ab")
    }

    @Test func R020_keyboardFocusIsNeverAskedFor() throws {
        let rig = try Rig.focused()
        rig.compositor.seat.setCapabilities([.touch, .pointer, .keyboard])
        try rig.settle()
        try rig.type("ab")
        #expect(try rig.board.layer?.current.interactivity == 0)
        #expect(!rig.transcript.contains("get_keyboard"))
        #expect(!rig.transcript.contains("grab_keyboard"))
    }

    @Test func R128_aPointerAloneIsEnough() throws {
        let rig = try Rig.focused()
        rig.compositor.seat.setCapabilities([.pointer])
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(200)
        #expect(!rig.isShown)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        let seat = rig.compositor.seat
        seat.pointerEnter(try rig.place(of: .character("q")), on: try rig.board)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "q")
    }
}
