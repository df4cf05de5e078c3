import KeyboardLayouts
import ServerProtocols
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Random walks through everything that a compositor, an application and fingers may do.
@Suite struct WalkTests {
    private static let texts = [
        "", "a", "héllo", "e\u{301}", "👩‍👩‍👧x", "\u{FFFD}", "ab\ncd",
        String(repeating: "ü", count: 2000),
    ]

    @Test(arguments: 1...20)
    func nothingTrapsAndNoKeyStaysPressed(_ seed: UInt64) throws {
        var random = Dice(seed: seed)
        var offer = Offer()
        offer.seat = UInt32.random(in: 1...8, using: &random)
        offer.viewporter = Bool.random(using: &random) ? 1 : nil
        offer.fractionalScale = offer.viewporter
        let rig = try Rig(offer)
        for _ in 0..<2000 {
            step(rig, &random)
            if Int.random(in: 0..<4, using: &random) > 0 {
                let pause = [0, 1, 20, 100, 200, 600].randomElement(using: &random) ?? 0
                try rig.advance(Milliseconds(pause))
            }
        }
        rig.compositor.withholdsFrames = false
        rig.compositor.withholdsReleases = false
        rig.compositor.configureNow()
        rig.compositor.releaseBuffers()
        rig.compositor.sendFrames()
        try rig.settle()
        #expect(rig.status == nil, "\(rig.warnings)")
        #expect(rig.compositor.keyboard.held == [])
        if let last = rig.transcript.last(where: { $0.hasPrefix("modifiers") }) {
            #expect(last == "modifiers 0 0 0 0")
        }
        // Before version 3 devices can only be forgotten.
        if (offer.seat ?? 0) >= 3 {
            #expect(rig.compositor.seat.touchCount <= 1 && rig.compositor.seat.pointerCount <= 1)
        }
        #expect(rig.transcript.count { $0 == "keymap" } == 1)
        // And it still types.
        if rig.compositor.outputs.isEmpty { rig.compositor.add(Offer.Output(360, 720)) }
        rig.compositor.seat.setCapabilities([.touch, .pointer])
        rig.compositor.seat.touchCancel()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        rig.keyboard.hide()
        rig.keyboard.show()
        try rig.settle()
        try rig.tap(.character("a"))
        #expect(rig.text == "a")
    }

    private func step(_ rig: Rig, _ random: inout Dice) {
        let compositor = rig.compositor
        let method = compositor.inputMethod
        switch Int.random(in: 0..<30, using: &random) {
        case 0...9: touch(rig, &random)
        case 10, 11: pointer(rig, &random)
        case 12: method.activate()
        case 13: method.deactivate()
        case 14, 15: method.done()
        case 16, 17:
            let text = Self.texts.randomElement(using: &random) ?? ""
            let length = text.utf8.count
            method.surroundingText(
                text, cursor: Int.random(in: 0...length + 2, using: &random),
                anchor: Bool.random(using: &random)
                    ? nil : Int.random(in: 0...length + 2, using: &random))
        case 18:
            method.contentType(
                hint: UInt32.random(in: 0...0xFFFF, using: &random),
                purpose: UInt32.random(in: 0...20, using: &random))
        case 19:
            compositor.seat.setCapabilities(
                WlSeatResource.Capability(rawValue: UInt32.random(in: 0...15, using: &random)))
        case 20: compositor.withholdsFrames.toggle()
        case 21: compositor.withholdsReleases.toggle()
        case 22: compositor.withholdsConfigures.toggle()
        case 23:
            compositor.releaseBuffers()
            compositor.sendFrames()
        case 24:
            compositor.board?.configure(
                Size(
                    width: Points(Int.random(in: 0...600, using: &random)),
                    height: Points(Int.random(in: 0...300, using: &random))))
        case 25:
            compositor.board?.sendPreferredScale(UInt32.random(in: 1...400, using: &random))
        case 26: outputs(rig, &random)
        case 27: compositor.board?.close()
        case 28: rig.keyboard.toggle()
        default: Bool.random(using: &random) ? method.focus() : method.leave()
        }
    }

    private func touch(_ rig: Rig, _ random: inout Dice) {
        let seat = rig.compositor.seat
        let finger = Int32.random(in: 0..<5, using: &random)
        let place = Point(
            x: Points(Int.random(in: -50...700, using: &random)),
            y: Points(Int.random(in: -50...300, using: &random)))
        seat.time &+= UInt32.random(in: 0...300, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2:
            if let surface = rig.compositor.surfaces.last(where: \.isAlive) {
                seat.touchDown(finger, place, on: surface)
            }
        case 3, 4: seat.touchUp(finger)
        case 5: seat.touchMove(finger, place)
        case 6: seat.touchFrame()
        default: seat.touchCancel()
        }
        if Bool.random(using: &random) { seat.touchFrame() }
    }

    private func pointer(_ rig: Rig, _ random: inout Dice) {
        let seat = rig.compositor.seat
        let place = Point(
            x: Points(Int.random(in: -50...700, using: &random)),
            y: Points(Int.random(in: -50...300, using: &random)))
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            if let board = rig.compositor.board { seat.pointerEnter(place, on: board) }
        case 1: seat.pointerMove(place)
        case 2: seat.pointerButton(isPressed: true)
        case 3: seat.pointerButton(isPressed: false)
        case 4: seat.turnWheel()
        default: seat.pointerLeave()
        }
    }

    private func outputs(_ rig: Rig, _ random: inout Dice) {
        let compositor = rig.compositor
        let description = Offer.Output(
            Int.random(in: 1...700, using: &random), Int.random(in: 1...700, using: &random),
            scale: Int32.random(in: 1...3, using: &random),
            transform: WlOutputResource.Transform(
                rawValue: UInt32.random(in: 0...9, using: &random)))
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where compositor.outputs.count < 4: compositor.add(description)
        case 1:
            if let output = compositor.outputs.randomElement(using: &random) {
                compositor.remove(output)
            }
        default: compositor.outputs.randomElement(using: &random)?.change(description)
        }
    }

    /// One field is focused throughout, and nothing but touches happens: what was tapped is what is there.
    @Test(arguments: 1...20)
    func whatIsTappedIsWhatIsThere(_ seed: UInt64) throws {
        var random = Dice(seed: seed)
        let rig = try Rig.focused()
        rig.compositor.inputMethod.dropsStaleCommits = seed % 2 == 0
        var expected = ""
        /// Fingers that are down, with what their lifting will type.
        var down: [(finger: Int32, text: String)] = []
        for _ in 0..<500 {
            let lifts = down.count == 4 || (!down.isEmpty && Bool.random(using: &random))
            if lifts {
                let index = Int.random(in: 0..<down.count, using: &random)
                let (finger, text) = down.remove(at: index)
                rig.compositor.seat.touchUp(finger)
                expected += text
            } else {
                let finger =
                    (Int32(0)...4).first { number in !down.contains { $0.finger == number } } ?? 0
                for index in down.indices {
                    expected += down[index].text
                    down[index].text = ""
                }
                let letter = "abcdefghijklmnopqrstuvwxyz ".randomElement(using: &random) ?? "a"
                let key: KeyID = letter == " " ? .space : .character(String(letter))
                rig.compositor.seat.touchDown(
                    finger, try rig.place(of: key), on: try rig.board)
                if letter != " " { expected.append(letter) }
                down.append((finger, letter == " " ? " " : ""))
            }
            rig.compositor.seat.touchFrame()
            if Bool.random(using: &random) { try rig.advance(30) }
        }
        rig.compositor.server.flush()
        try rig.settle()
        try rig.advance(2000)
        #expect(rig.text == expected)
        #expect(rig.keys == "")
    }
}

/// The same walk for the same seed (splitmix64).
private struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
