import KeyboardLayouts
import Testing
import Units

/// Globe, emoji and microphone in the bottom row. Source: behaviour A.4, "Bottom row", at its reference width of 402.
struct SpecialKeyTests {
    private let us = KeyboardLayout.usEnglish

    private func grid(globe: Bool = false, emoji: Bool = false, microphone: Bool = false) -> KeyGrid
    {
        let layout = us.adapted(to: .text, globe: globe, emoji: emoji, microphone: microphone)
        return Fixture.board(layout, width: 402).grid(for: .letters)
    }

    /// Letter columns that the space bar covers.
    private func columns(_ grid: KeyGrid) throws -> Double {
        (try grid.frame(.space).width + 6) / 39.5
    }

    @Test func B37_spaceSpansThreeFourOrFiveColumns() throws {
        #expect(abs(try columns(grid(globe: true, emoji: true, microphone: true)) - 3) < 1e-6)
        #expect(abs(try columns(grid(globe: true, emoji: true)) - 4) < 1e-6)
        #expect(abs(try columns(grid(emoji: true, microphone: true)) - 4) < 1e-6)
        #expect(abs(try columns(grid(emoji: true)) - 5) < 1e-6)
    }

    @Test func B37_withoutSpecialKeysItBeginsAtZ() throws {
        let plain = grid()
        #expect(isNear(try plain.frame(.space).left, try plain.frame(.character("z")).left))
        #expect(abs(try columns(plain) - 6) < 1e-6)
    }

    @Test func B37_hiddenKeysAreAbsent() {
        let keys: [KeyID] = [.nextKeyboard, .emoji, .dictation]
        for id in keys { #expect(!grid().contains(id)) }
        #expect(grid(globe: true).contains(.nextKeyboard))
        #expect(!grid(globe: true).contains(.emoji))
    }

    @Test func B37_theyStandInTheirOrder() throws {
        let bottom = grid(globe: true, emoji: true, microphone: true).keys.suffix(6)
        #expect(
            bottom.map(\.key.id) == [
                .type(.numbers), .emoji, .nextKeyboard, .dictation, .space, .primary,
            ])
    }

    @Test func B37_theFirstEndsWithZAndTheOthersHaveAColumn() throws {
        let full = grid(globe: true, emoji: true, microphone: true)
        #expect(isNear(try full.frame(.emoji).right, try full.frame(.character("z")).right))
        for (id, letter) in [(KeyID.nextKeyboard, "x"), (.dictation, "c")] {
            let column = try full.frame(.character(letter))
            #expect(isNear(try full.frame(id).left, column.left))
            #expect(isNear(try full.frame(id).width, column.width))
        }
        let other = grid(globe: true)
        #expect(
            isNear(try other.frame(.nextKeyboard).right, try other.frame(.character("z")).right))
    }

    @Test func returnStaysBelowM() throws {
        let full = grid(globe: true, emoji: true, microphone: true)
        #expect(isNear(try full.frame(.primary).left, try full.frame(.character("m")).left))
    }

    @Test func aFieldsKeysTakeColumnsOfTheSpaceBar() throws {
        let layout = us.adapted(to: .email, globe: true)
        let email = Fixture.board(layout, width: 402).grid(for: .letters)
        #expect(isNear(try email.frame(.character(".")).width, 33.5))
        // Of the columns x to n two are "@" and ".".
        #expect(abs(try columns(email) - 3) < 1e-6)
    }

    /// Eleven columns leave shift the width of a letter; "123" needs more.
    @Test func besideManyLettersThePageKeyIsWider() throws {
        let layout = FittingTests.layouts[FittingTests.layouts.count - 3]
            .adapted(to: .text, globe: true)
        let grid = Fixture.board(layout, width: 402).grid(for: .letters)
        let letter = try grid.frame(.character("я")).width
        #expect(try grid.frame(.type(.numbers)).width > 1.4 * letter)
        #expect(isNear(try grid.frame(.nextKeyboard).width, letter))
        #expect(
            isNear(
                try grid.frame(.nextKeyboard).left, try grid.frame(.type(.numbers)).right + 6))
    }

    /// Ten digits beside rows of eleven letters.
    @Test func aPagesCharactersFillTheWidth() throws {
        let layout = KeyboardLayout(
            letters: [
                "q w e r t z u i o p ü", "a s d f g h j k l ö ä", "shift y x c v b n m backspace",
                "numbers space return",
            ], numbers: KeyboardLayout.commonNumbers, symbols: KeyboardLayout.commonSymbols)
        let board = Fixture.board(layout, width: 402)
        let numbers = board.grid(for: .numbers)
        #expect(isNear(try numbers.frame(.character("1")).left, 6.5))
        #expect(isNear(try numbers.frame(.character("0")).right, 395.5))
        // Letters, shift and the bottom row keep the letters' columns.
        let letters = board.grid(for: .letters)
        #expect(try numbers.frame(.space) == letters.frame(.space))
        #expect(try numbers.frame(.backspace) == letters.frame(.backspace))
    }

    @Test func theDomainKeyIsWiderThanALetter() throws {
        let grid = Fixture.board(us.adapted(to: .url), width: 402).grid(for: .letters)
        #expect(try grid.frame(.character(".com")).width > 40)
        #expect(isNear(try grid.frame(.character("/")).width, 33.5))
    }

    @Test func whereNoColumnIsLeftAllShareTheRow() throws {
        let layout = us.adapted(to: .url, globe: true, emoji: true, microphone: true)
        let keys = Fixture.board(layout, width: 320).grid(for: .letters).keys.suffix(9)
        let space = try #require(keys.first { $0.key.id == .space })
        let others = keys.dropFirst().dropLast().filter { $0.key.id != .space }
        for key in others {
            #expect(isNear(key.frame.width, others[others.startIndex].frame.width))
        }
        #expect(space.frame.width > others[others.startIndex].frame.width * 2)
    }

    @Test func aKeyThatARowNamesKeepsItsPlace() {
        let layout = KeyboardLayout(
            letters: ["a b", "numbers space globe return"], numbers: [], symbols: [])
        let with = layout.adapted(to: .text, globe: true).rows(of: .letters)[1]
        #expect(with.map(\.label) == ["123", "space", "next keyboard", "return"])
        let without = layout.adapted(to: .text).rows(of: .letters)[1]
        #expect(without.map(\.label) == ["123", "space", "return"])
    }
}
