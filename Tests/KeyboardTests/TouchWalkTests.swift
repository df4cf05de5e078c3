import KeyboardEngine
import KeyboardLayouts
import Settings
import Surfaces
import TestCompositor
import TestRandom
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Where and in which order fingers come down, on the whole keyboard. Source: behaviour D.3.
@Suite struct TouchWalkTests {
    /// Ten keys a second, each held for longer than the next one takes to come: the text is the order of going down.
    @Test(arguments: Rig.Route.allCases, 0..<2)
    func B23_typedOrderIsTouchOrder(_ route: Rig.Route, _ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        // What is typed is what is touched: no rule has a hand in it.
        let rig = try Rig.typing(
            by: route,
            [
                .autoCapitalization: "off", .periodShortcut: "off", .punctuationSpacing: "off",
                .smartPunctuation: "off",
            ])
        rig.compositor.inputMethod.dropsStaleCommits = seed % 2 == 1
        var expected = ""
        var held: [(finger: Int32, rest: Int)] = []
        var shifted = false
        for _ in 0..<60 {
            let free = try #require((0..<10).first { id in !held.contains { $0.finger == id } })
            let letters = "abcdefghijklmnopqrstuvwxyz  ⇧"
            let letter = try #require(letters.randomElement(using: &random))
            switch letter {
            case " ": try rig.press(.space, Int32(free))
            case "⇧" where shifted: continue
            case "⇧":
                try rig.press(.shift, 20)
                try rig.up(20)
                rig.compositor.seat.time &+= 400
                shifted = true
                continue
            default: try rig.press(.character(String(letter)), Int32(free))
            }
            expected += shifted && letter != " " ? letter.uppercased() : String(letter)
            if letter != " " { shifted = false }
            held.append((Int32(free), Int.random(in: 25...275, using: &random)))
            // The time to the next key, in which fingers go up in any order.
            for _ in 0..<4 {
                try rig.advance(25)
                for index in held.indices { held[index].rest -= 25 }
                while let index = held.firstIndex(where: { $0.rest <= 0 }) {
                    try rig.up(held.remove(at: index).finger)
                }
            }
        }
        for finger in held { try rig.up(finger.finger) }
        try rig.advance(1000)
        #expect(rig.written == expected)
        #expect(rig.compositor.keyboard.held == [])
    }

    /// Several fingers in one frame of the compositor come in their order.
    @Test func B23_fingersOfOneFrameComeInOrder() throws {
        for route in Rig.Route.allCases {
            let rig = try Rig.typing(by: route, [.autoCapitalization: "off"])
            for (finger, key) in "jak se".enumerated() {
                let id: KeyID = key == " " ? .space : .character(String(key))
                rig.compositor.seat.touchDown(
                    Int32(finger), try rig.onSurface(try rig.placed(id).frame.center),
                    on: try rig.board)
                if finger > 0 { rig.compositor.seat.touchUp(Int32(finger - 1)) }
            }
            rig.compositor.seat.touchFrame()
            try rig.settle()
            try rig.up(5)
            #expect(rig.written == "jak se")
        }
    }

    /// Each row from edge to edge in steps of two: all of one key, then all of the next, and they part in the middle.
    @Test(arguments: [Rig.Route.text, .terminal])
    func B24_aSweepMeetsEachKeyOnce(_ route: Rig.Route) throws {
        let rig = try Rig.typing(by: route, [.autoCapitalization: "off"])
        // No picture is wanted: this is about touches.
        rig.compositor.withholdsFrames = true
        let width = Int(rig.engine.board.size.width.value)
        for row in ["qwertyuiop", "asdfghjkl"] {
            let frames = try row.map { try rig.placed(.character(String($0))).frame }
            var typed = ""
            for x in stride(from: 0, to: width, by: 2) {
                let count = rig.written.count
                try rig.touch(at: Point(x: Points(x), y: frames[0].center.y))
                try rig.up()
                typed += rig.written.dropFirst(count)
            }
            // Nothing is dead, and nothing comes twice.
            #expect(typed.count == width / 2)
            var order = ""
            for letter in typed where letter != order.last { order.append(letter) }
            #expect(order == row)
            for index in frames.indices.dropLast() {
                let seam = (frames[index].right.value + frames[index + 1].left.value) / 2
                let count = typed.prefix { $0 != Array(row)[index + 1] }.count
                #expect(abs(Double(count * 2) - seam) <= 2)
            }
        }
    }

    /// Rows part in their middle; the space bar alone reaches twelve points higher.
    @Test func B24_rowsPartInTheMiddleAndTheSpaceBarReachesUp() throws {
        let rig = try Rig.typing([.autoCapitalization: "off"])
        func typed(at place: Point) throws -> String {
            let count = rig.written.count
            try rig.touch(at: place)
            try rig.up()
            defer { rig.compositor.seat.time &+= 2000 }
            return String(rig.written.dropFirst(count))
        }
        let upper = try rig.placed(.character("t")).frame
        let lower = try rig.placed(.character("g")).frame
        let seam = Points((upper.bottom.value + lower.top.value) / 2)
        let x = max(upper.left, lower.left) + 3
        #expect(try typed(at: Point(x: x, y: seam - 1)) == "t")
        #expect(["f", "g"].contains(try typed(at: Point(x: x, y: seam + 1))))
        let space = try rig.placed(.space).frame
        let b = try rig.placed(.character("b")).frame
        // The board of this output is lower than the one that was measured: so is what the space bar takes.
        let extension12 = rig.engine.board.metrics.spaceBarTopExtension
        #expect(extension12 > 0 && extension12 <= 12.2)
        #expect(try typed(at: Point(x: b.center.x, y: space.top - extension12 + 0.5)) == " ")
        #expect(try typed(at: Point(x: b.center.x, y: space.top - extension12 - 0.5)) == "b")
    }

    /// Every point of every page means a key: it types, or it changes what is shown.
    @Test(arguments: [Page.letters, .numbers, .symbols])
    func B24_everyPointMeansAKey(_ page: Page) throws {
        let rig = try Rig.typing(
            [.smartPunctuation: "off", .punctuationSpacing: "off", .periodShortcut: "off"])
        rig.compositor.withholdsFrames = true
        let size = rig.engine.board.size
        func go() throws {
            if rig.engine.page == page { return }
            if page == .letters { return try rig.hit(.type(.letters)) }
            if rig.engine.page == .letters { try rig.hit(.type(.numbers)) }
            if page != rig.engine.page { try rig.hit(.type(page)) }
        }
        for y in stride(from: 1, to: size.height.value, by: 12) {
            for x in stride(from: 1, to: size.width.value, by: 17) {
                try go()
                rig.compositor.clearTranscript()
                let shift = rig.appearance.shift
                try rig.touch(at: Point(x: Points(x), y: Points(y)))
                try rig.up()
                rig.compositor.seat.time &+= 1000
                let isSomething =
                    !rig.typing.isEmpty || rig.appearance.shift != shift
                    || rig.engine.page != page
                #expect(isSomething, "\(page) \(x) \(y)")
            }
        }
    }

    /// Trap 13: transparent pixels take touches as well, by the input region.
    @Test func D9_13_theInputRegionIsTheKeyArea() throws {
        let rig = try Rig.typing([:], [.translucency: "on", .previewStyle: "native"])
        let board = try rig.board
        let inset = try #require(rig.keyboard.parts).display.topInset
        let size = rig.engine.board.size
        #expect(
            board.inputRegion
                == [Rect(x: 0, y: inset, width: size.width, height: board.shownSize.height - inset)]
        )
        // Between the first two keys nothing is painted, and a touch there types.
        let q = try rig.placed(.character("q")).frame
        let gap = Point(x: q.right + 1, y: q.center.y)
        let place = try rig.onSurface(gap)
        let pixel = Int(place.y.value) * Int(size.width.value) + Int(place.x.value)
        #expect(board.picture[pixel] >> 24 == 0)
        try rig.touch(at: gap)
        try rig.up()
        #expect(rig.text == "Q")
    }

    private static let words = ["keyboard", "keyboards", "key", "does"]

    private static func targeting(_ route: Rig.Route = .text) throws -> Rig {
        let rig = try Rig.typing(
            by: route, [.predictiveKeyTargeting: "on", .autoCapitalization: "off"])
        rig.keyboard.use { prefix in words.contains { $0.hasPrefix(prefix) } }
        return rig
    }

    /// Just left of the seam between "s" and "d", inside "s".
    private static func hitSeam(_ rig: Rig) throws {
        let (s, d) = (try rig.placed(.character("s")).frame, try rig.placed(.character("d")).frame)
        try rig.touch(at: Point(x: Points((s.right.value + d.left.value) / 2 - 1), y: s.center.y))
        try rig.up()
        rig.compositor.seat.time &+= 400
    }

    @Test func B25_aTouchByASeamMeansTheLetterThatMakesAWord() throws {
        let rig = try Self.targeting()
        try rig.hit("keyboar")
        try Self.hitSeam(rig)
        #expect(rig.text == "keyboard")
        // Neither makes a word: what was touched counts.
        try rig.hit(" qqqqqqq")
        try Self.hitSeam(rig)
        #expect(rig.text == "keyboard qqqqqqqs")
        // At a word's start nothing is guessed.
        try rig.hit(" ")
        try Self.hitSeam(rig)
        #expect(rig.text == "keyboard qqqqqqqs s")
        // The middle of a key is never another.
        try rig.hit(" keyboars")
        #expect(rig.text == "keyboard qqqqqqqs s keyboars")
    }

    @Test func B25_capitalsCountAsTheirLetters() throws {
        let rig = try Self.targeting()
        try rig.hit("⇧keyboar")
        try Self.hitSeam(rig)
        #expect(rig.text == "Keyboard")
    }

    /// Where the text is not told nothing is guessed, and neither where the person does not want it.
    @Test func B25_withoutAKnownWordWhatIsTouchedCounts() throws {
        for route in [Rig.Route.terminal, .keys] {
            let rig = try Self.targeting(route)
            try rig.hit("keyboar")
            try Self.hitSeam(rig)
            #expect(rig.keys == "keyboars")
        }
        let rig = try Self.targeting()
        try rig.choose([.predictiveKeyTargeting: "off", .autoCapitalization: "off"])
        try rig.hit("keyboar")
        try Self.hitSeam(rig)
        #expect(rig.text == "keyboars")
    }

    /// Secrets are not guessed at.
    @Test func B25_passwordsAreTakenAsTheyAreTouched() throws {
        let rig = try Rig.typing(
            [.predictiveKeyTargeting: "on"], purpose: Rig.Purpose.password)
        rig.keyboard.use { prefix in Self.words.contains { $0.hasPrefix(prefix) } }
        try rig.hit("keyboar")
        try Self.hitSeam(rig)
        #expect(rig.text == "keyboars")
    }
}
