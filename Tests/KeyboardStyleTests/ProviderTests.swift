import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

struct ProviderTests {
    @Test func T07_threeMembersMakeAStyle() {
        let style: any KeyboardStyleProvider = BareStyle()
        #expect(style.metrics == .phonePortrait)
        for role in KeyRole.allCases {
            #expect(style.keyFillOnGlass(for: role) == style.keyFill(for: role))
            #expect(style.keyFillPressed(for: role) == style.keyFill(for: role))
        }
        #expect(style.keyFontSize(for: .space) == 16)
    }

    @Test func T06_eachOfTheNineMembersIsFoundThroughTheExistential() {
        let style: any KeyboardStyleProvider = LoudStyle()
        #expect(style.metrics.keyRowHeight == 17)
        #expect(style.backgroundColor() == both(rgb(0x010000)))
        for role in KeyRole.allCases {
            #expect(style.keyFill(for: role) == both(rgb(0x020000)))
            #expect(style.keyFillOnGlass(for: role) == both(rgb(0x030000)))
            #expect(style.keyFillPressed(for: role) == both(rgb(0x040000)))
            #expect(style.keyTextColor(for: role) == both(rgb(0x050000)))
        }
        #expect(style.keyFontSize(for: .space) == 6)
        #expect(style.accentFill() == both(rgb(0x070000)))
        #expect(style.accentTextColor() == both(rgb(0x080000)))
    }

    /// Behaviour A.4, columns "portrait phone" and "landscape phone".
    @Test(
        arguments: [
            (KeyboardAction.character("q"), 25, 22), (.character("Q"), 22, 20),
            (.character("7"), 22, 20), (.character("€"), 22, 20), (.space, 16, 15),
            (.primary, 16, 15), (.keyboardType(.numbers), 18, 16),
            (.keyboardType(.letters), 18, 16), (.keyboardType(.symbols), 15, 14),
            (.shift, 17, 15), (.backspace, 17, 15),
        ] as [(KeyboardAction, Points, Points)])
    func T08_fontSizesAreTheTablesUnlessWritten(row: (KeyboardAction, Points, Points)) {
        let upright: any KeyboardStyleProvider = BrandStyle()
        let sideways: any KeyboardStyleProvider = BrandStyle(metrics: .iPhoneLandscape)
        #expect(upright.keyFontSize(for: row.0) == row.1)
        #expect(sideways.keyFontSize(for: row.0) == row.2)
    }

    @Test(arguments: KeyRole.allCases)
    func T09_onGlassAKeyIsFilledAsElsewhereUnlessWritten(role: KeyRole) {
        let look = ResolvedLook(
            style: BareStyle(), scheme: .light, isTranslucent: true, uniformKeyColor: false)
        #expect(look.paint(for: role).fill == BareStyle().keyFill(for: role).light)
    }

    /// The kinds of keys that never have a pop.
    static let poplessActions: [KeyboardAction] = [
        .backspace, .primary, .space, .keyboardType(.numbers), .keyboardType(.symbols), .shift,
    ]

    @Test(arguments: poplessActions, [true, false])
    func T10_withoutAPressedFillNoKeyShowsThatItIsHeld(
        action: KeyboardAction, isTranslucent: Bool
    ) {
        for scheme in ColorScheme.allCases {
            for style: any KeyboardStyleProvider in [BareStyle(), BrandStyle()] {
                let look = ResolvedLook(
                    style: style, scheme: scheme, isTranslucent: isTranslucent,
                    uniformKeyColor: false)
                for hasPurpose in [false, true] {
                    let paint = look.paint(for: action, hasPurpose: hasPurpose)
                    #expect(paint.heldFill(showing: nil) == paint.fill)
                    #expect(paint.pressedText == paint.text)
                }
            }
            let native = ResolvedLook(
                style: NativeKeyboardStyle(), scheme: scheme, isTranslucent: isTranslucent,
                uniformKeyColor: false)
            let paint = native.paint(for: action)
            #expect(paint.heldFill(showing: nil) != paint.fill)
        }
    }

    @Test func T11_accentsFollowFromTextAndKey() {
        let style: any KeyboardStyleProvider = BareStyle()
        #expect(style.accentFill() == both(rgb(0xFAF0E6)))
        // Nine tenths of 334455 over 101820.
        let flat = RGBA(
            (0.9 * 0x33 + 0.1 * 0x10) / 255, (0.9 * 0x44 + 0.1 * 0x18) / 255,
            (0.9 * 0x55 + 0.1 * 0x20) / 255)
        #expect(isNear(style.accentTextColor().dark, flat))
        #expect(
            Contrast.ratio(style.accentFill().dark, style.accentTextColor().dark) >= 4.5)
    }

    @Test func T11_accentsAreOpaqueOverATranslucentBackground() {
        struct Veil: KeyboardStyleProvider {
            func backgroundColor() -> KeyboardColor { both(RGBA(0, 0, 0, 0.2)) }
            func keyFill(for role: KeyRole) -> KeyboardColor { both(RGBA(1, 1, 1, 0.5)) }
            func keyTextColor(for role: KeyRole) -> KeyboardColor { both(RGBA(1, 0, 0, 0.5)) }
        }
        #expect(Veil().accentFill().light == RGBA(0.5, 0, 0))
        #expect(Veil().accentTextColor().light == RGBA(0.5, 0.5, 0.5))
    }

    @Test func T12_lettersAndTheSpaceBarAreStandardAndAllElseIsControl() {
        let standard: [KeyboardAction] = [
            .character("a"), .character("Z"), .character("9"), .character("€"),
            .character(".com"), .dead("´"), .space,
        ]
        let control: [KeyboardAction] =
            [
                .shift, .backspace, .primary, .nextKeyboard, .dictation, .emoji, .key(.escape),
                .modifier(.control), .custom("host's"), .none,
            ] + Page.allCases.map { .keyboardType($0) }
        for action in standard { #expect(KeyRole(of: action) == .standard) }
        for action in control { #expect(KeyRole(of: action) == .control) }
    }

    @Test func T28_aStyleOfItsOwnKeepsTheNativeLengths() {
        let style: any KeyboardStyleProvider = BrandStyle()
        #expect(style.metrics == NativeKeyboardStyle().metrics)
        let look = ResolvedLook(
            style: style, scheme: .dark, isTranslucent: true, uniformKeyColor: false)
        #expect(look.standard.fill == RGBA(0.21, 0.27, 0.25, 0.82))
        #expect(look.control.fill == RGBA(0.15, 0.19, 0.18, 0.80))
        #expect(look.standard.text == RGBA(0.96, 0.98, 0.95))
    }
}
