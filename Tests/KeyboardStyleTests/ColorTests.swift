import Foundation
import KeyboardStyle
import Testing

struct ColorTests {
    private func mustBeSendable(_: some Sendable) {}

    @Test func T13_aColourHasTwoSidesAndIsOpaqueUnlessSaid() {
        let color = KeyboardColor(light: RGBA(0.1, 0.2, 0.3), dark: RGBA(0.4, 0.5, 0.6, 0.7))
        #expect(color.light.alpha == 1 && color.dark.alpha == 0.7)
        #expect(color.resolved(for: .light) == RGBA(0.1, 0.2, 0.3, 1))
        #expect(color.resolved(for: .dark) == RGBA(0.4, 0.5, 0.6, 0.7))
        #expect(color != KeyboardColor(light: color.light, dark: color.light))
        mustBeSendable(color)
    }

    @Test func componentsStayInTheirRange() {
        let color = RGBA(-1, 2, .nan, .infinity)
        #expect(color == RGBA(0, 1, 0, 1))
    }

    @Test func coloursSurviveBeingStored() throws {
        let color = KeyboardColor(light: RGBA(0.25, 0.5, 0.75), dark: RGBA(1, 0, 0.125, 0.5))
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode(KeyboardColor.self, from: data) == color)
    }

    @Test func aStoredColourIsClampedAndMayLackItsAlpha() throws {
        let text = Data(#"{"red": 7, "green": -2, "blue": 0.5}"#.utf8)
        #expect(try JSONDecoder().decode(RGBA.self, from: text) == RGBA(1, 0, 0.5, 1))
    }

    @Test func mixingGoesStraightFromOneToTheOther() {
        let color = RGBA(0.2, 0.4, 0.6, 0.5)
        #expect(color.mixed(with: RGBA(1, 0, 0, 1), 0) == color)
        #expect(isNear(color.mixed(with: RGBA(1, 0, 0, 1), 1), RGBA(1, 0, 0, 1)))
        #expect(isNear(color.mixed(with: RGBA(1, 0, 0, 1), 0.25), RGBA(0.4, 0.3, 0.45, 0.625)))
        #expect(isNear(color.lightened(by: 0.5), RGBA(0.6, 0.7, 0.8, 0.5)))
        #expect(isNear(color.darkened(by: 0.5), RGBA(0.1, 0.2, 0.3, 0.5)))
    }

    @Test func compositingIsSourceOver() {
        #expect(RGBA(1, 0, 0, 0.25).composited(over: RGBA(0, 0, 1)) == RGBA(0.25, 0, 0.75))
        #expect(RGBA(1, 0, 0, 0).composited(over: RGBA(0, 0, 1, 0)).alpha == 0)
        // Half of white over half of black: three quarters, two thirds of them white.
        let both = RGBA(1, 1, 1, 0.5).composited(over: RGBA(0, 0, 0, 0.5))
        #expect(isNear(both, RGBA(2.0 / 3, 2.0 / 3, 2.0 / 3, 0.75)))
    }

    @Test func luminanceIsThatOfTheStandard() {
        for step in 0...255 {
            let part = Double(step) / 255
            for color in [RGBA(part, 0, 0), RGBA(0, part, 0), RGBA(0, 0, part)] {
                #expect(abs(color.relativeLuminance - Contrast.luminance(color)) < 1e-12)
            }
        }
    }

    @Test func contrastIsThatOfTheStandard() {
        #expect(abs(RGBA(0, 0, 0).contrast(with: RGBA(1, 1, 1)) - 21) < 1e-9)
        #expect(RGBA(0.3, 0.3, 0.3).contrast(with: RGBA(0.3, 0.3, 0.3)) == 1)
        // The well-known grey that white text just stands out from.
        #expect(rgb(0x767676).contrast(with: rgb(0xFFFFFF)) >= 4.5)
        #expect(rgb(0x777777).contrast(with: rgb(0xFFFFFF)) < 4.5)
    }
}
