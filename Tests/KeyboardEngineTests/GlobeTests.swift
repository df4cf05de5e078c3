import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// The globe and its menu. Source: behaviour D.6, globe; D.1, `oneHandedGlobeMenu`.
struct GlobeTests {
    private var fingers = Fingers(Layouts.globe)
    private static let layouts = ["us", "de", "cs"]

    private static func menu(_ layouts: [String] = layouts) -> GlobeMenu {
        GlobeMenu(
            layouts: layouts.map { GlobeMenu.Item(.layout($0), label: $0, isOn: $0 == "de") },
            oneHanded: .off, hasTerminal: false)
    }

    init() {
        fingers.engine.globeMenu = Self.menu()
    }

    private var menu: OpenMenu? { fingers.engine.appearance.menu }

    private mutating func open() throws {
        try fingers.press(0, .nextKeyboard)
        #expect(fingers.typed(in: 500).isEmpty)
    }

    private func middle(_ entry: GlobeMenuEntry) throws -> Point {
        let cells = try #require(menu).layout.cells
        return try #require(cells.first { $0.item.entry == entry }).frame.center
    }

    @Test mutating func B37_aTapIsTheNextLayout() throws {
        #expect(try fingers.press(0, .nextKeyboard).isEmpty)
        fingers.time += 499
        #expect(fingers.engine.timeReached(fingers.now).isEmpty && menu == nil)
        #expect(fingers.lift(0) == [.nextKeyboard])
    }

    @Test mutating func B37_aLongPressOpensTheMenu() throws {
        try open()
        let entries = try #require(menu).layout.cells.map(\.item.entry)
        #expect(
            entries == [
                .oneHanded(.left), .oneHanded(.off), .oneHanded(.right), .layout("us"),
                .layout("de"), .layout("cs"), .terminal, .hideKeyboard,
            ])
        #expect(menu?.selected == nil)
        // Lifting over the globe performs nothing.
        #expect(fingers.lift(0).isEmpty && menu == nil)
    }

    @Test(arguments: [GlobeMenuEntry.layout("cs"), .oneHanded(.left), .terminal, .hideKeyboard])
    mutating func B37_slidingSelectsAndLiftingPerforms(entry: GlobeMenuEntry) throws {
        try open()
        fingers.move(0, to: try middle(entry))
        #expect(
            menu.flatMap { open in open.selected.map { open.layout.cells[$0].item.entry } } == entry
        )
        #expect(fingers.lift(0) == [.menu(entry)])
        #expect(fingers.engine.appearance.menu == nil)
    }

    @Test(arguments: 0..<4)
    mutating func B44_cancelNeverPerforms(way: Int) throws {
        try open()
        fingers.move(0, to: try middle(.hideKeyboard))
        switch way {
        case 0: #expect(fingers.cancel(0).isEmpty)
        case 1: fingers.engine.cancelAll()
        case 2: #expect(try fingers.press(1, q) == [.character("q")])
        default: fingers.move(0, to: Point(x: 380, y: 20))
        }
        #expect(menu?.selected == nil)
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func anEmptyMenuDoesNotOpen() throws {
        fingers.engine.globeMenu = .none
        try open()
        #expect(menu == nil)
        #expect(fingers.lift(0) == [.nextKeyboard])
    }

    @Test mutating func aFingerThatLeavesTheGlobeMeansNothing() throws {
        try fingers.press(0, .nextKeyboard)
        fingers.move(0, to: Point(x: 200, y: 20))
        #expect(fingers.typed(in: 1_000).isEmpty && menu == nil && fingers.lift(0).isEmpty)
    }

    @Test mutating func theGlobeIsFlushedByTheNextKey() throws {
        try fingers.press(0, .nextKeyboard)
        #expect(try fingers.press(1, q) == [.nextKeyboard, .character("q")])
        #expect(fingers.typed(in: 1_000).isEmpty && menu == nil)
    }

    /// Inside the board, above the globe, nothing over another; every entry can be hit.
    @Test(arguments: [320.0, 402, 844, 1280], [1, 7, 24])
    func theMenuKeepsToTheBoard(width: Double, count: Int) throws {
        for metrics in [NativeMetrics.phonePortrait, .iPhoneLandscape, .tabletLandscape] {
            let board = Board(layout: Layouts.globe, metrics: metrics.grid, width: Points(width))
            let globe = try #require(
                board.grid(for: .letters).keys.first { $0.key.action == .nextKeyboard })
            let menu = Self.menu((0..<count).map { "layout \($0)" })
            let layout = try #require(GlobeMenuLayout(menu, above: globe.frame, on: board))
            let bounds = Rect(x: 0, y: 0, width: board.size.width, height: board.size.height)
            #expect(bounds.contains(layout.frame))
            #expect(layout.frame.bottom <= globe.frame.top)
            #expect(layout.cells.count == 3 + count + 2)
            for (index, cell) in layout.cells.enumerated() {
                #expect(layout.index(at: cell.frame.center) == index)
                #expect(cell.frame.width >= 20 && cell.frame.height >= 10)
            }
        }
    }
}
