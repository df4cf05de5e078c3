import KeyboardLayouts
import Testing
import Units

/// The rules of behaviour A.4 at its reference width of 402, worked out by hand.
struct GeometryTests {
    private let letters = Fixture.phone.grid(for: .letters)
    private let numbers = Fixture.phone.grid(for: .numbers)

    @Test func keyAreaIs229High() {
        #expect(Fixture.phone.size == Size(width: 402, height: 229))
    }

    @Test func lettersAre33AndAHalfWide() throws {
        // (402 - 2 * 6.5 - 9 * 6) / 10
        for id in ["q", "p", "a", "l", "z", "m"] {
            #expect(isNear(try letters.frame(.character(id)).width, 33.5))
        }
    }

    @Test func firstRowRunsFromMarginToMargin() throws {
        #expect(isNear(try letters.frame(.character("q")).left, 6.5))
        #expect(isNear(try letters.frame(.character("p")).right, 395.5))
    }

    @Test func secondRowIsInsetByHalfAKey() throws {
        // Half of a letter and of the gap beside it: (33.5 + 6) / 2.
        #expect(isNear(try letters.frame(.character("a")).left, 6.5 + 19.75))
        #expect(isNear(try letters.frame(.character("l")).right, 395.5 - 19.75))
    }

    @Test func shiftAndBackspaceAreEquallyWide() throws {
        // (402 - 13 - (7 * 33.5 + 6 * 6) - 2 * 15) / 2
        #expect(isNear(try letters.frame(.shift).width, 44.25))
        #expect(isNear(try letters.frame(.backspace).width, 44.25))
    }

    @Test func edgeKeysKeepAWideGap() throws {
        let shift = try letters.frame(.shift)
        let backspace = try letters.frame(.backspace)
        #expect(isNear(try letters.frame(.character("z")).left - shift.right, 15))
        #expect(isNear(backspace.left - (try letters.frame(.character("m")).right), 15))
    }

    @Test func rowsAre45HighAnd11Apart() throws {
        let tops: [(KeyID, Points)] = [
            (.character("q"), 8), (.character("a"), 64), (.shift, 120), (.space, 176),
        ]
        for (id, top) in tops {
            let frame = try letters.frame(id)
            #expect(isNear(frame.top, top) && isNear(frame.height, 45))
        }
    }

    @Test func punctuationSharesTheThirdRowEvenly() throws {
        // Between the edge keys lie 402 - 13 - 2 * 44.25 - 2 * 15 = 270.5 for five keys, four gaps.
        for id in [".", ",", "?", "!", "'"] {
            #expect(isNear(try numbers.frame(.character(id)).width, 49.3))
        }
        #expect(isNear(try numbers.frame(.type(.symbols)).width, 44.25))
        #expect(isNear(try numbers.frame(.character(".")).left, 65.75))
    }

    @Test(arguments: KeyboardLayout.usEnglish.pages)
    func bottomRowFollowsTheLettersAboveIt(page: Page) throws {
        let grid = Fixture.phone.grid(for: page)
        let zLeft = try letters.frame(.character("z")).left
        let mLeft = try letters.frame(.character("m")).left
        let toggle = try grid.frame(page == .letters ? .type(.numbers) : .type(.letters))
        let space = try grid.frame(.space)
        let primary = try grid.frame(.primary)
        #expect(isNear(toggle.left, 6.5) && isNear(toggle.width, 44.25))
        #expect(isNear(space.left, zLeft) && isNear(space.right, mLeft - 6))
        #expect(isNear(primary.left, mLeft) && isNear(primary.right, 395.5))
    }
}
