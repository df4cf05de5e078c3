import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Testing
import Units

@testable import Painter

/// Colours and lengths on screen come from the style. Source: behaviour A.4, A.5, A.8 and B.1.
struct LookPixelTests {
    private static let q = KeyID.character("q")
    /// Every control key that a board can have, with the layout that has them all.
    private static let controls: [KeyID] = [
        .shift, .backspace, .primary, .nextKeyboard, .dictation, .type(.numbers), .emoji,
    ]
    private static let crowded = KeyboardLayout.usEnglish.adapted(
        to: .text, globe: true, emoji: true, microphone: true)

    @Test(arguments: [CharacterPreviewStyle.native, .connected, .floating, .bubble])
    func T01_nothingIsOnScreenThatTheStyleDidNotGive(preview: CharacterPreviewStyle) throws {
        for isTranslucent in [false, true] {
            let board = PaintedBoard(
                style: RedStyle(), behavior: .showing(preview, isTranslucent: isTranslucent))
            for appearance in [PaintedBoard.held("q"), try board.callout("e")] {
                let image = try board.image(appearance)
                #expect(image.pixels.allSatisfy { $0 & 0xFFFF == 0 }, "no green, no blue")
            }
        }
        // A row of 17 below a margin of 8; to the left of "q" itself.
        let board = PaintedBoard(style: RedStyle(), behavior: .solid)
        let image = try board.image()
        let rows = (0..<image.size.height).filter { image[15, $0] == painted(0xF00000) }
        let top = Int(board.look.topInset.value) + 8
        #expect(rows == Array(top..<(top + 17)))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func T02_theNativeLookIsAsMeasured(scheme: ColorScheme) throws {
        let board = PaintedBoard(scheme: scheme, behavior: .solid)
        let image = try board.image(PaintedBoard.held("g"))
        let (key, ground, pop): (UInt32, UInt32, UInt32) =
            scheme == .light
            ? (0xFFFFFF, 0xE2E2E6, 0xFFFFFF) : (0x505052, 0x29292B, mixed(0x505052, 0.087))
        #expect(try board.fill(Self.q, of: image) == painted(key))
        // 45 high, 33.5 wide, from 6.5 and 8 on, below an inset of 62; gaps of 6 and 11.
        let frame = try board.frame(Self.q)
        #expect(frame == Rect(x: 6.5, y: 70, width: 33.5, height: 45))
        #expect(image[43, 90] == painted(ground) && image[100, 120] == painted(ground))
        let held = try board.frame(.character("g"))
        let middle = Point(x: held.center.x - 20, y: held.top - 30)
        #expect(board.pixel(middle, of: image) == painted(pop))
    }

    @Test func T03_oneOverriddenMemberChangesThatAlone() throws {
        let native = PaintedBoard(behavior: .showing(nil))
        let blue = PaintedBoard(style: BluePressedStyle(), behavior: .showing(nil))
        #expect(try native.image() == blue.image())
        let held = Appearance(pressed: [.backspace])
        let (one, two) = (try native.image(held), try blue.image(held))
        let frame = Scale.one.covering(try native.frame(.backspace))
        var outside = 0
        for row in 0..<one.size.height {
            for column in 0..<one.size.width where one[column, row] != two[column, row] {
                let place = PixelRect(x: column, y: row, width: 1, height: 1)
                if !frame.contains(place) { outside += 1 }
            }
        }
        #expect(outside == 0)
        #expect(try blue.fill(.backspace, of: two) == painted(0x3344CC))
    }

    @Test func T04_aPaletteKeepsTheNativeGeometry() throws {
        let native = PaintedBoard(behavior: .solid)
        let themed = PaintedBoard(
            style: ThemedKeyboardStyle(palette: SlateStyle.palette), behavior: .solid)
        let (one, two) = (try native.image(), try themed.image())
        #expect(one.size == two.size)
        // Where the native background is, the palette's is too, and nowhere else.
        let pairs = zip(one.pixels, two.pixels)
        #expect(pairs.allSatisfy { ($0 == painted(0xE2E2E6)) == ($1 == painted(0x204060)) })
    }

    @Test func T07_threeMembersAreAStyle() throws {
        let board = PaintedBoard(style: PlainStyle(), behavior: .solid)
        let image = try board.image()
        #expect(try board.fill(Self.q, of: image) == painted(0x446688))
        #expect(try board.fill(.shift, of: image) == painted(0x335577))
        #expect(image[200, 30] == painted(0x102030))
    }

    @Test func T09_withoutFillsForGlassKeysAreAsOtherwise() throws {
        let board = PaintedBoard(style: PlainStyle())
        let image = try board.image()
        #expect(try board.fill(Self.q, of: image) == painted(0x446688))
        #expect(try board.fill(.primary, of: image) == painted(0x335577))
    }

    /// The seven kinds of keys without pops: backspace, return, space, emoji, 123, globe, shift.
    @Test(arguments: [true, false], ColorScheme.allCases)
    func T10_withoutAPressedFillKeysWithoutPopsLookTheSame(
        isTranslucent: Bool, scheme: ColorScheme
    ) throws {
        let behavior = KeyboardBehavior(translucentBackground: isTranslucent)
        let layout = KeyboardLayout.usEnglish.adapted(to: .text, globe: true, emoji: true)
        let plain = PaintedBoard(
            style: PlainStyle(), scheme: scheme, behavior: behavior, layout: layout)
        let native = PaintedBoard(scheme: scheme, behavior: behavior, layout: layout)
        let atRest = try plain.image()
        let kinds: [KeyID] = [
            .backspace, .primary, .space, .emoji, .type(.numbers), .nextKeyboard, .shift,
        ]
        for id in kinds {
            let held = Appearance(pressed: [id])
            #expect(try plain.image(held) == atRest)
            let image = try native.image(held)
            let fill = try native.fill(id, of: image)
            // Measured; opaque on glass too. In the dark it is darkened on glass, where a key may be as bright.
            if scheme == .light || !isTranslucent {
                #expect(fill == painted(scheme == .light ? 0xC1C2C7 : 0x757576))
            }
            #expect(fill >> 24 == 0xFF)
            #expect(try fill != native.fill(id, of: native.image()))
        }
    }

    @Test func T14_alphaIsInThePixelsPremultiplied() throws {
        let board = PaintedBoard(style: RedStyle())
        let image = try board.image()
        let frame = try board.frame(.space)
        let place = Point(x: frame.left + 20, y: frame.center.y)
        // 0xE0 = 224: half of it with half alpha.
        #expect(board.pixel(place, of: image) == 0x8070_0000)
    }

    @Test func T28_T36_aStyleOfOnesOwnHasBothSetsOfFills() throws {
        let solid = PaintedBoard(style: SlateStyle(), scheme: .dark, behavior: .solid)
        let glass = PaintedBoard(style: SlateStyle(), scheme: .dark)
        let native = PaintedBoard(scheme: .dark)
        #expect(try solid.frame(Self.q) == native.frame(Self.q))
        let (one, two) = (try solid.image(), try glass.image())
        #expect(try solid.fill(Self.q, of: one) == painted(0x364540))
        #expect(try solid.fill(.shift, of: one) == painted(0x26302E))
        #expect(try glass.fill(Self.q, of: two) == painted(0x364540, 0.82))
        #expect(try glass.fill(.shift, of: two) == painted(0x26302E, 0.80))
    }

    @Test(arguments: RepaintTests.scales)
    func T33_T43_betweenKeysAndAboveThemGlassIsClear(scale: Scale) throws {
        let board = PaintedBoard(scale: scale)
        let image = try board.image()
        let keys = try board.look.board.grid(for: .letters).keys.map {
            scale.covering(try board.frame($0.key.id))
        }
        var veil: UInt64 = 0
        for row in 0..<image.size.height {
            for column in 0..<image.size.width {
                let place = PixelRect(x: column, y: row, width: 1, height: 1)
                if keys.contains(where: { $0.intersects(place) }) { continue }
                veil += UInt64(image[column, row] >> 24)
            }
        }
        #expect(veil == 0)
    }

    @Test func T34_keysOnGlassAreTranslucent() throws {
        let light = PaintedBoard()
        let image = try light.image()
        #expect(try light.fill(Self.q, of: image) == painted(0xFFFFFF, 0.82))
        #expect(try light.fill(.shift, of: image) == painted(0xCBCED4, 0.72))
        let dark = PaintedBoard(scheme: .dark)
        let night = try dark.image()
        #expect(try dark.fill(Self.q, of: night) == painted(0x505052, 0.80))
        #expect(try dark.fill(.shift, of: night) == painted(0x3B3B3D, 0.78))
    }

    @Test(arguments: RepaintTests.scales)
    func T35_T43_aSolidKeyboardIsOpaqueButForItsCorners(scale: Scale) throws {
        let board = PaintedBoard(behavior: .solid, scale: scale)
        let image = try board.image()
        let last = image.size.width - 1
        let radius = 12 * scale.factor
        var clear = 0
        for row in 0..<image.size.height {
            for column in 0...last {
                let (x, y) = (Double(min(column, last - column)) + 0.5, Double(row) + 0.5)
                let (fromX, fromY) = (max(0, radius - x), max(0, radius - y))
                let distance = (fromX * fromX + fromY * fromY).squareRoot()
                let alpha = image[column, row] >> 24
                if distance < radius - 1, alpha != 255 { clear += 1 }
                if distance > radius + 1, alpha != 0 { clear += 1 }
            }
        }
        #expect(clear == 0)
        // The headroom goes on with the background.
        #expect(image[last / 2, 0] == painted(0xE2E2E6))
    }

    @Test(arguments: [true, false])
    func T49_withUniformColoursEveryKeyHasTheLettersFill(isTranslucent: Bool) throws {
        var behavior = KeyboardBehavior.recommended
        behavior.translucentBackground = isTranslucent
        let board = PaintedBoard(behavior: behavior, layout: Self.crowded)
        let image = try board.image()
        let letter = try board.fill(Self.q, of: image)
        for id in Self.controls { #expect(try board.fill(id, of: image) == letter) }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func T50_otherwiseControlKeysAreDarker(scheme: ColorScheme) throws {
        let board = PaintedBoard(scheme: scheme, behavior: .solid, layout: Self.crowded)
        let image = try board.image()
        let letter = try board.fill(Self.q, of: image)
        for id in Self.controls { #expect(try board.fill(id, of: image) & 255 < letter & 255) }
    }

    @Test func T51_theSpaceLabelCanBeLeftOut() throws {
        var behavior = KeyboardBehavior.solid
        let labelled = PaintedBoard(behavior: behavior)
        behavior.showSpaceLabel = false
        let blank = PaintedBoard(behavior: behavior)
        let frame = Scale.one.covering(try labelled.frame(.space).inset(by: 8))
        func isBlank(_ image: Image) -> Bool {
            (frame.y..<frame.bottom).allSatisfy { row in
                (frame.x..<frame.right).allSatisfy { image[$0, row] == painted(0xFFFFFF) }
            }
        }
        #expect(try isBlank(blank.image()))
        #expect(try !isBlank(labelled.image()))
    }

    @Test func aReturnKeyWithAPurposeHasTheAccent() throws {
        for behavior in [KeyboardBehavior.solid, .recommended] {
            let board = PaintedBoard(
                behavior: behavior, field: FieldLook(returnHasPurpose: true))
            #expect(try board.fill(.primary, of: board.image()) == painted(0x005FC4))
        }
    }

    @Test func aSolidKeyHasALineBelowIt() throws {
        let board = PaintedBoard(behavior: .solid)
        let image = try board.image()
        // The key ends at 115.
        let below = image[23, 115]
        #expect(isNear(below, painted(composited(0, 0.18, over: 0xE2E2E6))))
        #expect(image[23, 114] == painted(0xFFFFFF) && image[23, 116] == painted(0xE2E2E6))
        let glass = try PaintedBoard().image()
        #expect(glass[23, 115] == 0)
    }
}
