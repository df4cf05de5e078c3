import TestKit
import Testing
import Units

extension SessionTests {
    /// Real fingers, in compositors nested in ours.
    @Suite struct Touch {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func fingerTypesCapitalsDigitsAndSigns(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let sentence = "The quick brown Fox jumps over 13 lazy dogs; costs $4.50 (or 20%)!"
            try session.typist.type(sentence)
            try window.wait(forText: sentence)
            try note(kind)
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func overlappingFingersTypeInTheOrderOfTheirDowns(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let typist = session.typist
            let letters = try "qmapl".map { try typist.place(of: "key.character.\($0)") }
            let space = try typist.place(of: "key.space")
            // Five letters held at once and let go in another order, then a space under two letters.
            try session.nested.touch(letters.enumerated().flatMap { [.down($0, $1), .frame] })
            try session.nested.touch([3, 0, 4, 2, 1].flatMap { [.up($0), .frame] })
            try session.nested.touch(
                .down(0, letters[0]), .frame, .down(1, space), .frame, .down(2, letters[1]), .frame,
                .up(2), .frame, .up(1), .frame, .up(0), .frame)
            try window.wait(forText: "qmaplq m")
            try note(kind)
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func fingersOfOneFrameAllType(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let typist = session.typist
            let letters = try "wo".map { try typist.place(of: "key.character.\($0)") }
            try session.nested.touch(.down(0, letters[0]), .down(1, letters[1]), .frame)
            try session.nested.touch(.up(0), .down(0, letters[0]), .up(1), .frame, .up(0), .frame)
            try window.wait(forText: "wow")
            try note(kind)
        }

        @Test func shiftHeldByOneFingerCapitalizesTheOthers() throws {
            let session = try KeyboardSession(program, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let shift = try session.typist.place(of: "key.shift")
            try session.nested.touch(.down(5, shift), .frame)
            try session.typist.type("held")
            try session.nested.touch(.up(5), .frame)
            try session.typist.type(" not")
            try window.wait(forText: "HELD not")
        }

        @Test func twoTapsOnShiftLockCapitals() throws {
            let session = try KeyboardSession(program, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            try session.typist.tap("key.shift", on: .letters)
            try session.typist.tap("key.shift", on: .letters)
            try session.typist.type("loud a")
            try session.typist.tap("key.shift", on: .letters)
            try session.typist.type("gain")
            try window.wait(forText: "LOUD Again")
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func heldBackspaceDeletesUntilItIsLetGo(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            try session.typist.type("twelve words")
            try window.wait(forText: "twelve words")
            let backspace = try session.typist.place(of: "key.backspace")
            try session.nested.touch(.down(0, backspace), .frame)
            try window.wait(forText: "twelve ")
            try session.nested.touch(.up(0), .frame)
            // However many went before the finger came up, none goes afterwards.
            try session.typist.type("x")
            try window.wait { event in
                if case .text(_, let text) = event { text.hasSuffix("x") } else { false }
            }
            let text = window.texts[0]
            try session.typist.type("y")
            try window.wait(forText: text + "y")
            try note(kind)
        }

        @Test func fingersTakenAwayTypeNothingMore() throws {
            let session = try KeyboardSession(program, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let atRest = try session.keyboardPicture()
            try session.typist.type("a")
            let backspace = try session.typist.place(of: "key.backspace")
            let space = try session.typist.place(of: "key.space")
            try session.nested.touch(.down(0, space), .frame, .cancel)
            try session.typist.type("b")
            try session.nested.touch(.down(0, backspace), .frame, .cancel)
            try session.typist.type("c")
            try window.wait(forText: "ac")
            try session.waitUntilSettled(showing: atRest)
        }

        @Test func keyboardOnTheTopLayerTypesInPhoc() throws {
            let session = try KeyboardSession(
                program, arguments: ["--layer", "top"], nestedIn: .phoc)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Top 1")
            try window.wait(forText: "Top 1")
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func turnedOutputFindsTheKeysUnderTheFinger(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Upright ")
            try session.nested.resize(to: PixelSize(width: 1440, height: 720))
            session.typist = try Typist(
                on: session.nested, program: program, tapper: session.tapper)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Across")
            try window.wait(forText: "Upright Across")
            try note(kind)
        }

        @Test func doubledScaleMovesNoKeyUnderAFinger() throws {
            var configuration = SessionConfiguration()
            configuration.scale = 2
            let session = try KeyboardSession(
                program, nestedIn: .sway, configuration: configuration)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Qp azlm 10")
            try window.wait(forText: "Qp azlm 10")
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func fingerOnAnotherFieldTakesTheKeyboardThere(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested, fields: 2)
            try session.waitUntilShown(beside: window)
            try session.typist.type("first")
            try window.wait(forText: "first", in: 0)
            try session.tapper.tap(at: window.fields[1].center)
            try window.wait { $0 == .focus(field: 1) }
            try session.typist.type("second")
            try window.wait(forText: "second", in: 1)
            #expect(window.texts == ["first", "second"])
            try note(kind)
        }

        /// Writes down that the calling test's promise was kept.
        private func note(_ kind: NestedSession.Kind, _ promise: String = #function) throws {
            try Sighting.note(promise, by: "gtk3", in: kind.rawValue, route: .text)
        }
    }
}
