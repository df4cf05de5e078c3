import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Scene
import Testing
import Units

@testable import Painter

/// Key-pops and held keys. Source: behaviour C.2 and C.3.
struct PopPixelTests {
    /// 1, 1.25, 1.5, 1.75, 2 and 3.
    private static let scales = [120, 150, 180, 210, 240, 360].map { Scale(numerator: $0) }
    private static let withPops: [CharacterPreviewStyle] = [
        .native, .connected, .curvy, .square, .floating,
    ]
    private static let g = KeyID.character("g")
    /// A letter key of the light keyboard, and one of the dark, whose pop is told from its neighbours.
    private static let key: UInt32 = 0x505052

    private func dark(_ preview: CharacterPreviewStyle?, _ scale: Scale = .one) -> PaintedBoard {
        PaintedBoard(scheme: .dark, behavior: .showing(preview), scale: scale)
    }

    /// Where a row of the picture has a colour, from the first to the last pixel.
    private func extent(_ color: UInt32, row: Int, _ image: Image) -> ClosedRange<Int>? {
        let columns = (0..<image.size.width).filter { image[$0, row] == color }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    private func hasLabel(_ board: PaintedBoard, _ image: Image, _ frame: Rect) -> Bool {
        let area = board.scale.covering(frame.inset(by: 10))
        return (area.y..<area.bottom).contains { row in
            (area.x..<area.right).contains { image[$0, row] == painted(0xFFFFFF) }
        }
    }

    @Test func B01_B10_theNativePopIsASquareOfItsOwn() throws {
        let board = dark(.native)
        let image = try board.image(PaintedBoard.held("g"))
        let key = try board.frame(Self.g)
        let pop = painted(mixed(Self.key, 0.087))
        // The key's letter stays, and its fill is lighter than the pop's.
        #expect(try board.fill(Self.g, of: image) == painted(mixed(Self.key, 0.2)))
        #expect(hasLabel(board, image, key))
        let top = key.top - 6.3 - 60.75
        let middle = Int((top + 14).value)
        let extent = try #require(self.extent(pop, row: middle, image))
        #expect(abs(Double(extent.count) - 60.75) <= 1)
        let center = Double(extent.lowerBound + extent.upperBound + 1) / 2
        #expect(abs(center - key.center.x.value) <= 1)
        let column = Int(key.center.x.value) - 18
        let rows = (0..<image.size.height).filter { image[column, $0] == pop }
        #expect(abs(Double(rows.count) - 60.75) <= 1)
        #expect(abs(Double(rows.first ?? 0) - top.value) <= 1)
        // Nothing joins them: in the gap there is a shadow, which is darker than the ground.
        let gap = image[Int(key.center.x.value), Int((key.top - 3).value)]
        #expect(gap >> 24 == 255 && gap & 255 < 0x2B)
        // The shadow is darkest right under the pop.
        let end = Int((key.top - 6.3).value.rounded())
        let shadow = (end..<(end + 5)).map { image[Int(key.center.x.value), $0] & 255 }
        #expect(shadow == shadow.sorted() && (shadow.first ?? 0) < 0x26)
    }

    @Test func B01_theLetterIsMagnified() throws {
        let board = dark(.native)
        let image = try board.image(PaintedBoard.held("x"))
        let key = try board.frame(.character("x"))
        func height(of frame: Rect) -> Int {
            let area = Scale.one.covering(frame.inset(by: 4))
            return (area.y..<area.bottom).filter { row in
                (area.x..<area.right).contains { image[$0, row] & 255 > 0xA8 }
            }.count
        }
        let pop = Rect(
            x: key.center.x - 60.75 / 2, y: key.top - 6.3 - 60.75, width: 60.75, height: 60.75)
        // 13.2 and half as much again.
        #expect(abs(Double(height(of: key)) - 13.2) <= 1.5)
        #expect(abs(Double(height(of: pop)) - 19.8) <= 1.5)
    }

    @Test(arguments: [CharacterPreviewStyle.connected, .curvy, .square])
    func B02_B03_B04_B10_connectedPopsAreOneShapeWithTheirKey(preview: CharacterPreviewStyle) throws
    {
        let board = dark(preview)
        let image = try board.image(PaintedBoard.held("t"))
        let key = try board.frame(.character("t"))
        let fill = painted(Self.key)
        #expect(!hasLabel(board, image, key), "the key is blank")
        // From the head's top, 54 above the key, down to the key's lower edge nothing but the pop and its letter.
        let column = Int(key.center.x.value) - 12
        let run = (Int((key.top - 53).value)..<Int((key.bottom - 1).value)).filter {
            image[column, $0] != fill && image[column, $0] != painted(0xFFFFFF)
        }
        #expect(run.count <= 2, "but for the letter's edges")
        #expect(image[column, Int((key.top - 56).value)] != fill)
        // No line below the key.
        let below = image[Int(key.center.x.value), Int(key.bottom.value)]
        #expect(below & 255 > 0x18)
        // The head is 1.6 keys wide; the curve begins right below its corners.
        let row = Int((key.top - 44).value)
        let head = try #require(extent(fill, row: row, image).map { $0.upperBound - $0.lowerBound })
        let part = Double(head) / (key.width.value * 1.6)
        #expect((preview == .curvy ? 0.92...1.02 : 0.97...1.03).contains(part))
    }

    @Test func B02_B03_theNeckEndsWhereTheStyleSays() throws {
        let fill = painted(Self.key)
        func width(_ preview: CharacterPreviewStyle, _ y: Points) throws -> Double {
            let board = dark(preview)
            let image = try board.image(PaintedBoard.held("g"))
            let key = try board.frame(Self.g)
            let row = Int((key.top + y).value)
            let middle = Int(key.center.x.value)
            var left = middle
            while image[left - 1, row] == fill { left -= 1 }
            return 2 * (key.center.x.value - Double(left)) / key.width.value
        }
        // Straight: the root is .7 of the row, 31.5, inside the key; halfway it has half of what the head is wider.
        #expect(abs(try width(.connected, 40) - 1) < 0.06)
        #expect(abs(try width(.connected, 12) - 1.3) < 0.08)
        #expect(abs(try width(.connected, 1) - 1.46) < 0.08)
        // Curved: the key's width is reached at its top edge.
        #expect(abs(try width(.curvy, 2) - 1) < 0.06)
    }

    /// Over the background: a key below would have the pop's colour.
    @Test func B04_theCornersOfTheSquarePopAreFilled() throws {
        for (preview, isFilled) in [(CharacterPreviewStyle.square, true), (.connected, false)] {
            let board = dark(preview, Scale(whole: 2))
            let image = try board.image(PaintedBoard.held("t"))
            let key = try board.frame(.character("t"))
            let corner = Point(
                x: key.center.x - key.width * 0.8 + 1, y: key.top - 54 + 1)
            #expect((board.pixel(corner, of: image) == painted(Self.key)) == isFilled)
        }
    }

    @Test func B05_B10_theFloatingPopLeavesItsKeyBlank() throws {
        let board = dark(.floating)
        let image = try board.image(PaintedBoard.held("g"))
        let key = try board.frame(Self.g)
        #expect(!hasLabel(board, image, key))
        #expect(try board.fill(Self.g, of: image) == painted(Self.key))
        let head = Rect(x: key.center.x - 20, y: key.top - 60, width: 40, height: 54)
        #expect(hasLabel(board, image, head))
        let gap = image[Int(key.center.x.value), Int((key.top - 3).value)]
        #expect(gap != painted(Self.key) && gap >> 24 == 255)
    }

    @Test(arguments: [CharacterPreviewStyle.bubble, .bubbleWord, .bubbleSentence])
    func B06_B10_underABubbleTheKeyIsBlankAndDarker(preview: CharacterPreviewStyle) throws {
        let board = dark(preview)
        let image = try board.image(PaintedBoard.held("g"))
        #expect(try board.fill(Self.g, of: image) == painted(mixed(Self.key, -0.12)))
        #expect(!hasLabel(board, image, try board.frame(Self.g)))
        #expect(board.look.topInset == 0)
    }

    @Test(arguments: [false, true])
    func B10_withoutPreviewsCharactersHaveThePressedFill(isPassword: Bool) throws {
        let board = PaintedBoard(
            scheme: .dark, behavior: .showing(isPassword ? .native : nil),
            field: FieldLook(showsPreviews: !isPassword))
        let image = try board.image(PaintedBoard.held("g"))
        #expect(try board.fill(Self.g, of: image) == painted(0x757576))
        let lifted = Appearance(pops: PaintedBoard.held("g").pops)
        #expect(try board.image(lifted) == board.image())
    }

    @Test func B10_onGlassPopsAreOpaque() throws {
        let board = PaintedBoard(scheme: .dark)
        let image = try board.image(PaintedBoard.held("g"))
        let key = try board.frame(Self.g)
        let seen = composited(0x505052, 0.80, over: 0x29292B)
        let place = Point(x: key.center.x - 24, y: key.top - 30)
        #expect(isNear(board.pixel(place, of: image), painted(mixed(seen, 0.087))))
        #expect(isNear(try board.fill(Self.g, of: image), painted(mixed(seen, 0.2))))
    }

    @Test func T25_popsOfAPaletteFollowIt() throws {
        let style = ThemedKeyboardStyle(palette: SlateStyle.palette)
        for (preview, lightening) in [(CharacterPreviewStyle.native, 0.087), (.connected, 0)] {
            let board = PaintedBoard(style: style, behavior: .showing(preview))
            let image = try board.image(PaintedBoard.held("g"))
            let key = try board.frame(Self.g)
            let place = Point(x: key.center.x - 20, y: key.top - 40)
            #expect(
                isNear(board.pixel(place, of: image), painted(mixed(0x305878, lightening))))
        }
    }

    /// The picture down to the first row of keys.
    private func top(_ board: PaintedBoard, _ appearance: Appearance) throws -> Image {
        var scene = BoardPicture(appearance, look: board.look).scene
        scene.size.height = board.look.topInset + 20
        return try ScenePainter(font: nil).image(of: scene, scale: board.scale)
    }

    /// Source: theming guide, Key-pop headroom; behaviour C.4.
    @Test(arguments: withPops, scales)
    func T41_noPopIsCut(preview: CharacterPreviewStyle, scale: Scale) throws {
        let reach = preview == .native ? 67.05 : preview == .floating ? 60.0 : 54.0
        for width in [Points(320), 402] {
            let board = PaintedBoard(
                scheme: .dark, behavior: .showing(preview, isTranslucent: true), width: width,
                scale: scale)
            let rest = try top(board, Appearance())
            // Every key of the row on a phone; on a narrow one those at the edges and one between.
            for letter in (width == 402 ? "qwertyuiop" : "qtp").map(String.init) {
                let image = try top(board, PaintedBoard.held(letter))
                // Apart from a shadow's end nothing new is at the edges.
                func isFree(_ column: Int, _ row: Int) -> Bool {
                    image[column, row] >> 24 <= rest[column, row] >> 24 + 12
                }
                let last = image.size.width - 1
                let alpha = { (column: Int, row: Int) in image[column, row] >> 24 }
                #expect((0...last).allSatisfy { isFree($0, 0) })
                #expect(
                    (0..<image.size.height).allSatisfy { isFree(0, $0) && isFree(last, $0) })
                // And it is there as a whole: its height is what the style says.
                let first = (0..<image.size.height).first { row in
                    (0...last).contains { alpha($0, row) > 200 }
                }
                let key = try board.frame(.character(letter))
                let expected = (key.top.value - reach) * scale.factor
                #expect(abs(Double(first ?? 0) - expected) <= 1, "\(letter) at \(width.value)")
                // So is its width, below the corners' curves: a square of 60.75, else 1.6 keys.
                let wide = (preview == .native ? 60.75 : key.width.value * 1.6) * scale.factor
                let slack = preview == .curvy ? wide * 0.08 : 1
                let corner = preview == .floating ? 20.0 : 14
                let row = Int((key.top.value - reach + corner) * scale.factor)
                let columns = (0...last).filter { alpha($0, row) > 200 }
                let isWhole = columns.last.map { $0 + 1 - columns[0] } == columns.count
                #expect(isWhole && abs(Double(columns.count) - wide) <= slack)
            }
        }
    }

    /// Every page of every class of output, at every width.
    @Test(arguments: withPops, OutputClass.allCases)
    func T41_everyPopLiesInsideTheSurfaceAtEveryWidth(
        preview: CharacterPreviewStyle, output: OutputClass
    ) throws {
        let style = NativeKeyboardStyle(metrics: NativeDesign.newest.metrics[output])
        for width in stride(from: 320, through: 1280, by: output == .phonePortrait ? 7 : 61) {
            let board = PaintedBoard(
                style: style, behavior: .showing(preview), width: Points(width))
            let size = board.look.size
            let surface = Rect(x: 0, y: 0, width: size.width, height: size.height)
            for page in Page.allCases {
                for placed in board.look.board.grid(for: page).keys {
                    guard case .character(let text) = placed.key.action else { continue }
                    let picture = BoardPicture(
                        PaintedBoard.held(text, page: page), look: board.look)
                    let pop = picture.scene.nodes.first { $0.identity == .pop(placed.key.id) }
                    let frame = try #require(pop).ink
                    #expect(surface.contains(frame), "\(text) at \(width)")
                }
            }
        }
    }

    @Test func C3_popsAtTheEdgesSlideInwards() throws {
        for preview in Self.withPops {
            let board = dark(preview)
            for (letter, isLeft) in [("q", true), ("p", false)] {
                let image = try board.image(PaintedBoard.held(letter))
                let rest = try board.image()
                let key = try board.frame(.character(letter))
                let edge = Int(
                    isLeft ? key.left.value.rounded(.down) : key.right.value.rounded(.up))
                // Beyond the key's outer edge there is only shadow.
                let row = Int((key.top - 30).value)
                let columns = isLeft ? 0..<edge : edge..<image.size.width
                let isPlain = columns.allSatisfy { image[$0, row] & 255 <= rest[$0, row] & 255 }
                #expect(isPlain, "\(preview) \(letter)")
            }
        }
    }

    @Test func D9_aKeyOfSeveralCharactersHasAWiderPop() throws {
        let board = dark(.native)
        let id = KeyID.character("g")
        let wide = Appearance(pressed: [id], pops: [KeyPop(key: id, text: ".com")])
        let pop = painted(mixed(Self.key, 0.087))
        let key = try board.frame(id)
        let row = Int((key.top - 6.3 - 55).value)
        let image = try board.image(wide)
        let extent = try #require(self.extent(pop, row: row, image))
        // More than one character's square, and wide enough for four characters 1.5 × 16 tall.
        #expect(extent.count > 70)
    }
}
