import Documents
import KeyboardLayouts
import KeyboardStyle
import LayoutFiles
import Testing
import Units

/// What holds of every layout that the keyboard comes with.
struct ShippedLayoutTests {
    @Test func theBuiltInLayoutIsThatOfItsDocument() throws {
        let layout = try Shipped.layout("us")
        #expect(layout.traits == KeyboardLayout.usEnglish.traits)
        for page in Page.allCases {
            #expect(layout.rows(of: page) == KeyboardLayout.usEnglish.rows(of: page))
        }
        #expect(layout == .usEnglish)
    }

    @Test func thereAreNoOthers() {
        let folders = DocumentFolders.layouts(
            .init { _ in nil }, program: "\(Shipped.folder)/../../.build/x/y")
        #expect(folders.paths.contains { $0.hasSuffix("/data/layouts") })
        #expect(folders.names.filter { Shipped.names.contains($0) } == Shipped.names)
    }

    /// Label and output come from one place. The kind of report: other signs are typed than are drawn.
    @Test(arguments: Shipped.names)
    func R133_everyKeyOfEveryPageTypesItsLabel(name: String) throws {
        for form in LayoutForm.allCases {
            let layout = try Shipped.layout(name).adapted(to: form, globe: true)
            for page in layout.pages {
                for key in layout.rows(of: page).joined() {
                    for level in KeyLevel.allCases {
                        switch key.action(at: level) {
                        case .character(let text), .dead(let text):
                            #expect(key.label(at: level) == text)
                            #expect(!text.isEmpty && text != " ")
                        default: #expect(key.sign(at: level) == nil)
                        }
                    }
                    if case .character = key.action {
                        #expect(key.label(at: .plain) == key.label(isShifted: false))
                        #expect(key.label(at: .shifted) == key.label(isShifted: true))
                    }
                }
            }
        }
    }

    @Test(arguments: Shipped.names)
    func everyAlternateIsReachable(name: String) throws {
        for form in [LayoutForm.text, .url, .email, .terminal, .phone] {
            let layout = try Shipped.layout(name).adapted(to: form, domains: [".cz", ".de"])
            for width in [360, 402, 800] as [Points] {
                let board = Shipped.board(layout, width: width)
                for page in layout.pages {
                    for placed in board.grid(for: page).keys where !placed.key.alternates.isEmpty {
                        for isShifted in [false, true] {
                            try reach(placed, on: board, isShifted)
                        }
                    }
                }
            }
        }
    }

    private func reach(_ placed: PlacedKey, on board: Board, _ isShifted: Bool) throws {
        let callout = try #require(CalloutLayout(on: placed, of: board, isShifted: isShifted))
        let wanted = placed.key.alternates(isShifted: isShifted)
        #expect(callout.cells.count == wanted.count + 1)
        for alternate in wanted {
            let index = try #require(callout.cells.firstIndex { $0.text == alternate })
            #expect(callout.index(at: callout.cells[index].frame.center.x) == index)
        }
    }

    @Test(arguments: Shipped.names)
    func nothingOverlapsAndEverythingFitsAt320(name: String) throws {
        let plain = try Shipped.layout(name)
        let forms = LayoutForm.allCases.map {
            plain.adapted(to: $0, globe: true, emoji: true, microphone: true)
        }
        let arranged = LayoutArrangement.allCases.map { plain.arranged(as: $0) }
        for layout in forms + arranged + [plain] {
            for mode in OneHandedMode.allCases {
                let board = Board(
                    layout: layout, metrics: Shipped.board(layout, width: 320).metrics, width: 320,
                    oneHanded: mode)
                let bounds = Rect(x: -0.001, y: 0, width: 320.002, height: board.size.height)
                for page in layout.pages {
                    let keys = board.grid(for: page).keys
                    for (index, placed) in keys.enumerated() {
                        #expect(bounds.contains(placed.frame) && placed.frame.width >= 8)
                        #expect(
                            !keys[(index + 1)...].contains { $0.frame.intersects(placed.frame) })
                    }
                }
            }
        }
    }

    /// The kind of report: on very low resolutions some keys are pushed off the screen.
    @Test(arguments: Shipped.names)
    func R073_everyLayoutFitsTheSmallestScreens(name: String) throws {
        let plain = try Shipped.layout(name)
        for output in [[320, 240], [480, 320], [800, 480]] {
            let size = Size(width: Points(output[0]), height: Points(output[1]))
            for form in LayoutForm.allCases {
                let layout = plain.adapted(to: form, globe: true)
                let metrics = NativeMetrics.fitting(output: size, rowCount: layout.rowCount).grid
                let board = Board(layout: layout, metrics: metrics, width: size.width)
                #expect(board.size.height <= size.height / 2)
                let bounds = Rect(
                    x: -0.001, y: 0, width: size.width + 0.002, height: board.size.height + 0.001)
                for page in layout.pages {
                    for placed in board.grid(for: page).keys {
                        #expect(bounds.contains(placed.frame) && !placed.frame.isEmpty)
                    }
                }
            }
        }
    }

    @Test(arguments: Shipped.names)
    func theDeskHasAKeyForEveryCode(name: String) throws {
        let keys = try Shipped.layout(name).physicalKeys
        let codes = keys.map(\.code)
        #expect(Set(codes).count == codes.count)
        // The 47 keys that both ANSI and ISO have: 41, 2 to 13, 16 to 27, 43, 30 to 40, 44 to 53.
        let both = [41] + Array(2...13) + Array(16...27) + [43] + Array(30...40) + Array(44...53)
        #expect(Set(codes).isSuperset(of: both.map(UInt32.init)))
    }

    /// The plain characters of some keys by their codes. Source: xkeyboard-config 2.35.
    @Test func keysOfADeskHaveTheirCodes() throws {
        func sign(_ name: String, _ code: UInt32, _ level: KeyLevel = .plain) throws -> KeySign? {
            try Shipped.layout(name).physicalKeys.first { $0.code == code }?.key.sign(at: level)
        }
        #expect(try sign("de", 21) == .text("z") && sign("de", 44) == .text("y"))
        #expect(try sign("de", 41) == .dead("^") && sign("de", 13, .shifted) == .dead("`"))
        #expect(try sign("de", 16, .altGr) == .text("@") && sign("de", 86) == .text("<"))
        #expect(try sign("de", 43) == .text("#"))
        #expect(try sign("fr", 16) == .text("a") && sign("fr", 3, .shifted) == .text("2"))
        #expect(try sign("fr", 26) == .dead("^") && sign("fr", 26, .shifted) == .dead("¨"))
        #expect(try sign("cs", 3) == .text("ě") && sign("cs", 13, .shifted) == .dead("ˇ"))
        #expect(try sign("ru", 16) == .text("й") && sign("ru", 43, .shifted) == .text("/"))
        #expect(try sign("ru", 9, .altGr) == .text("₽") && sign("ru", 8, .altGr) == nil)
        #expect(try sign("us", 43) == .text("\\") && sign("us", 86) == nil)
        #expect(try sign("ko", 16, .shifted) == .text("ㅃ"))
        #expect(try sign("ar", 48) == .text("لا"))
    }

    @Test func whatTheLanguagesAre() throws {
        let german = try Shipped.layout("de").traits
        #expect(german.languageTag == "de-DE" && german.badge == "DE" && german.domain == ".de")
        #expect(german.quotationMarks.outer == .init("„", "“"))
        #expect(try Shipped.layout("cs").traits.quotationMarks.outer == .init("„", "“"))
        #expect(try Shipped.layout("fr").traits.quotationMarks.outer == .init("«", "»"))
        #expect(try Shipped.layout("ru").traits.quotationMarks.outer == .init("«", "»"))
        #expect(try Shipped.layout("ar").traits.direction == .rightToLeft)
        #expect(try Shipped.layout("us").traits.domain == nil)
    }

    /// As keyboards of telephones have them: the space bar, return, and the key back to the letters.
    @Test(arguments: [
        ("us", ["space", "return", "ABC"]), ("de", ["Leerzeichen", "Return", "ABC"]),
        ("fr", ["espace", "retour", "ABC"]), ("cs", ["mezera", "enter", "ABC"]),
        ("ru", ["пробел", "ввод", "АБВ"]), ("ar", ["مسافة", "إدخال", "أ ب ج"]),
        ("ko", ["스페이스", "줄바꿈", "한글"]),
    ])
    func wordsAreThoseOfTheLanguage(name: String, words: [String]) throws {
        let layout = try Shipped.layout(name)
        for form in [LayoutForm.text, .email, .url, .terminal] {
            let adapted = layout.adapted(to: form, globe: true)
            for page in adapted.pages {
                let keys = adapted.rows(of: page).joined()
                func label(_ action: KeyboardAction) -> String? {
                    keys.first { $0.action == action }?.label
                }
                #expect(label(.space) == words[0] && label(.primary) == words[1])
                if page != .letters { #expect(label(.keyboardType(.letters)) == words[2]) }
            }
        }
        let pad = layout.adapted(to: .phone).rows(of: .letters).joined().map(\.label)
        #expect(pad.contains(words[0]) && pad.contains(words[1]))
    }

    /// No word is left in English, but where the languages have the same.
    @Test(arguments: ["ar", "cs", "de", "fr", "ko", "ru"])
    func returnSaysEverythingInTheLanguage(name: String) throws {
        let words = try Shipped.layout(name).traits.words
        let same: [LayoutWords.Word] = [.letters, .numbers, .route]
        for word in LayoutWords.Word.allCases where !same.contains(word) {
            #expect(words[word] != LayoutWords.english[word], "\(word)")
        }
    }

    /// Source: behaviour C.5: "the primary language's own accent goes first".
    @Test func aLanguagesOwnLettersComeFirst() throws {
        func first(_ name: String, _ letter: String) throws -> String? {
            let keys = try Shipped.layout(name).rows(of: .letters).joined()
            return keys.first { $0.id == .character(letter) }?.alternates.first
        }
        #expect(try first("de", "a") == "ä" && first("de", "s") == "ß")
        #expect(try first("fr", "e") == "é" && first("fr", "c") == "ç")
        #expect(try first("cs", "e") == "ě" && first("cs", "u") == "ů")
        #expect(try first("ru", "е") == "ё" && first("us", "e") == "è")
    }

    @Test func B45_otherAlphabetsKeepTheirRows() throws {
        for name in ["ru", "ar", "ko"] {
            let layout = try Shipped.layout(name)
            for arrangement in LayoutArrangement.allCases {
                #expect(layout.arranged(as: arrangement) == layout)
            }
        }
        let french = try Shipped.layout("fr").arranged(as: .qwertz).rows(of: .letters)
        #expect(french[0].map(\.label).joined() == "qwertzuiop")
        #expect(
            french[2].map(\.label) == ["shift", "y", "x", "c", "v", "b", "n", "m", "'", "delete"])
    }

    @Test func shiftMakesTheTenseJamo() throws {
        let key = try #require(Shipped.layout("ko").rows(of: .letters)[0].first)
        #expect(key.label(isShifted: true) == "ㅃ" && key.action(at: .shifted) == .character("ㅃ"))
        #expect(key.id == .character("ㅂ"))
    }
}
