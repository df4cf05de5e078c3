import Glibc
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

struct StyleTests {
    /// A provider with the three members that must be written.
    private struct BareStyle: KeyboardStyleProvider {
        func backgroundColor() -> KeyboardColor { both(RGBA(0, 0, 1)) }
        func keyFill(for role: KeyRole) -> KeyboardColor { both(RGBA(1, 1, 1, 0.5)) }
        func keyTextColor(for role: KeyRole) -> KeyboardColor { both(RGBA(1, 0, 0)) }

        func both(_ color: RGBA) -> KeyboardColor { KeyboardColor(light: color, dark: color) }
    }

    /// A provider that writes a member that has a default.
    private struct SmallStyle: KeyboardStyleProvider {
        let bare = BareStyle()

        func backgroundColor() -> KeyboardColor { bare.backgroundColor() }
        func keyFill(for role: KeyRole) -> KeyboardColor { bare.keyFill(for: role) }
        func keyTextColor(for role: KeyRole) -> KeyboardColor { bare.keyTextColor(for: role) }
        func keyFontSize(for action: KeyboardAction) -> Points { 9 }
    }

    @Test func threeMembersMakeAStyle() {
        let style: any KeyboardStyleProvider = BareStyle()
        #expect(style.metrics == .phonePortrait)
        #expect(style.keyFillOnGlass(for: .control) == style.keyFill(for: .control))
        #expect(style.keyFillPressed(for: .control) == style.keyFill(for: .control))
        #expect(style.keyFontSize(for: .space) == 16)
    }

    @Test func accentComesFromTextAndKey() {
        let style: any KeyboardStyleProvider = BareStyle()
        #expect(style.accentFill().light == RGBA(1, 0, 0))
        // Half of white over blue.
        #expect(style.accentTextColor().dark == RGBA(0.5, 0.5, 1))
    }

    @Test func overridesAreFoundThroughTheProtocol() {
        let style: any KeyboardStyleProvider = SmallStyle()
        #expect(style.keyFontSize(for: .space) == 9)
    }

    @Test func aColourResolvesByScheme() {
        let color = KeyboardColor(light: RGBA(1, 1, 1), dark: RGBA(0, 0, 0))
        #expect(color.resolved(for: .light) == RGBA(1, 1, 1))
        #expect(color.resolved(for: .dark) == RGBA(0, 0, 0))
    }

    @Test func charactersAndSpaceAreStandardKeys() {
        #expect(KeyRole(of: .character("a")) == .standard && KeyRole(of: .space) == .standard)
        for action: KeyboardAction in [.shift, .backspace, .primary, .keyboardType(.numbers)] {
            #expect(KeyRole(of: action) == .control)
        }
    }

    /// WCAG 2 relative luminance.
    private func luminance(_ color: RGBA) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
            + 0.0722 * linear(color.blue)
    }

    @Test(arguments: ColorScheme.allCases)
    func nativeTextStandsOutOnEveryFill(scheme: ColorScheme) {
        let style = NativeKeyboardStyle()
        for role in KeyRole.allCases {
            let text = luminance(style.keyTextColor(for: role).resolved(for: scheme))
            for fill in [style.keyFill(for: role), style.keyFillPressed(for: role)] {
                let base = luminance(fill.resolved(for: scheme))
                let contrast = (max(text, base) + 0.05) / (min(text, base) + 0.05)
                #expect(contrast >= 4.5)
            }
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func heldNativeKeysLookHeld(scheme: ColorScheme) {
        let style = NativeKeyboardStyle()
        for role in KeyRole.allCases {
            let pressed = style.keyFillPressed(for: role).resolved(for: scheme)
            #expect(pressed != style.keyFill(for: role).resolved(for: scheme))
        }
    }

    @Test func typeHasTheSizesOfThePhone() {
        let metrics = NativeMetrics.phonePortrait
        #expect(metrics.fontSize(for: .character("q")) == 25)
        #expect(metrics.fontSize(for: .character("Q")) == 22)
        #expect(metrics.fontSize(for: .character("1")) == 22)
        #expect(metrics.fontSize(for: .character("€")) == 22)
        #expect(metrics.fontSize(for: .primary) == 16)
        #expect(metrics.fontSize(for: .keyboardType(.letters)) == 18)
        #expect(metrics.fontSize(for: .keyboardType(.symbols)) == 15)
    }
}
