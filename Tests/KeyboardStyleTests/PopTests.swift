import Foundation
import KeyboardStyle
import Testing
import Units

struct PopTests {
    /// Behaviour C.4.
    static let overflows: [(CharacterPreviewStyle, Points)] = [
        (.native, 61.05), (.connected, 48), (.curvy, 48), (.square, 48), (.floating, 54),
        (.bubble, 0), (.bubbleWord, 0), (.bubbleSentence, 0),
    ]

    @Test(arguments: overflows)
    func T18_popsReachAsFarAsTheSpecificationSays(style: CharacterPreviewStyle, figure: Points) {
        #expect(isNear(NativeMetrics.iPhonePortrait.popOverflow(for: style), figure))
    }

    @Test func T18_popsOfAnotherDesignReachDifferently() {
        // Rows of 44 and a margin of 5: 59.4 + 6.16 - 5 + 2 and 52.8 - 5 + 2.
        let metrics = NativeDesign.ios18.metrics.phonePortrait
        #expect(isNear(metrics.popOverflow(for: .native), 62.56))
        #expect(isNear(metrics.popOverflow(for: .connected), 49.8))
    }

    @Test func popsShrinkWithTheirRows() {
        // Half of 240 for what is naturally 160: three quarters of the lengths of a phone held
        // sideways, and the clearance of 2 as it is.
        let metrics = NativeMetrics.fitting(output: Size(width: 320, height: 240), rowCount: 4)
        #expect(isNear(metrics.nativePreviewSize, 32.4))
        #expect(isNear(metrics.nativePreviewCornerRadius, 7.875))
        #expect(isNear(metrics.pops.neckFillet, 3) && isNear(metrics.pops.headCornerRadius, 6.75))
        #expect(isNear(metrics.popOverflow(for: .native), 34.76))
        #expect(isNear(metrics.popOverflow(for: .floating), 32.3))
    }

    @Test func noMarginIsTooWideForAPop() {
        var metrics = NativeMetrics.phonePortrait
        metrics.verticalPadding = 200
        #expect(metrics.popOverflow(for: .native) == 0)
    }

    @Test(arguments: overflows, [0, 36, 44, 46, 52, 100] as [Points])
    func T42_theInsetIsWhatTheToolbarLeaves(
        row: (CharacterPreviewStyle, Points), toolbarHeight: Points
    ) {
        let metrics = NativeMetrics.iPhonePortrait
        let expected = Points(max(0, row.1.value - toolbarHeight.value))
        let inset = metrics.popTopInset(for: row.0, toolbarHeight: toolbarHeight)
        #expect(isNear(inset, expected))
        let whole = metrics.wholePopTopInset(for: row.0, toolbarHeight: toolbarHeight)
        #expect(whole.value == (expected.value * 1000).rounded().dividedUp(by: 1000))
    }

    @Test func T42_aBarLeavesTheFiguresOfTheSpecification() {
        let metrics = NativeMetrics.iPhonePortrait
        #expect(isNear(metrics.popTopInset(for: .native, toolbarHeight: 44), 17.05))
        #expect(metrics.wholePopTopInset(for: .native, toolbarHeight: 44) == 18)
        #expect(metrics.wholePopTopInset(for: .connected, toolbarHeight: 44) == 4)
        #expect(metrics.wholePopTopInset(for: .native) == 62)
    }

    @Test func T42_withoutPreviewsAndOnTheEmojiPageThereIsNoInset() {
        let metrics = NativeMetrics.iPhonePortrait
        #expect(metrics.popTopInset(for: nil) == 0 && metrics.wholePopTopInset(for: nil) == 0)
        #expect(metrics.popTopInset(for: .native, showsEmoji: true) == 0)
        #expect(metrics.wholePopTopInset(for: .native, showsEmoji: true) == 0)
    }

    @Test func B09_storedNamesAreTheSeedsAndAnUnknownOneIsNative() throws {
        let names = CharacterPreviewStyle.allCases.map(\.rawValue)
        #expect(
            names == [
                "native", "connected", "curvy", "square", "floating", "bubble", "bubbleWord",
                "bubbleSentence",
            ])
        func decoded(_ name: String) throws -> CharacterPreviewStyle? {
            let data = Data("[\"\(name)\"]".utf8)
            return try JSONDecoder().decode([CharacterPreviewStyle].self, from: data).first
        }
        for style in CharacterPreviewStyle.allCases {
            #expect(try decoded(style.rawValue) == style)
            let data = try JSONEncoder().encode([style])
            #expect(String(decoding: data, as: UTF8.self) == "[\"\(style.rawValue)\"]")
        }
        #expect(try decoded("hologram") == .native)
        // Native is the square of its own, connected the neck.
        #expect(CharacterPreviewStyle.native.family == .detached)
        #expect(CharacterPreviewStyle.connected.family == .connected)
    }
}

extension Double {
    /// Whole numbers, so that no broken one decides.
    fileprivate func dividedUp(by divisor: Int) -> Double {
        Double((Int(self) + divisor - 1) / divisor)
    }
}
