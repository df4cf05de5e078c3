import KeyboardLayouts
import KeyboardStyle
import Testing

struct LookTests {
    private func look(
        _ style: any KeyboardStyleProvider = NativeKeyboardStyle(), _ scheme: ColorScheme = .dark,
        isTranslucent: Bool = false, uniformKeyColor: Bool = false
    ) -> ResolvedLook {
        ResolvedLook(
            style: style, scheme: scheme, isTranslucent: isTranslucent,
            uniformKeyColor: uniformKeyColor)
    }

    /// Grey of so many 255ths, mixed towards white.
    private func grey(_ level: Double, lightened fraction: Double = 0) -> Double {
        level / 255 + (1 - level / 255) * fraction
    }

    @Test func solidKeysAreTheStylesFills() {
        let look = look()
        #expect(look.background == rgb(0x29292B))
        #expect(look.standard.fill == rgb(0x505052) && look.control.fill == rgb(0x3B3B3D))
        #expect(look.standard.pressedFill == rgb(0x757576))
        #expect(look.standard.text == rgb(0xFFFFFF))
    }

    @Test func glassKeysAreTheStylesGlassFillsOnAClearBackground() {
        let look = look(isTranslucent: true)
        #expect(look.background.alpha == 0 && look.bar.background.alpha == 0)
        #expect(look.standard.fill == rgb(0x505052, 0.80))
        #expect(look.control.fill == rgb(0x3B3B3D, 0.78))
        #expect(look.depthLine == nil)
    }

    @Test func aSolidBackgroundIsOpaqueWhateverTheStyleSays() {
        struct Veil: KeyboardStyleProvider {
            func backgroundColor() -> KeyboardColor { both(RGBA(0.5, 0, 0, 0.2)) }
            func keyFill(for role: KeyRole) -> KeyboardColor { both(RGBA(1, 1, 1, 0.5)) }
            func keyTextColor(for role: KeyRole) -> KeyboardColor { both(RGBA(0, 0, 0)) }
        }
        #expect(look(Veil()).background == RGBA(0.5, 0, 0))
        #expect(look(Veil()).standard.plate == RGBA(0.75, 0.5, 0.5))
    }

    /// Behaviour A.6: 8.7 % to white for the native pop, 20 % for the key under it, the key's own colour for what is connected,
    /// 12 % to black under a bubble.
    @Test func popsComeFromTheKey() {
        let paint = look().standard
        #expect(abs(paint.popFill(for: .native).red - grey(0x50, lightened: 0.087)) < 1e-9)
        #expect(
            abs(paint.heldFill(showing: .native).red - grey(0x50, lightened: 0.2)) < 1e-9)
        for style: CharacterPreviewStyle in [.connected, .curvy, .square, .floating] {
            #expect(paint.popFill(for: style) == rgb(0x505052))
            #expect(paint.heldFill(showing: style) == rgb(0x505052))
        }
        for style: CharacterPreviewStyle in [.bubble, .bubbleWord, .bubbleSentence] {
            #expect(abs(paint.heldFill(showing: style).red - 0.88 * 0x50 / 255) < 1e-9)
        }
        #expect(paint.heldFill(showing: nil) == rgb(0x757576))
        #expect(paint.calloutFill == rgb(0x505052))
    }

    @Test func popsOnGlassAreWhatIsSeenOfTheKeyOverTheBackground() {
        let paint = look(isTranslucent: true).standard
        // 505052 at 0.8 over 29292B.
        let seen = RGBA(
            (0.8 * 0x50 + 0.2 * 0x29) / 255, (0.8 * 0x50 + 0.2 * 0x29) / 255,
            (0.8 * 0x52 + 0.2 * 0x2B) / 255)
        #expect(isNear(paint.popFill(for: .connected), seen))
        #expect(isNear(paint.calloutFill, seen))
    }

    /// Over black, mid-grey and white; over white the dark key at rest is 115 of 255 bright, its measured held fill 117.
    @Test(arguments: ColorScheme.allCases, [true, false])
    func T10_aHeldKeyShowsOnGlassWhateverLiesBehind(scheme: ColorScheme, isUniform: Bool) {
        func brightness(_ color: RGBA) -> Double {
            0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        }
        for design in NativeDesign.all {
            let style = NativeKeyboardStyle(design: design)
            let look = look(style, scheme, isTranslucent: true, uniformKeyColor: isUniform)
            for paint in [look.standard, look.control] {
                for backdrop in [rgb(0), rgb(0x808080), rgb(0xFFFFFF)] {
                    let rest = brightness(paint.fill.composited(over: backdrop))
                    #expect(abs(rest - brightness(paint.pressedFill)) > 0.03)
                }
            }
        }
    }

    @Test(arguments: ColorScheme.allCases, [true, false])
    func whatFloatsOrIsHeldIsOpaque(scheme: ColorScheme, isTranslucent: Bool) {
        for theme in KeyboardTheme.allCases {
            let look = look(theme.style(), scheme, isTranslucent: isTranslucent)
            for paint in [look.standard, look.control, look.accent] {
                #expect(paint.pressedFill.alpha == 1 && paint.calloutFill.alpha == 1)
                for style in CharacterPreviewStyle.allCases {
                    #expect(paint.popFill(for: style).alpha == 1)
                    #expect(paint.heldFill(showing: style).alpha == 1)
                }
            }
            #expect(look.bubble.plate.alpha == 1 && look.selectedCellFill.alpha == 1)
        }
    }

    @Test func theSelectedCellIsTheAccent() {
        #expect(look().selectedCellFill == rgb(0x2F8BFF))
        #expect(look().selectedCellText == rgb(0x00101F))
    }

    @Test func theBarIsTheKeyboards() {
        let solid = look().bar
        #expect(solid.background == rgb(0x29292B) && solid.slotFill == nil)
        #expect(solid.text == rgb(0xFFFFFF) && solid.separator == rgb(0xFFFFFF, 0.2))
        #expect(solid.highlightFill == rgb(0x505052))
        let glass = look(isTranslucent: true).bar
        #expect(glass.slotFill == rgb(0x3B3B3D, 0.78))
        #expect(glass.highlightFill == rgb(0x505052, 0.80))
    }

    @Test func bubblesAreTintedWithTheAccentAndTheKey() {
        let bubble = look().bubble
        #expect(bubble.rim == rgb(0x2F8BFF, 0.35) && bubble.body == rgb(0x505052, 0.5))
        #expect(bubble.plate == rgb(0x505052) && bubble.text == rgb(0xFFFFFF))
    }

    @Test func depthAndShadowAreBlack() {
        #expect(look().depthLine == RGBA(0, 0, 0, 0.18) && look().shadow == RGBA(0, 0, 0, 0.25))
        #expect(look(NativeKeyboardStyle(design: .ios18)).depthLine == RGBA(0, 0, 0, 0.3))
    }

    @Test func aShiftInForceIsALetterKey() {
        let look = look()
        #expect(look.paint(for: .shift, isActive: true) == look.standard)
        #expect(look.paint(for: .shift) == look.control)
        #expect(look.paint(for: .character("a"), isActive: true) == look.standard)
    }

    @Test func aReturnKeyWithAPurposeIsTheAccent() {
        let paint = look().paint(for: .primary, hasPurpose: true)
        #expect(paint.fill == rgb(0x2F8BFF) && paint.text == rgb(0x00101F))
        // Held it is as every held key without a pop. Source: behaviour C.2.
        #expect(paint.pressedFill == rgb(0x757576) && paint.pressedText == rgb(0xFFFFFF))
        #expect(look().paint(for: .backspace, hasPurpose: true) == look().control)
    }

    static let chrome: [KeyboardAction] = [
        .shift, .backspace, .primary, .keyboardType(.numbers), .keyboardType(.letters),
        .keyboardType(.symbols),
    ]

    /// A style whose roles differ in everything.
    private struct Motley: KeyboardStyleProvider {
        private func pick(_ role: KeyRole, _ standard: Int, _ control: Int) -> KeyboardColor {
            both(rgb(role == .standard ? standard : control))
        }
        func backgroundColor() -> KeyboardColor { both(rgb(0xFFFFFF)) }
        func keyFill(for role: KeyRole) -> KeyboardColor { pick(role, 0x110000, 0x001100) }
        func keyFillOnGlass(for role: KeyRole) -> KeyboardColor { pick(role, 0x220000, 0x002200) }
        func keyFillPressed(for role: KeyRole) -> KeyboardColor { pick(role, 0x330000, 0x003300) }
        func keyTextColor(for role: KeyRole) -> KeyboardColor { pick(role, 0xFF4444, 0x44FF44) }
    }

    @Test(arguments: chrome, [true, false])
    func T49_uniformKeysHaveTheLettersFillAndText(action: KeyboardAction, isTranslucent: Bool) {
        let uniform = look(Motley(), isTranslucent: isTranslucent, uniformKeyColor: true)
        let letter = uniform.paint(for: .character("a"))
        #expect(uniform.paint(for: action) == letter)
        #expect(letter.fill == rgb(isTranslucent ? 0x220000 : 0x110000))
        #expect(letter.text == rgb(0xFF4444) && letter.pressedFill == rgb(0x330000))
        let native = look(Motley(), isTranslucent: isTranslucent)
        #expect(native.paint(for: action).fill == rgb(isTranslucent ? 0x002200 : 0x001100))
        #expect(native.paint(for: action).text == rgb(0x44FF44))
    }

    @Test func T49_aReturnKeyWithAPurposeKeepsItsAccent() {
        let uniform = look(uniformKeyColor: true)
        #expect(uniform.paint(for: .primary, hasPurpose: true).fill == rgb(0x2F8BFF))
        #expect(uniform.paint(for: .primary, hasPurpose: true).text == rgb(0x00101F))
    }

    @Test(arguments: ColorScheme.allCases, [true, false])
    func T50_controlKeysAreDarkerThanLetters(scheme: ColorScheme, isTranslucent: Bool) {
        for design in NativeDesign.all {
            for theme in KeyboardTheme.allCases {
                let look = look(
                    theme.style(design: design), scheme, isTranslucent: isTranslucent)
                for action in Self.chrome {
                    #expect(
                        Contrast.luminance(look.paint(for: action).plate)
                            < Contrast.luminance(look.standard.plate))
                }
            }
        }
    }

    @Test func anOverlayIsABadgeAndLeavesTheKeysName() {
        let slot: KeyOverlay.Slot = { key in
            key.action == .space ? KeyOverlay(languages: ["cz", "en"]) : nil
        }
        #expect(slot(.space) == KeyOverlay(badge: "CZEN") && slot(.shift) == nil)
        #expect(Key.space.label == "space")
    }
}
