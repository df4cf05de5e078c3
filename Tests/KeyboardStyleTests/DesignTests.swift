import KeyboardStyle
import Testing
import Units

struct DesignTests {
    /// A design that no build has.
    private static func fake(_ id: String, release: Int, row: Points = 45) -> NativeDesign {
        var design = NativeDesign.ios26
        design.metrics.phonePortrait.keyRowHeight = row
        design.colors.background = both(RGBA(Double(release) / 100, 0, 0))
        return NativeDesign(
            id: id, release: DesignRelease(major: release), metrics: design.metrics,
            colors: design.colors, emojiRow: design.emojiRow)
    }

    private let fakes = DesignCatalog(
        fake("middle", release: 20), fake("new", release: 30, row: 50), fake("old", release: 10))

    private func automatic(at release: DesignRelease?) -> String {
        fakes.choice(id: nil, release: release).design.id
    }

    @Test func T05_aNewerDesignChangesHeightsAndColoursByItself() {
        let catalog = DesignCatalog(.ios18, .ios26, Self.fake("next", release: 40, row: 50))
        let design = catalog.choice(id: nil).design
        let output = Size(width: 402, height: 874)
        let metrics = NativeMetrics.fitting(output: output, rowCount: 4, design: design)
        // Four rows that are 5 higher.
        #expect(metrics.keyAreaHeight(rowCount: 4) == 249)
        // 1.35 and 0.14 of 50, less the margin of 8, and 2 of clearance; 1.05 of 50 for a callout.
        #expect(isNear(metrics.popOverflow(for: .native), 68.5))
        #expect(metrics.wholePopTopInset(for: .native) == 69)
        #expect(isNear(metrics.calloutHeight, 52.5))
        let style = KeyboardTheme.native.style(design: design, metrics: metrics)
        #expect(style.metrics == metrics)
        #expect(style.backgroundColor() == both(RGBA(0.4, 0, 0)))
        let themed = KeyboardTheme.ocean.style(design: design)
        #expect(themed.metrics.keyRowHeight == 50)
        #expect(themed.backgroundColor().light == rgb(0xCFE6F0))
    }

    /// What each id shows: the row's height, the height of four rows, the background, a control key, and a letter on glass.
    /// Source: behaviour A.4, A.5, A.7 and H6.
    private static let table: [(id: String?, Points, Points, Int, Int, RGBA)] = [
        (nil, 45, 229, 0xE2E2E6, 0xCBCED4, rgb(0xFFFFFF, 0.82)),
        ("ios26", 45, 229, 0xE2E2E6, 0xCBCED4, rgb(0xFFFFFF, 0.82)),
        ("ios26-thin", 45, 229, 0xE2E2E6, 0xCBCED4, rgb(0xFFFFFF, 0.92)),
        ("ios18", 44, 216, 0xD5D6DD, 0xABB1BA, rgb(0xFFFFFF, 0.82)),
    ]

    @Test(arguments: table.indices)
    func T27_theNativeStyleFollowsTheDesignsID(index: Int) {
        let (id, row, height, background, control, glass) = Self.table[index]
        let design = DesignCatalog.shipped.choice(id: id).design
        // By the theme, as the keyboard does it, and by its own name: no palette is asked for.
        let styles: [any KeyboardStyleProvider] = [
            KeyboardTheme.native.style(design: design), NativeKeyboardStyle(design: design),
        ]
        for style in styles {
            #expect(style is NativeKeyboardStyle)
            #expect(style.metrics.keyRowHeight == row)
            #expect(style.metrics.keyAreaHeight(rowCount: 4) == height)
            #expect(style.backgroundColor().light == rgb(background))
            #expect(style.keyFill(for: .control).light == rgb(control))
            #expect(style.keyFillOnGlass(for: .standard).light == glass)
        }
    }

    /// Every id has a row in the table above, so that a design that is added is looked at.
    @Test func T27_everyDesignIsInTheTable() {
        #expect(Set(Self.table.compactMap(\.id)) == Set(NativeDesign.all.map(\.id)))
    }

    @Test func T27_theNativeStyleIsTheNewestDesigns() throws {
        let newest = try #require(NativeDesign.all.max { $0.release < $1.release })
        #expect(NativeDesign.newest == newest && newest.id == "ios26")
        #expect(NativeKeyboardStyle() == NativeKeyboardStyle(design: newest))
        #expect(BrandStyle().metrics == newest.metrics.phonePortrait)
        let old = NativeKeyboardStyle(design: .ios18)
        #expect(old.backgroundColor().dark == rgb(0x2C2C2C))
        #expect(old.keyFill(for: .control).dark == rgb(0x474747))
        #expect(old.metrics.keyCornerRadius == 5 && old.metrics.keyDepthOpacity == 0.3)
    }

    /// A design that is released later is taken up by a style that names none.
    @Test func T27_aNewerDesignIsTheNativeStyleByItself() {
        let catalog = DesignCatalog(.ios18, .ios26, Self.fake("next", release: 40, row: 50))
        let style = KeyboardTheme.native.style(design: catalog.choice(id: nil).design)
        #expect(style.metrics.keyRowHeight == 50)
        #expect(style.backgroundColor() == both(RGBA(0.4, 0, 0)))
        let older = catalog.choice(id: nil, release: DesignRelease(major: 26)).design
        #expect(KeyboardTheme.native.style(design: older).metrics.keyRowHeight == 45)
    }

    @Test func T46_withoutAnIDTheNewestThatIsNotTooNew() {
        let table: [(DesignRelease?, String)] = [
            (nil, "new"), (DesignRelease(major: 99), "new"), (DesignRelease(major: 30), "new"),
            (DesignRelease(major: 29, minor: 9), "middle"), (DesignRelease(major: 20), "middle"),
            (DesignRelease(major: 19, minor: 9), "old"), (DesignRelease(major: 10), "old"),
        ]
        for (release, id) in table {
            #expect(automatic(at: release) == id)
        }
    }

    @Test func T46_whereAllAreTooNewTheOldest() {
        #expect(automatic(at: DesignRelease(major: 9, minor: 9)) == "old")
    }

    @Test func T46_releasesCompareByBothNumbers() {
        #expect(DesignRelease(major: 9, minor: 9) < DesignRelease(major: 10))
        #expect(DesignRelease(major: 18, minor: 2) < DesignRelease(major: 18, minor: 10))
        #expect(!(DesignRelease(major: 18) < DesignRelease(major: 18)))
    }

    @Test(arguments: ["old", "middle", "new"])
    func T47_aNamedDesignIsHeldEvenIfItIsTooNew(id: String) {
        let choice = fakes.choice(id: id, release: DesignRelease(major: 15))
        #expect(choice == .held(choice.design) && choice.design.id == id)
    }

    @Test func T48_anUnknownIDIsAutomaticAndIsTold() {
        let release = DesignRelease(major: 25)
        let choice = fakes.choice(id: "visionOS", release: release)
        #expect(choice.design == fakes.choice(id: nil, release: release).design)
        #expect(choice == .unknown(id: "visionOS", choice.design))
        #expect(fakes.choice(id: nil, release: release) == .automatic(choice.design))
    }

    @Test func everyDesignOfThisBuildIsFoundByItsID() {
        #expect(Set(NativeDesign.all.map(\.id)).count == NativeDesign.all.count)
        for design in NativeDesign.all {
            #expect(DesignCatalog.shipped.choice(id: design.id) == .held(design))
        }
    }

    /// Source: behaviour H6: measured alphas, for who names them.
    @Test func T46_T47_theThinDesignIsNeverChosenByItself() {
        for release in [
            nil, DesignRelease(major: 18), DesignRelease(major: 26), DesignRelease(major: 99),
        ] {
            #expect(
                DesignCatalog.shipped.choice(id: nil, release: release).design.id != "ios26-thin")
        }
        let thin = DesignCatalog.shipped.choice(id: "ios26-thin", release: DesignRelease(major: 18))
        #expect(thin == .held(.ios26Thin))
        let style = NativeKeyboardStyle(design: thin.design)
        #expect(style.metrics == NativeDesign.ios26.metrics.phonePortrait)
        #expect(style.keyFillOnGlass(for: .standard).dark == RGBA(1, 1, 1, 0.18))
        #expect(style.keyFillOnGlass(for: .standard).light == RGBA(1, 1, 1, 0.92))
        // Solid it is as any other.
        #expect(style.keyFill(for: .standard) == NativeKeyboardStyle().keyFill(for: .standard))
    }

    @Test func aDesignIsShownOnEveryClassOfOutput() {
        let output = Size(width: 402, height: 874)
        let metrics = NativeMetrics.fitting(output: output, rowCount: 4, design: .ios18)
        #expect(metrics == NativeDesign.ios18.metrics.phonePortrait)
        for outputClass in OutputClass.allCases {
            #expect(NativeDesign.ios18.metrics[outputClass].keyCornerRadius == 5)
        }
    }
}
