import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// A key that types several characters. Source: behaviour C.5 and D.9: ".com" and then ".eu" must not make ".com.eu".
struct SeveralCharactersTests {
    private var fingers = Fingers()
    private let domain = KeyID.character(".com")

    init() {
        let layout = KeyboardLayout(
            letters: ["q w .com"], numbers: ["1"], symbols: ["["], alternates: [".com .eu .net"])
        fingers.engine = ContactEngine(
            board: Board(layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: 402))
    }

    @Test mutating func typesOnRelease() throws {
        #expect(try fingers.press(0, domain).isEmpty)
        #expect(fingers.engine.appearance.pops.map(\.key) == [domain])
        #expect(fingers.lift(0) == [.character(".com")])
    }

    @Test mutating func aPickIsTypedInItsStead() throws {
        try fingers.press(0, domain)
        _ = fingers.wait(300)
        let cells = try #require(fingers.engine.appearance.callout).layout.cells
        fingers.move(0, to: try #require(cells.first { $0.text == ".eu" }).frame.center)
        #expect(fingers.lift(0) == [.character(".eu")])
    }

    @Test mutating func aSecondFingerTypesThePickFirst() throws {
        try fingers.press(0, domain)
        _ = fingers.wait(300)
        let cells = try #require(fingers.engine.appearance.callout).layout.cells
        fingers.move(0, to: try #require(cells.first { $0.text == ".net" }).frame.center)
        #expect(try fingers.press(1, q) == [.character(".net"), .character("q")])
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func slidingBelowTypesNothing() throws {
        try fingers.press(0, domain)
        _ = fingers.wait(300)
        #expect(fingers.move(0, to: Point(x: 300, y: 900)).isEmpty)
        #expect(fingers.lift(0).isEmpty)
    }
}
