import TestKit
import Testing
import Units

extension SessionTests {
    /// The rules of typing in applications that tell their text. Source: behaviour D.
    @Suite struct Rules {
        /// GTK's two versions in the two compositors.
        struct Place: CustomTestStringConvertible {
            let compositor: NestedSession.Kind
            let toolkit: EntryWindow.Toolkit

            var testDescription: String { "\(toolkit.rawValue) in \(compositor.rawValue)" }

            static let all = NestedSession.Kind.allCases.flatMap { compositor in
                [EntryWindow.Toolkit.gtk3, .gtk4].map {
                    Place(compositor: compositor, toolkit: $0)
                }
            }
        }

        @Test(arguments: Place.all)
        func capitalsAndFullStopsComeByThemselves(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typeWithQuickSpaces("hello")
            try window.wait(forText: "Hello. ")
            try session.typist.type("there. no")
            try window.wait(forText: "Hello. There. No")
            // The second space comes too late.
            let space = try session.typist.place(of: "key.space")
            try session.nested.touch(
                .down(0, space), .frame, .up(0), .frame, .wait(microseconds: 1_200_000),
                .down(0, space), .frame, .up(0), .frame)
            try session.typist.type("x")
            try window.wait(forText: "Hello. There. No  x")
            // Shift takes a capital back.
            try session.typist.type("! ")
            try session.typist.tap("key.shift")
            try session.typist.type("y")
            try window.wait(forText: "Hello. There. No  x! y")
            try note(place)
        }

        @Test(arguments: Place.all)
        func marksGoBeforeTheirSpace(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typist.type("hi .")
            try window.wait(forText: "Hi. ")
            try session.typist.type("yes !\u{8}\u{8}")
            try window.wait(forText: "Hi. Yes")
            try session.typist.type(" :)")
            try window.wait(forText: "Hi. Yes :)")
            try note(place)
        }

        /// A click in the text moves the caret, of which GTK tells with the text and the caret of before: nothing there may go.
        /// GTK 3's fields of a single line tell nothing of it at all, so that nobody can know there.
        @Test(arguments: Place.all, [".", "-", "\u{8}"])
        func aCaretThatAClickHasMovedCostsNoOtherLetter(place: Place, sign: String) throws {
            let session = try SessionTests.start(place.compositor, hasPointer: true)
            let window = try SessionTests.open(
                place.toolkit, in: session, isMultiline: place.toolkit == .gtk3)
            let text = "Abcd efgh ijkl "
            try session.typist.type("abcd efgh ijkl ")
            try window.wait(forText: text)
            let field = try #require(window.fields.first)
            let within = Point(x: field.left + 55, y: field.top + 14)
            try session.nested.point([
                .move(within), .wait(microseconds: 80_000), .press, .wait(microseconds: 80_000),
                .letGo, .wait(microseconds: 600_000),
            ])
            try session.typist.type(sign)
            _ = try window.wait {
                if case .text(field: 0, let new) = $0 { new != text } else { false }
            }
            // Where the caret is, the font decides: a letter of the middle, and no other.
            let (whole, part) = sign == "\u{8}" ? (text, window.texts[0]) : (window.texts[0], text)
            let one = whole.indices.dropFirst().dropLast(2).filter { index in
                var rest = whole
                let gone = rest.remove(at: index)
                return rest == part && (sign == "\u{8}" || String(gone) == sign)
            }
            #expect(!one.isEmpty, "\(window.texts[0])")
        }

        @Test(arguments: Place.all)
        func marksBecomeThoseOfTheLanguage(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typist.type("don't say \"so\"--'maybe' it's")
            try window.wait(forText: "Don’t say “so”—‘maybe’ it’s")
            try note(place)
        }

        @Test(arguments: Place.all)
        func spacesReturnsAndApostrophesBringTheLettersBack(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session, isMultiline: true)
            try session.typist.tap("key.character.1", on: .numbers)
            try session.typist.tap("key.space")
            session.typist.keyboardReturnedToLetters()
            try session.typist.type("at")
            try window.wait(forText: "1 at")
            try session.typist.tap("key.character.2", on: .numbers)
            try session.typist.tap("key.primary")
            session.typist.keyboardReturnedToLetters()
            try session.typist.type("it's")
            try window.wait(forText: "1 at2\nIt’s")
            try note(place)
        }

        @Test(arguments: Place.all)
        func aLongHoldDeletesWords(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session)
            let text = "One two three four five six seven"
            try session.typist.type(text.lowercased())
            try window.wait(forText: text)
            try session.nested.touch(
                .down(0, try session.typist.place(of: "key.backspace")), .frame)
            var texts = [text]
            try window.wait { event in
                if case .text(_, let now) = event { texts.append(now) }
                return texts.last == ""
            }
            try session.nested.touch(.up(0), .frame)
            // Twenty characters, then words with the spaces behind them. Source: behaviour D.4.
            let single = (13...text.count).reversed().map { String(text.prefix($0)) }
            #expect(texts == single + ["One two ", "One ", ""])
            try session.typist.type("over")
            try window.wait(forText: "Over")
            try note(place)
        }

        @Test(arguments: Place.all)
        func aDragOnTheSpaceBarMovesTheCaretAndTypesNoSpace(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typist.type("hello world ")
            try window.wait(forText: "Hello world ")
            try session.pick("é", from: "key.character.e")
            try window.wait(forText: "Hello world é")
            try session.dragCaret(by: -7)
            try session.typist.type("big ")
            try window.wait(forText: "Hello big world é")
            try session.dragCaret(by: 5)
            try session.typist.type("s")
            try window.wait(forText: "Hello big worlds é")
            try session.dragCaret(by: -14)
            try session.typist.type("\u{8}a")
            try window.wait(forText: "Hallo big worlds é")
            try note(place)
        }

        @Test(arguments: Place.all)
        func accentsByHoldingAndSignsOfTheSymbolsPageArrive(place: Place) throws {
            let session = try SessionTests.start(place.compositor)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typist.type("caf")
            try session.pick("é", from: "key.character.e")
            try session.typist.type(" 5€, ")
            try window.wait(forText: "Café 5€, ")
            try session.typist.type("x\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}s")
            try window.wait(forText: "Cafs")
            try note(place)
        }

        /// Writes down that the calling test's promise was kept.
        private func note(_ place: Place, _ promise: String = #function) throws {
            try Sighting.note(
                promise, by: place.toolkit.rawValue, in: place.compositor.rawValue, route: .text)
        }
    }
}
