import Testing

@testable import Painter

/// Fontconfig itself, with the fonts of this machine and configurations of the tests.
@Suite struct FontconfigTests {
    private let directory: TemporaryDirectory
    /// Those of the preferred fonts that are installed, the best first.
    private let installed: [(family: String, path: String)]
    private let rules: [String]

    init() throws {
        directory = try TemporaryDirectory()
        installed = TestFont.installed.map { ($0.family, $0.file.path) }
        rules = FontEnvironment { _ in nil }.distributionRules
    }

    /// The system's configuration, in which somebody has chosen something.
    private func configuration(own rule: String = "") throws -> String {
        try directory.write(
            "own.conf",
            """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>\(rule)</fontconfig>
            """)
        var includes = rules
        let place = includes.firstIndex { $0.contains("/conf.d/5") } ?? includes.endIndex
        includes.insert("\(directory.path)/own.conf", at: place)
        let lines = includes.map { "<include>\($0)</include>" }
        try directory.write(
            "fonts.conf",
            """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig><dir>/usr/share/fonts</dir><cachedir>\(directory.path)/cache</cachedir>
            \(lines.joined(separator: "\n"))</fontconfig>
            """)
        return "\(directory.path)/fonts.conf"
    }

    private func answer(preferring families: [String], own rule: String = "") throws -> String? {
        try Fontconfig.sansSerif(
            preferring: families, unlessChosenOver: rules, configuration: configuration(own: rule)
        )?.path
    }

    private func choice(of family: String) -> String {
        "<alias><family>sans-serif</family><prefer><family>\(family)</family></prefer></alias>"
    }

    @Test func fontconfigNamesAFontThatWorks() throws {
        let file = try #require(Fontconfig.sansSerif(preferring: [], unlessChosenOver: rules))
        #expect(FontFace(file) != nil)
    }

    @Test func withoutAChoiceThePreferredFontIsUsed() throws {
        #expect(installed.count >= 2, "two sans-serif fonts are installed")
        for font in installed {
            #expect(try answer(preferring: ["No Such Font", font.family]) == font.path)
        }
        let families = installed.map { $0.family }
        #expect(try answer(preferring: families) == installed.first?.path)
        #expect(try answer(preferring: families.reversed()) == installed.last?.path)
    }

    @Test func whatSomebodyHasChosenWins() throws {
        let best = try #require(installed.first)
        let last = try #require(installed.last)
        #expect(try answer(preferring: [best.family], own: choice(of: last.family)) == last.path)
        #expect(try answer(preferring: [last.family], own: choice(of: best.family)) == best.path)
        let replacing = """
            <match target="pattern"><test name="family"><string>sans-serif</string></test>
            <edit name="family" mode="prepend" binding="strong"><string>\(last.family)</string></edit>
            </match>
            """
        #expect(try answer(preferring: [best.family], own: replacing) == last.path)
    }

    /// It is a choice although the distribution falls back to the same font.
    @Test func theUsualFontCanBeChosen() throws {
        let usual = try #require(try answer(preferring: []))
        let family = try #require(installed.first { $0.path == usual }?.family)
        let other = try #require(installed.first { $0.family != family }?.family)
        #expect(try answer(preferring: [other]) != usual)
        #expect(try answer(preferring: [other], own: choice(of: family)) == usual)
    }

    @Test func rulesForOtherThingsAreNoChoice() throws {
        let best = try #require(installed.first)
        for rule in [
            "<match target=\"font\"><edit name=\"hinting\" mode=\"assign\"><bool>false</bool></edit></match>",
            "<alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>",
        ] {
            #expect(try answer(preferring: [best.family], own: rule) == best.path)
        }
    }

    @Test func rulesThatCannotBeToldApartCountAsChosen() throws {
        let configuration = try configuration()
        let usual = Fontconfig.sansSerif(
            preferring: [], unlessChosenOver: rules, configuration: configuration)
        let answer = Fontconfig.sansSerif(
            preferring: installed.map { $0.family }, unlessChosenOver: [],
            configuration: configuration)
        #expect(answer != nil)
        #expect(answer == usual)
    }

    private func request(_ characters: [Unicode.Scalar]) throws -> FontRequest {
        let script = Script(nearest: try #require(characters.first))
        return FontRequest(
            needs: [FontRequest.Need(script: script, known: [], characters: characters)])
    }

    @Test func fontsAreFoundForWhatIsLacking() throws {
        for characters in [["ض", "ٱ", "١"], ["ㅂ", "한"]] as [[Unicode.Scalar]] {
            let answer = try Fontconfig.fonts(
                for: request(characters), unlessChosenOver: rules, configuration: configuration())
            let found = try #require(answer.found.first)
            let faces = found.files.compactMap { FontFace($0, needsLatin: false) }
            #expect(!faces.isEmpty && faces.count == found.files.count)
            let isComplete = characters.allSatisfy { scalar in faces.contains { $0.draws(scalar) } }
            #expect(isComplete != found.isIncomplete)
        }
    }

    @Test func whatNoFontHasIsTold() throws {
        let answer = try Fontconfig.fonts(
            for: request(["\u{10FFFD}"]), unlessChosenOver: rules, configuration: configuration())
        #expect(answer.found.map(\.files) == [[]])
        #expect(answer.found.map(\.isIncomplete) == [true])
    }

    /// The package of the tests' Korean font brings several.
    @Test func whatSomebodyHasChosenWinsForOtherScriptsToo() throws {
        func path(own rule: String) throws -> String? {
            try Fontconfig.fonts(
                for: request(["ㅂ"]), unlessChosenOver: rules,
                configuration: configuration(own: rule)
            ).found.first?.files.first?.path
        }
        let preferred = try #require(try path(own: ""))
        #expect(!preferred.hasSuffix("NanumMyeongjo.ttf"))
        #expect(try path(own: choice(of: "NanumMyeongjo"))?.hasSuffix("NanumMyeongjo.ttf") == true)
    }

    @Test func aVariableFontIsUsedAsItIsByDefault() {
        // Source: fontconfig, FcFreeTypeQueryAll: instance 0x8000 stands for the variable font.
        let asSuch = FontFile(path: "/f.ttf", fontconfigIndex: Int32(bitPattern: 0x8000_0002))
        #expect(asSuch.faceIndex == 2)
        #expect(FontFile(path: "/f.ttf", fontconfigIndex: 0x3_0001).faceIndex == 0x3_0001)
    }
}
