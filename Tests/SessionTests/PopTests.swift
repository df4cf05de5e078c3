import TestKit
import Testing
import Units

extension SessionTests {
    /// What appears above a held key, under real fingers. Source: behaviour C.
    @Suite struct Pops {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func B01_B11_aPopStandsAboveAHeldKeyAndGoesAfterTheFinger(
            _ kind: NestedSession.Kind
        ) throws {
            // A key of the first row: its pop is in the headroom.
            try expectPop(on: "t", look: [], in: kind)
        }

        @Test(arguments: [["--preview-style", "connected"], ["--preview-style", "floating"]])
        func B02_B05_otherPopsToo(_ look: [String]) throws {
            try expectPop(on: "t", look: look, in: .sway)
        }

        /// In a window's corner, where a pop that is too wide would be cut. Source: T37, T41.
        @Test(arguments: ["q", "p"])
        func T37_T41_aPopInACornerIsWhole(_ letter: String) throws {
            try expectPop(on: letter, look: [], in: .sway)
        }

        @Test func B11_withoutPreviewsNothingStandsAbove() throws {
            let look = ["--preview-style", "off"]
            let session = try KeyboardSession(program, look: look, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let atRest = try session.settledPicture()
            try session.nested.touch(
                .down(0, try session.typist.place(of: "key.character.t")), .frame)
            try window.wait(forText: "t")
            // The key has the pressed fill instead. Source: behaviour C.1.
            let key = try #require(
                session.typist.letters.frameOnOutput(of: "key.character.t"))
            let corner = (x: Int(key.left.value) + 12, y: Int(key.bottom.value) - 4)
            try session.keyboard.wait("shows no held key") {
                !$0.isSame(as: atRest, x: corner.x, y: corner.y)
            }
            let held = try session.compositor.screenshot()
            #expect(held.color(x: corner.x, y: corner.y) == [193, 194, 199])
            let surface =
                session.nested.configuration.mode.height
                - Int(session.typist.letters.surface.height.value)
            for y in surface..<Int(key.top.value) {
                #expect(held.isSame(as: atRest, x: Int(key.center.x.value), y: y))
            }
            try session.nested.touch(.up(0), .frame)
            try session.waitUntilSettled(showing: session.keyboardRows(of: atRest))
        }

        /// The bar with the choices is above its key, the choice under the finger in the accent, and lifting picks it.
        @Test(arguments: NestedSession.Kind.allCases, [[], ["--preview-style", "off"]])
        func B12_B13_B14_aCalloutIsSeenAndPickedFrom(
            kind: NestedSession.Kind, look: [String]
        ) throws {
            let session = try KeyboardSession(program, look: look, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let atRest = try session.settledPicture()
            let cells = try calloutCells(of: "e", look: look, in: session)
            let place = try session.typist.place(of: "key.character.e")
            let base = try #require(cells.firstIndex { $0.label == "e" })
            // Source: behaviour A.5, accent.
            let accent: [UInt8] = [0x00, 0x5F, 0xC4]
            try session.nested.touch(.down(0, place), .frame)
            try session.keyboard.wait("opens no callout") { cells[base].ground(of: $0) == accent }
            let open = try session.compositor.screenshot()
            for cell in cells where cell.label != "e" {
                #expect(cell.ground(of: open) != accent)
                #expect(cell.ground(of: open) != cell.ground(of: atRest))
            }
            let pick = try #require(cells.indices.contains(base + 1) ? base + 1 : nil)
            try session.nested.touch(
                .move(0, Point(x: cells[pick].frame.center.x, y: place.y)), .frame)
            try session.keyboard.wait("does not follow") { cells[pick].ground(of: $0) == accent }
            try session.nested.touch(.up(0), .frame)
            try window.wait(forText: cells[pick].label)
            // Nothing of it stays, in the headroom and above it neither.
            let top = Int(cells[0].frame.top.value)
            try session.keyboard.wait("leaves something behind") {
                $0.rows(top..<$0.size.height) == atRest.rows(top..<$0.size.height)
            }
        }

        private struct Cell {
            let label: String
            /// In logical pixels of the output, which are the picture's.
            let frame: Rect

            /// The colour beside the letter.
            func ground(of picture: Picture) -> [UInt8] {
                picture.color(x: Int(frame.center.x.value), y: Int(frame.top.value) + 5)
            }
        }

        private func calloutCells(
            of letter: String, look: [String], in session: KeyboardSession<NestedSession>
        ) throws -> [Cell] {
            let words = ["--callout", "key.character.\(letter)"]
            let described = try describe(words + look, in: session)
            return try (described["callout"]?["cells"]?.elements ?? []).map { cell in
                let frame = try #require(Rect(json: cell))
                return Cell(
                    label: cell["label"]?.string ?? "",
                    frame: try onOutput(frame, described, session))
            }
        }

        private func describe(
            _ words: [String], in session: KeyboardSession<NestedSession>
        ) throws -> JSONValue {
            let mode = session.nested.configuration.mode
            let size = ["--size", "\(mode.width)x\(mode.height)"]
            let run = try ProgramRun(["render", "--describe"] + size + words)
            return try JSONValue(parsing: run.output)
        }

        private func onOutput(
            _ frame: Rect, _ described: JSONValue, _ session: KeyboardSession<NestedSession>
        ) throws -> Rect {
            let height = try #require(described["surface"]?["height"]?.number)
            let top = Double(session.nested.configuration.mode.height) - height
            return Rect(
                x: frame.x, y: frame.y + Points(top), width: frame.width, height: frame.height)
        }

        /// Holds a key, finds its pop opaque where it is described, and everything as before once the finger is gone.
        private func expectPop(
            on letter: String, look: [String], in kind: NestedSession.Kind
        ) throws {
            let session = try KeyboardSession(program, look: look, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let atRest = try session.settledPicture()
            let described = try describe(
                ["--press", "key.character.\(letter)"] + look, in: session)
            let pop = try onOutput(
                try #require(described["pop"].flatMap(Rect.init(json:))), described, session)
            let place = try session.typist.place(of: "key.character.\(letter)")
            let middle = (x: Int(pop.center.x.value), y: Int(pop.top.value) + 5)
            try session.nested.touch(.down(0, place), .frame)
            try session.keyboard.wait("shows no pop") {
                !$0.isSame(as: atRest, x: middle.x, y: middle.y)
            }
            let held = try session.compositor.screenshot()
            let fill = held.color(x: middle.x, y: middle.y)
            // Along its upper edge and down both sides of its head; the shadow and the neck are left out.
            let left = Int(pop.left.value) + 4
            let right = Int(pop.right.value) - 5
            for x in left + 8...right - 8 { #expect(held.color(x: x, y: middle.y) == fill) }
            for y in middle.y + 6...middle.y + 26 {
                #expect(held.color(x: left, y: y) == fill && held.color(x: right, y: y) == fill)
            }
            #expect(pop.left >= 0 && pop.right <= session.nested.configuration.logicalSize.width)
            try session.nested.touch(.up(0), .frame)
            try window.wait(forText: letter)
            try session.keyboard.wait("leaves a pop behind") {
                let rows = Int(pop.top.value) - 4..<$0.size.height
                return $0.rows(rows) == atRest.rows(rows)
            }
        }
    }
}
