import KeyboardLayouts
import ServerProtocols
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// A held backspace, by the manual clock.
@Suite struct BackspaceTests {
    private static let words = "0123456789abcdefghijklmnopqrstuvwxyz"

    @Test func repeatsAsEditsWhereTheTextIsKnown() throws {
        let rig = try Rig.focused(field: TestField(Self.words))
        try rig.down(.backspace)
        #expect(rig.text?.count == 35)
        try rig.advance(499)
        #expect(rig.text?.count == 35)
        try rig.advance(1)
        #expect(rig.text?.count == 34)
        // 100 ms, then 5 ms less with each repeat, down to 50.
        for (count, interval) in [100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 50, 50].enumerated()
        {
            try rig.advance(Milliseconds(interval - 1))
            #expect(rig.text?.count == 34 - count)
            try rig.advance(1)
            #expect(rig.text?.count == 33 - count)
        }
        #expect(rig.keys == "")
        try rig.up()
        let rest = rig.text
        try rig.advance(5000)
        #expect(rig.text == rest)
    }

    @Test func repeatsAsKeysWhereTheTextIsNotKnown() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        #expect(rig.keys == "⌫")
        try rig.advance(500)
        try rig.advance(100)
        #expect(rig.keys == "⌫⌫⌫")
        try rig.up()
        try rig.advance(5000)
        #expect(rig.keys == "⌫⌫⌫")
        #expect(rig.compositor.keyboard.held == [])
        #expect(!rig.transcript.contains { $0.hasPrefix("delete") })
    }

    @Test func stopsWhenTheTouchIsCancelled() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        rig.compositor.seat.touchCancel()
        try rig.settle()
        try rig.advance(5000)
        #expect(rig.keys == "⌫")
    }

    @Test func stopsWhenTheBoardHides() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        try rig.advance(500)
        rig.keyboard.hide()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        rig.keyboard.show()
        try rig.settle()
        try rig.advance(5000)
        #expect(rig.keys == "⌫⌫")
    }

    @Test func R063_stopsWhenTheFieldIsLeft() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        try rig.advance(500)
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(100)
        #expect(rig.keys == "⌫⌫")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.keys == "⌫⌫")
    }

    @Test func R063_stopsWhenAnotherFieldIsEntered() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.keys == "⌫")
    }

    @Test func goesOnWhileTheFieldTellsItsText() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.advance(500)
        #expect(rig.keys == "⌫⌫")
    }

    @Test func stopsWhenTheInputMethodIsTakenAway() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        rig.compositor.inputMethod.unavailable()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.keys == "⌫")
    }

    @Test func stopsWhenTheDeviceGoes() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        rig.compositor.seat.setCapabilities([.pointer])
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.keys == "⌫")
    }

    @Test func stopsWhenTheSurfaceIsClosed() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        try rig.board.close()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.keys == "⌫")
    }

    @Test func stopsWhenAnotherKeyIsTyped() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace, 0)
        try rig.down(.character("a"), 1)
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.keys == "⌫")
    }

    @Test func aStallIsNotCaughtUp() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        try rig.advance(60_000)
        #expect(rig.keys == "⌫⌫")
        try rig.advance(99)
        #expect(rig.keys == "⌫⌫")
        try rig.advance(1)
        #expect(rig.keys == "⌫⌫⌫")
    }

    /// The finger's end and the repeat that is overdue arrive together: the end is looked at first.
    @Test func anEndThatWaitedThroughAStallCountsFirst() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        rig.compositor.seat.touchUp(0)
        rig.compositor.seat.touchFrame()
        rig.compositor.server.flush()
        try rig.advance(60_000)
        #expect(rig.keys == "⌫")
    }

    @Test func deletingStopsAtTheStartOfTheKnownText() throws {
        let rig = try Rig.focused(field: TestField("ab"))
        try rig.down(.backspace)
        try rig.advance(500)
        #expect(rig.text == "")
        try rig.advance(100)
        // Nothing is left to delete: a key that is held goes on no longer.
        #expect(rig.text == "" && rig.keys == "" && rig.nextDeadline == nil)
        try rig.up()
        // A tap is the application's affair: some act on it.
        try rig.tap(.backspace)
        #expect(rig.keys == "⌫")
    }

    /// GTK 4.8 takes the protocol's bytes for code points.
    @Test(arguments: [false, true])
    func charactersOfManyBytesGoOneByOne(countsCodePoints: Bool) throws {
        var field = TestField("ab é€😀\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}")
        field.countsCodePoints = countsCodePoints
        let rig = try Rig.focused(field: field)
        var left: [String?] = []
        for _ in 0..<5 {
            try rig.tap(.backspace)
            left.append(rig.text)
        }
        #expect(left == ["ab é€😀", "ab é€", "ab é", "ab ", "ab"])
    }
}
