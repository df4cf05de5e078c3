import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Testing
import Units

@testable import KeyboardView

/// Labels on narrow keys: one size for all that are alike, and no picture wider than its key.
struct LabelFitTests {
    private static let widths = [200.0, 240, 280, 320, 340, 402]

    private func look(_ board: Board) -> BoardLook {
        BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: .recommended)
    }

    private func board(_ width: Double, _ oneHanded: OneHandedMode = .off) -> Board {
        Board(
            layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: Points(width),
            oneHanded: oneHanded)
    }

    private func pc(_ width: Double) -> Board {
        Board(
            layout: KeyboardLayout.usEnglish.adapted(to: .pc),
            metrics: NativeMetrics.phonePortrait.grid, width: Points(width))
    }

    /// The styles of the labels on keys that `isAlike` picks.
    private func styles(
        _ look: BoardLook, _ appearance: Appearance = Appearance(), _ isAlike: (Key) -> Bool
    ) -> [LabelStyle] {
        let keys = look.board.grid(for: appearance.page).keys.filter { isAlike($0.key) }
        let nodes = BoardPicture(appearance, look: look).scene.nodes
        return keys.compactMap { placed in
            let node = nodes.first { $0.identity == .keyLabel(placed.key.id) }
            if case .label(_, let style, _)? = node?.content { return style }
            return nil
        }
    }

    private func isLetter(_ key: Key) -> Bool {
        if case .character = key.action { true } else { false }
    }

    @Test(arguments: widths, [OneHandedMode.off, .left])
    func lettersOfAPageHaveOneSize(width: Double, mode: OneHandedMode) {
        let look = look(board(width, mode))
        for shift in [ShiftState.lower, .capsLock] {
            for page in [Page.letters, .numbers, .symbols] {
                let styles = styles(look, Appearance(page: page, shift: shift), isLetter)
                #expect(styles.count > 20)
                #expect(Set(styles.map(\.height)).count == 1)
            }
        }
    }

    /// A key that is much narrower than the usual has a small label; the others stay as they are.
    @Test func aVeryNarrowKeyIsAlone() throws {
        var letters = KeyboardLayout.usEnglish.rows(of: .letters)
        let narrow = try #require(letters[1].last).with(width: .units(0.25))
        letters[1][letters[1].count - 1] = narrow
        letters[1][0] = letters[1][0].with(width: .units(1.75))
        let layout = KeyboardLayout(LayoutTraits.usEnglish, letters: letters)
        let look = look(
            Board(layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: 402))
        let own = try #require(styles(look) { $0.id == narrow.id }.first)
        let others = styles(look) { isLetter($0) && $0.id != narrow.id }
        let usual = self.look(board(402))
        let plain = try #require(styles(usual) { isLetter($0) }.first)
        #expect(others.count == 25 && Set(others.map(\.height)) == [plain.height])
        #expect(own.height < plain.height)
    }

    /// "m" is the widest: 0.84 of the size that makes "x" 13.2 of 25 tall, in sans-serif fonts.
    @Test(arguments: widths)
    func theWidestLetterHasRoom(width: Double) throws {
        let look = look(board(width))
        let style = try #require(styles(look) { $0.id == .character("m") }.first)
        #expect(style.height / 13.2 * 25 * 0.84 <= style.maximumWidth)
    }

    @Test func whereThereIsRoomLettersAreAsTheyWere() throws {
        let style = try #require(styles(look(board(402))) { $0.id == .character("m") }.first)
        #expect(abs(style.height.value - 13.2) < 0.000_001)
    }

    @Test func functionKeysHaveOneSize() {
        for width in [402.0, 600, 1280] {
            let look = look(pc(width))
            let heights = styles(look) { key in
                if case .key(let named) = key.action { named.hasNumber } else { false }
            }.map(\.height)
            #expect(heights.count == 12 && Set(heights).count == 1)
        }
    }

    /// "Caps" stands among "Tab" and "Ctrl".
    @Test func wordsOfAPageHaveOneSize() {
        let look = look(pc(1280))
        let heights = styles(look) { key in
            switch key.action {
            case .key(let named): !named.hasNumber
            case .modifier: true
            default: key.id == Key.capsLock.id
            }
        }.map(\.height)
        #expect(heights.count > 12 && Set(heights).count == 1)
    }

    @Test(arguments: widths)
    func pageLabelsDoNotFillTheirKeys(width: Double) throws {
        let look = look(board(width))
        for page in [Page.letters, .numbers, .symbols] {
            let keys = look.board.grid(for: page).keys.filter {
                if case .keyboardType = $0.key.action { true } else { false }
            }
            for placed in keys {
                let style = try #require(
                    styles(look, Appearance(page: page)) { $0.id == placed.key.id }.first)
                #expect(style.maximumWidth <= placed.frame.width * 0.8)
            }
        }
    }

    /// A word that would be too small to be read is left away; what the bar has room for is said.
    @Test func theSpaceBarSaysWhatCanBeRead() throws {
        func word(_ label: String, _ width: Double, _ form: LayoutForm, _ badges: [String]) throws
            -> SceneNode.Content
        {
            var traits = LayoutTraits.usEnglish
            traits.words = LayoutWords([.space: label])
            let layout = KeyboardLayout(
                traits, letters: KeyboardLayout.usEnglish.rows(of: .letters)
            ).adapted(to: form, globe: badges.count > 1)
            let board = Board(
                layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: Points(width))
            let look = BoardLook(
                board: board, style: NativeKeyboardStyle(), scheme: .light,
                behavior: .recommended, languages: badges)
            let nodes = BoardPicture(Appearance(), look: look).scene.nodes
            return try #require(nodes.first { $0.identity == .keyLabel(.space) }).content
        }
        for label in ["espace", "Leerzeichen", "пробел", "스페이스"] {
            guard case .label(label, _, _) = try word(label, 320, .text, []) else {
                Issue.record("\(label) has room")
                continue
            }
        }
        // Among the keys of an address the bar is two letters wide, and three badges take half of that.
        #expect(try word("Leerzeichen", 320, .url, ["DE", "EN", "CS"]) == .blank)
        #expect(try word("Leerzeichen", 320, .text, ["DE", "EN", "CS"]) != .blank)
        #expect(try word("i", 320, .url, ["DE"]) != .blank)
    }

    @Test(arguments: widths, [OneHandedMode.off, .right])
    func picturesAreNarrowerThanTheirKeys(width: Double, mode: OneHandedMode) throws {
        let look = look(board(width, mode))
        let keys = look.board.grid(for: .letters).keys
        var count = 0
        for node in BoardPicture(Appearance(), look: look).scene.nodes {
            guard case .icon(let icon, let height, _) = node.content else { continue }
            let key = try #require(keys.first { .keyLabel($0.key.id) == node.identity })
            #expect(height * icon.widthRatio <= key.frame.width)
            count += 1
        }
        #expect(count >= 2)
    }

    @Test func aLoneAccentStandsOnADottedCircle() {
        #expect(BoardLook.visible("\u{64E}") == "\u{25CC}\u{64E}")
        #expect(BoardLook.visible("\u{301}") == "\u{25CC}\u{301}")
        for text in ["", "a", "é", "e\u{301}", "´", ".com", "한"] {
            #expect(BoardLook.visible(text) == text)
        }
    }
}
