import KeyboardLayouts
import Testing
import Units

/// Which key a touch means. Source: behaviour D.3.
struct HitTests {
    private let letters = Fixture.phone.grid(for: .letters)

    /// The keys met on a straight way in steps of 2, each as often as it is entered.
    private func sweep(
        _ grid: KeyGrid, from start: Point, to end: Point
    ) throws -> [KeyID] {
        let length = max(abs((end.x - start.x).value), abs((end.y - start.y).value))
        let stepCount = Int(length / 2)
        var met: [KeyID] = []
        for step in 0...stepCount {
            let part = Double(step) / Double(stepCount)
            let point = Point(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            let id = try #require(grid.key(at: point)).key.id
            if met.last != id { met.append(id) }
        }
        return met
    }

    @Test(arguments: KeyboardLayout.usEnglish.pages)
    func everyPointMeansAKey(page: Page) {
        let grid = Fixture.phone.grid(for: page)
        for x in stride(from: -20, through: 422, by: 2) {
            for y in stride(from: -20, through: 249, by: 2) {
                let point = Point(x: Points(x), y: Points(y))
                #expect(grid.key(at: point) != nil)
            }
        }
    }

    @Test func sweepingAlongARowMeetsItsKeysInOrder() throws {
        let rows: [(Points, [KeyID])] = [
            (30, "qwertyuiop".map { .character(String($0)) }),
            (86, "asdfghjkl".map { .character(String($0)) }),
            (142, [.shift] + "zxcvbnm".map { .character(String($0)) } + [.backspace]),
            (198, [.type(.numbers), .space, .primary]),
        ]
        for (y, ids) in rows {
            #expect(try sweep(letters, from: Point(x: 0, y: y), to: Point(x: 402, y: y)) == ids)
        }
    }

    @Test func sweepingDownAColumnMeetsEveryRowOnce() throws {
        let ids = try sweep(letters, from: Point(x: 200, y: 0), to: Point(x: 200, y: 229))
        #expect(ids == [.character("t"), .character("g"), .character("v"), .space])
    }

    @Test(arguments: KeyboardLayout.usEnglish.pages)
    func noSweepMeetsAKeyTwice(page: Page) throws {
        let grid = Fixture.phone.grid(for: page)
        for y in stride(from: 0, to: 229, by: 1) {
            let left = Point(x: 0, y: Points(y))
            let ids = try sweep(grid, from: left, to: Point(x: 402, y: Points(y)))
            #expect(Set(ids).count == ids.count)
        }
        for x in stride(from: 0, to: 402, by: 1) {
            let top = Point(x: Points(x), y: 0)
            let ids = try sweep(grid, from: top, to: Point(x: Points(x), y: 229))
            #expect(Set(ids).count == ids.count)
        }
    }

    @Test func aGapIsPartedInItsMiddle() {
        // "q" ends at 40, "w" begins at 46.
        #expect(letters.id(x: 42.9, y: 30) == .character("q"))
        #expect(letters.id(x: 43.1, y: 30) == .character("w"))
    }

    @Test func rowsArePartedInTheMiddleOfTheirGap() {
        // The first row ends at 53, the second begins at 64.
        #expect(letters.id(x: 30, y: 58.4) == .character("q"))
        #expect(letters.id(x: 30, y: 58.6) == .character("a"))
    }

    @Test func halfKeyInsetsBelongToTheRowsEnds() {
        #expect(letters.id(x: 1, y: 86) == .character("a"))
        #expect(letters.id(x: 401, y: 86) == .character("l"))
    }

    @Test func spaceBarTakesTouchesTwelveAboveItself() {
        // The bar begins at 176; the middle of the gap above it is 170.5.
        #expect(letters.id(x: 200, y: 163.9) == .character("v"))
        #expect(letters.id(x: 200, y: 164.1) == .space)
    }

    @Test func keysBesideTheSpaceBarKeepTheMiddleOfTheGap() {
        #expect(letters.id(x: 20, y: 170.4) == .shift)
        #expect(letters.id(x: 20, y: 170.6) == .type(.numbers))
        #expect(letters.id(x: 390, y: 170.4) == .backspace)
        #expect(letters.id(x: 390, y: 170.6) == .primary)
    }

    @Test func pointsOutsideMeanTheNearestKey() {
        #expect(letters.id(x: -50, y: -50) == .character("q"))
        #expect(letters.id(x: 500, y: -50) == .character("p"))
        #expect(letters.id(x: -50, y: 500) == .type(.numbers))
        #expect(letters.id(x: 200, y: 500) == .space)
        #expect(letters.id(x: 500, y: 500) == .primary)
    }
}
