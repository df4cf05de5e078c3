import KeyboardStyle
import Testing
import Units

struct MetricsTests {
    @Test func T15_theDefaultIsAnUprightPhoneAndTheOutputDecides() {
        #expect(NativeKeyboardStyle().metrics == .iPhonePortrait)
        #expect(NativeKeyboardStyle(metrics: .iPhoneLandscape).metrics == .phoneLandscape)
        let upright = NativeMetrics.fitting(output: Size(width: 402, height: 874), rowCount: 4)
        let sideways = NativeMetrics.fitting(output: Size(width: 874, height: 402), rowCount: 4)
        #expect(upright == .iPhonePortrait && sideways == .iPhoneLandscape)
        #expect(upright.keyAreaHeight(rowCount: 4) == 229)
        #expect(sideways.keyAreaHeight(rowCount: 4) == 160)
        let tablet = NativeMetrics.fitting(output: Size(width: 800, height: 1280), rowCount: 4)
        #expect(tablet == .tabletPortrait)
    }

    /// Behaviour A.4: one member, its figures for a phone upright and sideways and a tablet upright and sideways.
    static let table: [(String, @Sendable (NativeMetrics) -> Points, [Points])] = [
        ("keyRowHeight", { $0.keyRowHeight }, [45, 32, 54, 74]),
        ("rowSpacing", { $0.rowSpacing }, [11, 8, 10, 12]),
        ("keySpacing", { $0.keySpacing }, [6, 6, 10, 14]),
        ("horizontalPadding", { $0.horizontalPadding }, [6.5, 3, 5, 7]),
        ("verticalPadding", { $0.verticalPadding }, [8, 4, 5, 6]),
        ("keyCornerRadius", { $0.keyCornerRadius }, [7.5, 7.5, 9, 9]),
        ("containerTopCornerRadius", { $0.containerTopCornerRadius }, [12, 12, 12, 12]),
        ("on glass", { $0.containerTopCornerRadiusOnGlass }, [26, 26, 26, 26]),
        ("shiftKeyGap", { $0.shiftKeyGap }, [15, 15, 10, 10]),
        ("letterFontSize", { $0.letterFontSize }, [25, 22, 28, 28]),
        ("uppercaseFontSize", { $0.uppercaseFontSize }, [22, 20, 25, 25]),
        ("numericFontSize", { $0.numericFontSize }, [22, 20, 25, 25]),
        ("controlFontSize", { $0.controlFontSize }, [16, 15, 18, 18]),
        ("symbolFontSize", { $0.symbolFontSize }, [17, 15, 20, 20]),
        ("nativePreviewSize", { $0.nativePreviewSize }, [60.75, 43.2, 72.9, 99.9]),
        ("nativePreviewGap", { $0.nativePreviewGap }, [6.3, 4.48, 7.56, 10.36]),
        ("native corner", { $0.nativePreviewCornerRadius }, [10.5, 10.5, 12, 12]),
        ("keyPopOverflow", { $0.keyPopOverflow }, [54, 38.4, 64.8, 88.8]),
        ("head", { $0.keyPopHeadHeight }, [47.25, 33.6, 56.7, 77.7]),
        ("neck", { $0.keyPopNeckDepth }, [31.5, 22.4, 37.8, 51.8]),
        ("suggestionBarHeight", { $0.suggestionBarHeight }, [44, 36, 48, 48]),
        ("emojiPanelExtraHeight", { $0.emojiPanelExtraHeight }, [44, 44, 44, 44]),
    ]

    @Test(arguments: table.indices)
    func T16_everyMemberHasTheTablesFigures(row: Int) {
        let (name, member, figures) = Self.table[row]
        let presets: [NativeMetrics] = [
            .phonePortrait, .phoneLandscape, .tabletPortrait, .tabletLandscape,
        ]
        for (preset, figure) in zip(presets, figures) {
            #expect(isNear(member(preset), figure), "\(name)")
        }
    }

    @Test func T16_whatIsNoLengthHasTheTablesFiguresToo() {
        let metrics = NativeMetrics.phonePortrait
        #expect(metrics.nativePreviewLighten == 0.087 && metrics.nativePressedKeyLighten == 0.2)
        #expect(metrics.calloutLongPressThreshold == Milliseconds(300))
        #expect(metrics.keyDepthLine == 1 && metrics.keyDepthOpacity == 0.18)
        #expect(metrics.pageLabelFontSize == 18 && metrics.symbolPageLabelFontSize == 15)
        // Behaviour C.2 and C.3.
        #expect(isNear(metrics.keyPopHeadWidth(overKeyOf: 33.5), 53.6))
        #expect(metrics.pops.neckFillet == 4 && metrics.pops.headCornerRadius == 9)
        #expect(metrics.pops.shadowOffset == 1 && metrics.pops.shadowBlur == 4)
        #expect(metrics.pops.shadowOpacity == 0.25 && metrics.pops.magnification == 1.5)
        #expect(metrics.bubbles.keyDarken == 0.12 && metrics.bubbles.keyShrink == 0.8)
        #expect(metrics.bubbles.tintDuration == Milliseconds(350))
    }

    /// Rows × height + gaps × spacing + both margins, reckoned by hand.
    @Test(arguments: [(3, 173, 120), (4, 229, 160), (5, 285, 200)] as [(Int, Points, Points)])
    func T17_keyAreaHeightGrowsWithTheRows(rows: Int, upright: Points, sideways: Points) {
        #expect(NativeMetrics.iPhonePortrait.keyAreaHeight(rowCount: rows) == upright)
        #expect(NativeMetrics.iPhoneLandscape.keyAreaHeight(rowCount: rows) == sideways)
    }
}
