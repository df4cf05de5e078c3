import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Where the choices of a held key lie. Source: behaviour C.5; the figures are worked out by hand.
struct CalloutLayoutTests {
    /// Board, keys and lengths of every kind of output, at every width from 320 to 1280.
    private static let widths = Array(stride(from: 320, through: 1280, by: 4))
    private static let presets: [NativeMetrics] = [
        .phonePortrait, .phoneLandscape, .tabletPortrait, .tabletLandscape,
    ]

    private func bar(
        _ alternates: [String], base: String = "x", center: Points, width: Points
    ) -> CalloutLayout? {
        CalloutLayout(
            base: base, alternates: alternates,
            above: Rect(x: center - 16, y: 64, width: 32, height: 45), boardWidth: width,
            metrics: NativeMetrics.phonePortrait.grid.callout)
    }

    private func texts(_ layout: CalloutLayout?) -> String {
        layout?.cells.map(\.text).joined() ?? ""
    }

    @Test func barStandsOverItsKey() throws {
        let layout = try #require(bar(["1"], center: 200, width: 402))
        // 1.05 and 0.14 of 45 above the key's top at 64.
        #expect(isNear(layout.frame.height, 47.25))
        #expect(isNear(layout.frame.bottom, 64 - 6.3))
        #expect(isNear(layout.pitch, 32))
        #expect(isNear(layout.cells[0].frame.width, 30) && isNear(layout.cells[0].frame.left, 185))
        #expect(isNear(layout.frame.left, 185) && isNear(layout.frame.width, 62))
    }

    @Test(arguments: presets)
    func calloutsOfTheTopRowFitBelowWhatPopsNeed(metrics: NativeMetrics) throws {
        let board = Board(layout: .usEnglish, metrics: metrics.grid, width: 1280)
        let e = try board.grid(for: .letters).frame(.character("e"))
        let layout = try #require(
            CalloutLayout(
                base: "e", alternates: ["é"], above: e, boardWidth: 1280,
                metrics: board.metrics.callout))
        #expect(-layout.frame.top.value <= metrics.calloutOverflow.value)
        for style in CharacterPreviewStyle.allCases where metrics.popOverflow(for: style) > 0 {
            #expect(metrics.calloutOverflow <= metrics.popOverflow(for: style))
        }
    }

    @Test func variantsGoToTheRoomierSide() {
        #expect(texts(bar(["1", "2", "3"], center: 120, width: 402)) == "x123")
        #expect(texts(bar(["1", "2", "3"], center: 300, width: 402)) == "321x")
    }

    @Test func variantsAlternateWhereBothSidesHaveTheSameRoom() {
        #expect(texts(bar(["1", "2", "3", "4"], center: 201, width: 402)) == "42x13")
    }

    @Test func theOtherSideTakesWhatIsLeft() {
        // Left of the base 100 - 4 - 15 hold two cells of 32, right of it 200 - 4 - 100 - 15 hold two.
        let full = bar(["1", "2", "3", "4"], center: 100, width: 200)
        #expect(texts(full) == "42x13")
        // Left 60 - 4 - 15 hold one, right 140 - 4 - 15 three.
        #expect(texts(bar(["1", "2", "3", "4"], center: 60, width: 200)) == "4x123")
    }

    @Test func cellsAreSqueezedUntilAllFit() throws {
        // Right of the middle of a key at 20: 190 - 4 - 20 = 166 for half a cell and five spaces and cells.
        let layout = try #require(bar(["1", "2", "3", "4", "5"], center: 20, width: 190))
        #expect(isNear(layout.cells[0].frame.width, 156 / 5.5))
        #expect(isNear(layout.frame.right, 186))
        #expect(texts(layout) == "x12345")
    }

    @Test func atTheirLeastWidthTheSpacesGiveWay() throws {
        // 26 are needed for each of six beside 12 for half the base: 168. 160 leave 4 / 6 for each space.
        let layout = try #require(
            bar(["1", "2", "3", "4", "5", "6"], center: 20, width: 184))
        #expect(isNear(layout.cells[0].frame.width, 24))
        #expect(isNear(layout.pitch, 24 + 4 / 6.0))
        #expect(texts(layout) == "x123456")
    }

    @Test func whatDoesNotFitIsLeftOutFromTheEnd() {
        // 155 hold half a cell of 24 and five more: 12 + 5 * 24 = 132, six would take 156.
        #expect(texts(bar(["1", "2", "3", "4", "5", "6"], center: 20, width: 179)) == "x12345")
    }

    @Test func withoutASecondCellThereIsNoCallout() {
        #expect(bar([], center: 200, width: 402) == nil)
        #expect(bar(["1"], center: 20, width: 40) == nil)
    }

    @Test func choicesOfSeveralCharactersAreWide() throws {
        let wide = try #require(bar([".de", ".eu"], base: ".com", center: 330, width: 402))
        #expect(isNear(wide.pitch, 60))
        #expect(texts(wide) == ".eu.de.com")
    }

    /// T D.9: seven cells of 58 are wider than 402.
    @Test func sevenEndingsFitAPhone() throws {
        let endings = [".cz", ".net", ".org", ".edu", ".io", ".info"]
        let layout = try #require(bar(endings, base: ".com", center: 330, width: 402))
        #expect(layout.cells.count == 7)
        #expect(layout.frame.left >= 4 && layout.frame.right <= 398)
    }

    @Test(arguments: presets)
    func B12_everyCalloutStandsOverItsKeyWithinBothMargins(metrics: NativeMetrics) throws {
        for width in Self.widths {
            for (placed, isShifted, layout) in callouts(metrics, width: width) {
                let key = placed.key
                let base = layout.cells[layout.baseIndex]
                #expect(base.text == key.label(isShifted: isShifted))
                #expect(isNear(base.frame.center.x, placed.frame.center.x))
                #expect(isNear(layout.frame.bottom, placed.frame.top - metrics.calloutGap))
                #expect(layout.frame.left.value > 4 - 1e-6, "\(key.id) at \(width)")
                #expect(
                    layout.frame.right.value < Double(width) - 4 + 1e-6, "\(key.id) at \(width)")
                #expect(
                    layout.cells.allSatisfy {
                        (24 - 1e-6...30 + 1e-6).contains($0.frame.width.value)
                    })
                for (left, right) in zip(layout.cells, layout.cells.dropFirst()) {
                    #expect(left.frame.right.value <= right.frame.left.value + 1e-6)
                    #expect(isNear(right.frame.center.x - left.frame.center.x, layout.pitch))
                }
                // Nothing is left out.
                let choices =
                    [key.label(isShifted: isShifted)] + key.alternates(isShifted: isShifted)
                #expect(Set(layout.cells.map(\.text)) == Set(choices), "\(key.id) at \(width)")
                #expect(layout.cells.count == choices.count)
            }
        }
    }

    @Test(arguments: presets)
    func B13_theCellUnderTheFingerIsMeantAtEveryPlace(metrics: NativeMetrics) {
        for width in Self.widths where width % 40 == 0 {
            for (placed, _, layout) in callouts(metrics, width: width) {
                for x in stride(from: -20.0, through: Double(width) + 20, by: 3) {
                    let index = layout.index(at: Points(x))
                    let distance = abs(layout.cells[index].frame.center.x.value - x)
                    let isBeyond =
                        index == 0 && x < layout.cells[0].frame.center.x.value
                        || index == layout.cells.count - 1
                            && x > layout.cells[index].frame.center.x.value
                    #expect(
                        isBeyond || distance <= layout.pitch.value / 2 + 1e-6,
                        "\(placed.key.id) at \(width)")
                }
            }
        }
    }

    /// Every callout of every page, in small letters and capitals.
    private func callouts(
        _ metrics: NativeMetrics, width: Int
    ) -> [(PlacedKey, isShifted: Bool, CalloutLayout)] {
        let board = Board(layout: .usEnglish, metrics: metrics.grid, width: Points(width))
        let keys = Page.allCases.flatMap { board.grid(for: $0).keys }
            .filter { !$0.key.alternates.isEmpty }
        return [false, true].flatMap { isShifted in
            keys.compactMap { placed in
                let layout = CalloutLayout(
                    base: placed.key.label(isShifted: isShifted),
                    alternates: placed.key.alternates(isShifted: isShifted), above: placed.frame,
                    boardWidth: board.size.width, metrics: board.metrics.callout)
                if layout == nil { Issue.record("\(placed.key.id) has no callout at \(width)") }
                return layout.map { (placed, isShifted, $0) }
            }
        }
    }
}
