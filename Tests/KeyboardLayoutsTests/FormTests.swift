import KeyboardLayouts
import Testing
import Units

/// What a layout is made into for a field. Source: behaviour D.7.
struct FormTests {
    private let us = KeyboardLayout.usEnglish

    private func labels(_ layout: KeyboardLayout, _ page: Page = .letters) -> [String] {
        layout.rows(of: page).map { $0.map(\.label).joined(separator: " ") }
    }

    @Test func B38_anEmailFieldHasItsSignsBesideTheSpaceBar() {
        let email = us.adapted(to: .email)
        #expect(email.form == .email)
        for (page, toggle) in [(Page.letters, "123"), (.numbers, "ABC"), (.symbols, "ABC")] {
            #expect(labels(email, page).last == "\(toggle) space @ . return")
        }
    }

    @Test func B38_aFieldForAddressesHasADomainKey() throws {
        let url = us.adapted(to: .url)
        #expect(labels(url).last == "123 space . / .com return")
        let domain = try #require(url.rows(of: .letters).last?.first { $0.label == ".com" })
        #expect(domain.action == .character(".com") && domain.typesSeveralCharacters)
        #expect(domain.alternates == [".net", ".org", ".eu", ".edu", ".io", ".info"])
        // Capitals change nothing.
        #expect(domain.label(isShifted: true) == ".com")
    }

    /// Source: behaviour D.7: "TLDs of all enabled languages in order […], at most 6 callouts".
    @Test func B38_theDomainsOfTheLanguagesComeFirst() {
        #expect(
            Key.domain([".cz", ".de", ".com", ".cz"]).alternates == [
                ".cz", ".de", ".net", ".org", ".eu", ".edu",
            ])
        #expect(Key.domain([".a", ".b", ".c", ".d", ".e", ".f", ".g"]).alternates.count == 6)
    }

    /// Source: behaviour D.9, 21: on a narrow screen too every domain can be reached.
    @Test(arguments: [320, 360, 402])
    func everyDomainHasItsCell(width: Int) throws {
        let board = Fixture.board(us.adapted(to: .url, domains: [".cz", ".de"]), width: width)
        let key = try #require(
            board.grid(for: .letters).keys.first { $0.key.id == .character(".com") })
        let callout = try #require(CalloutLayout(on: key, of: board, isShifted: false))
        #expect(Set(callout.cells.map(\.text)) == Set([".com"] + key.key.alternates))
        #expect(callout.frame.left > 3.999 && callout.frame.right < board.size.width - 3.999)
    }

    /// Source: behaviour E.7: a terminal's toolbar has the keys of that row.
    @Test func aToolbarMayHaveTheTerminalsRow() {
        let whole = us.adapted(to: .terminal)
        let bare = us.adapted(to: .terminal, terminalRow: false)
        #expect(bare.form == .terminal && bare.pages == whole.pages)
        for page in bare.pages {
            #expect(labels(bare, page) == Array(labels(whole, page).dropFirst()))
        }
    }

    @Test func B38_padsAreTelephones() {
        #expect(
            labels(us.adapted(to: .decimal)) == [
                "1 2 3 delete", "4 5 6 -", "7 8 9 space", ". 0 , return",
            ])
        #expect(
            labels(us.adapted(to: .phone)) == [
                "1 2 3 delete", "4 5 6 +", "7 8 9 space", "* 0 # return",
            ])
        #expect(labels(us.adapted(to: .digits)) == ["1 2 3", "4 5 6", "7 8 9", "delete 0 return"])
        #expect(
            labels(us.adapted(to: .number)) == ["1 2 3 delete", "4 5 6 -", "7 8 9 +", "0 return"])
        #expect(labels(us.adapted(to: .time))[1] == "4 5 6 :")
        #expect(labels(us.adapted(to: .date)).last == ". 0 / return")
        #expect(labels(us.adapted(to: .dateTime)).last == "- 0 / return")
    }

    @Test(arguments: LayoutForm.allCases.filter(\.isPad))
    func aPadHasEveryDigitOnceAndOnePage(form: LayoutForm) {
        let pad = us.adapted(to: form, globe: true, emoji: true, microphone: true)
        #expect(pad.pages == [.letters] && pad.rowCount == 4)
        let labels = pad.rows(of: .letters).joined().map(\.label)
        for digit in 0...9 { #expect(labels.filter { $0 == "\(digit)" }.count == 1) }
        #expect(labels.contains("delete") && labels.contains("return"))
        for page in Page.allCases { #expect(pad.rows(of: page) == pad.rows(of: .letters)) }
    }

    /// Digits stand where a telephone has them, in three columns of the same width.
    @Test(arguments: LayoutForm.allCases.filter(\.isPad))
    func digitsOfAPadStandInColumns(form: LayoutForm) throws {
        let grid = Fixture.board(us.adapted(to: form), width: 402).grid(for: .letters)
        let places = try (1...9).map { try grid.frame(.character("\($0)")) }
        for index in 0..<9 {
            #expect(isNear(places[index].left, places[index % 3].left))
            #expect(isNear(places[index].width, places[0].width))
            #expect(isNear(places[index].top, places[index / 3 * 3].top))
        }
    }

    @Test func aPadOfALanguageWithADecimalCommaHasItFirst() {
        var traits = LayoutTraits.usEnglish
        traits.languageTag = "de-DE"
        let german = KeyboardLayout(traits, letters: [[Key(character: "a")]])
        #expect(labels(german.adapted(to: .decimal)).last == ", 0 . return")
    }

    @Test func B38_theTerminalHasAFifthRowOnEveryPage() {
        let terminal = us.adapted(to: .terminal)
        #expect(terminal.rowCount == 5 && terminal.pages == Page.allCases)
        for page in Page.allCases {
            #expect(labels(terminal, page).first == "Esc Tab Ctrl Alt ← ↓ ↑ → | ~ / -")
            #expect(terminal.rows(of: page).count == 5)
        }
        #expect(Array(labels(terminal).dropFirst().prefix(3)) == Array(labels(us).prefix(3)))
        #expect(labels(terminal).last == "123 Fn space return")
    }

    @Test func theFunctionPageHasWhatAPCHas() {
        let page = us.adapted(to: .terminal).rows(of: .function)
        #expect(page[1].map(\.label) == ["F1", "F2", "F3", "F4", "F5", "F6"])
        #expect(page[2].map(\.label) == ["F7", "F8", "F9", "F10", "F11", "F12"])
        #expect(
            page[3].map(\.action) == [
                .key(.home), .key(.end), .key(.pageUp), .key(.pageDown), .key(.insert),
                .key(.delete), .modifier(.super),
            ])
        #expect(page[4].map(\.label) == ["ABC", "space", "return"])
    }

    /// "-" and "/" are on the page of numbers already, "|" and "~" on that of symbols.
    @Test func aSignThatThePageHasKeepsItsName() {
        let terminal = us.adapted(to: .terminal)
        let numbers = terminal.rows(of: .numbers)
        #expect(numbers[0].map(\.id).contains(.second(.character("-"))))
        #expect(numbers[2].map(\.id).contains(.character("-")))
        #expect(terminal.rows(of: .letters)[0].map(\.id).contains(.character("-")))
    }

    @Test func thePCHasSixRowsOfSixteenUnits() {
        let rows = us.adapted(to: .pc).rows(of: .letters)
        #expect(rows.count == 6)
        for row in rows {
            let units = row.reduce(0.0) { sum, key in
                if case .units(let units) = key.width { sum + units } else { .nan }
            }
            #expect(abs(units - 16) < 0.000_001)
        }
        #expect(rows[0].first?.label == "Esc" && rows[0].last?.label == "Del")
        #expect(rows[4].filter { $0.action == .shift }.map(\.id) == [.shift, .second(.shift)])
        for modifier in Modifier.allCases {
            #expect(rows[5].contains { $0.action == .modifier(modifier) })
        }
        for key in [NamedKey.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab] {
            #expect(rows.joined().contains { $0.action == .key(key) })
        }
        #expect(rows[3].first?.id == .custom("caps-lock"))
    }

    @Test func thePCsArrowsAreAnInvertedT() throws {
        let grid = Fixture.board(us.adapted(to: .pc), width: 1280).grid(for: .letters)
        let up = try grid.frame(.named(.up))
        let down = try grid.frame(.named(.down))
        #expect(isNear(up.left, down.left) && isNear(up.right, down.right))
        #expect(try grid.frame(.named(.left)).right < down.left)
        #expect(try grid.frame(.named(.right)).left > down.right)
    }

    @Test func aPCsKeysHaveTheShiftedSignsOfTheirLayout() throws {
        let rows = us.adapted(to: .pc).rows(of: .letters)
        let digits = rows[1].prefix(13).map { $0.label(isShifted: true) }
        #expect(digits.joined() == "~!@#$%^&*()_+")
        #expect(rows[2][1].label(isShifted: true) == "Q")
    }
}
