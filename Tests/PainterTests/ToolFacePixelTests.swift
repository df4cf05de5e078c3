import KeyboardEngine
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Scene
import Testing
import Units

@testable import Painter

/// What stands for a tool, in the bar, in its preview and among its choices. Source: behaviour E.1, E.3 and G.2, K28.
struct ToolFacePixelTests {
    private static let scale = Scale(whole: 2)
    private static let tool = ToolAddress(group: 0, item: 0)

    private static func board(_ face: ToolFace, _ style: ToolbarStyle) -> PaintedBoard {
        let item = ToolbarContent.Item(face: face, choices: [ToolSamples.text("."), face])
        return PaintedBoard(
            behavior: .solid, width: 402, scale: scale, hasPopups: true,
            toolbar: ToolSamples.of([item], style))
    }

    /// A tool alone: in the bar, or in what lies above.
    private static func picture(
        _ face: ToolFace, _ style: ToolbarStyle, _ appearance: ToolbarAppearance? = nil
    ) throws -> Image {
        let look = board(face, style).look
        let picture = BoardPicture(.init(), toolbar: appearance ?? .none, look: look)
        let scene = try appearance == nil ? picture.scene : #require(picture.toolPopup).scene
        let nodes = scene.nodes.filter {
            switch $0.identity {
            case .tool, .toolPreview, .toolChoice(1): true
            default: false
            }
        }
        #expect(nodes.count == 1)
        let size = Size(width: scene.size.width, height: min(scene.size.height, 80))
        return try ScenePainter(font: nil).image(
            of: BoardScene(size: size, nodes: nodes), scale: scale)
    }

    /// What is seen of it, in pixels.
    private static func ink(
        _ face: ToolFace, _ style: ToolbarStyle, _ appearance: ToolbarAppearance? = nil
    ) throws -> PixelRect {
        Ink(of: try picture(face, style, appearance)).bounds
    }

    private static let preview = ToolbarAppearance(pressed: tool, preview: tool)

    @Test(arguments: [(ToolbarStyle.glass, 40, 60), (.classic, 28, 42)])
    func K28_anIconIsAsHighAsItsPointSizeSays(style: ToolbarStyle, small: Int, large: Int) throws {
        // A circle as high as its box. Glass draws the usual 14 as 20; the picture is twice as large.
        let globe = ToolSamples.symbol("globe")
        #expect(try Self.ink(globe, style).height == small)
        #expect(try Self.ink(globe, style, Self.preview).height == large)
        let picker = try Self.board(globe, style).picker(0, 0)
        #expect(try Self.ink(globe, style, picker).height == small)
        let half = ToolFace(display: .symbol(name: "globe", pointSize: 7))
        #expect(try Self.ink(half, style).height == small / 2)
        // As much is free above as below: a pixel more or less.
        #expect(abs(try Self.ink(half, style, Self.preview).height - large / 2) <= 1)
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K28_aTextIsOneAndAHalfTimesAsLargeInItsPreview(style: ToolbarStyle) throws {
        let face = ToolSamples.text("H")
        // Capitals of a size of 20 are 14 high, of 30 21.
        let small = try Self.ink(face, style).height
        let large = try Self.ink(face, style, Self.preview).height
        #expect(abs(small - 28) <= 1 && abs(large - 42) <= 1, "\(small) \(large)")
        let picker = try Self.board(face, style).picker(0, 0)
        #expect(try Self.ink(face, style, picker).height == small)
    }

    /// Texts stand beside icons, whose lines are 1.9 thick where they are 20 high.
    @Test(arguments: ["|", "Il"])
    func aTextIsAsHeavyAsAnIcon(text: String) throws {
        let look = Self.board(ToolSamples.text(text), .glass).look
        let nodes = BoardPicture(.init(), look: look).scene.nodes.filter {
            $0.identity == .tool(group: 0, item: 0)
        }
        let image = try ScenePainter(font: try TestFont.file()).image(
            of: BoardScene(size: Size(width: 402, height: 62), nodes: nodes),
            scale: Scale(whole: 8))
        let ink = Ink(of: image, above: 127).bounds
        let row = ink.y + ink.height / 2
        // From the left edge of the first stem to its right one.
        let stem = (ink.x..<ink.right).prefix {
            image.pixels[row * image.size.width + $0] >> 24 > 127
        }
        #expect(abs(Double(stem.count) / 8 - 20 * 0.094) < 0.2, "\(stem.count)")
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K28_aTextIsMovedByItsOffset(style: ToolbarStyle) throws {
        func face(_ x: Points, _ y: Points) -> ToolFace {
            ToolFace(display: .text("H", offset: ToolOffset(x: x, y: y)))
        }
        let place = try Self.ink(face(0, 0), style)
        let moved = try Self.ink(face(3, -2), style)
        #expect(
            moved
                == PixelRect(
                    x: place.x + 6, y: place.y - 4, width: place.width, height: place.height))
        let large = try Self.ink(face(0, 0), style, Self.preview)
        let far = try Self.ink(face(4, -2), style, Self.preview)
        #expect(far.x == large.x + 12 && far.y == large.y - 6, "as much farther as it is larger")
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K28_aPictureIsShownInItsOwnSizeForEachPlace(style: ToolbarStyle) throws {
        let directory = try TemporaryDirectory()
        func file(_ name: String, _ color: UInt32, _ isTemplate: Bool) throws -> KeyboardToolImage {
            let path = "\(directory.path)/\(name).png"
            let image = Image(size: PixelSize(width: 24, height: 12), filling: color)
            try PNGWriter.write(image, to: path)
            return KeyboardToolImage(path: path, isTemplate: isTemplate)
        }
        let face = ToolFace(
            display: .image(
                small: try file("small", 0xFF20_40C0, false),
                large: try file("large", 0xFFC0_4020, true)))
        func color(_ image: Image, _ area: PixelRect) -> UInt32 {
            image[area.x + area.width / 2, area.y + area.height / 2]
        }
        // Twice as wide as high in both places.
        let small = try Self.ink(face, style)
        #expect(color(try Self.picture(face, style), small) == 0xFF20_40C0)
        #expect(abs(small.width - 2 * small.height) <= 1 && small.height <= 40)
        let large = try Self.ink(face, style, Self.preview)
        #expect(color(try Self.picture(face, style, Self.preview), large) == painted(0x000000))
        #expect(large.width >= small.width && abs(large.width - 2 * large.height) <= 1)
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K28_whatCannotBeReadIsItsFirstLetters(style: ToolbarStyle) throws {
        let directory = try TemporaryDirectory()
        try directory.write("broken.png", [0x89, 0x50, 0x4E, 0x47])
        try directory.write("text.png", "no picture")
        try directory.makePipe("pipe.png")
        try directory.makeDirectory("folder.png")
        let large = Image(size: PixelSize(width: 1025, height: 1))
        try PNGWriter.write(large, to: "\(directory.path)/large.png")
        let letters = try Self.picture(
            ToolFace(display: .symbol(name: "nobodys"), label: "Save as"), style)
        #expect(!Ink(of: letters).bounds.isEmpty)
        for name in ["broken", "text", "pipe", "folder", "large", "missing"] {
            let image = KeyboardToolImage(path: "\(directory.path)/\(name).png")
            let face = ToolFace(display: .image(small: image, large: image), label: "Save as")
            #expect(try Self.picture(face, style) == letters, "\(name)")
        }
    }

    /// What a program says may be anything.
    @Test(arguments: [Points(Double.nan), Points(-Double.infinity), 1e30, -5, 0])
    func lengthsThatAreNoneAreDrawn(length: Points) throws {
        let faces = [
            ToolFace(display: .symbol(name: "globe", pointSize: length)),
            ToolFace(display: .text("H", offset: ToolOffset(x: length, y: length))),
        ]
        for style in ToolbarStyle.allCases {
            for face in faces {
                let item = ToolbarContent.Item(
                    face: face, choices: [face],
                    insets: ToolInsets(top: length, left: length, bottom: length, right: length))
                let board = PaintedBoard(
                    hasPopups: true, toolbar: ToolSamples.of([item], style))
                #expect(try board.image().size.width == 402)
                _ = try board.popupImage(Self.preview)
            }
        }
    }
}
