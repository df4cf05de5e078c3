import DocumentTestKit
import Documents
import KeyboardStyle
import Testing

@testable import Settings

@Suite struct ThemeDocumentTests {
    static let paper = """
        name: Paper
        background: {light: '#f4ecd8', dark: '#1e1820'}
        standard-key: {light: '#fffaf0', dark: '#3a2f3f'}
        control-key: {light: '#e2d6bd', dark: '#2b2430'}
        key-text: {light: '#2a1f2d', dark: '#fff4e6'}
        accent: '#7a2e5af0'
        accent-text: ffffff

        """

    @Test func sixColoursAreATheme() throws {
        let (theme, problems) = try read(Self.paper)
        #expect(problems == [])
        #expect(theme?.name == "Paper")
        #expect(theme?.base == nil)
        let background = RGBA(244.0 / 255, 236.0 / 255, 216.0 / 255)
        #expect(theme?.colors[.background]?.light == background)
        #expect(
            theme?.colors[.keyText]
                == KeyboardColor(
                    light: RGBA(42.0 / 255, 31.0 / 255, 45.0 / 255),
                    dark: RGBA(1, 244.0 / 255, 230.0 / 255)))
        #expect(theme?.colors[.accent]?.light.alpha == 240.0 / 255)
        #expect(theme?.colors[.accentText]?.dark == RGBA(1, 1, 1))
    }

    @Test func baseGivesWhatIsMissing() throws {
        let (theme, problems) = try read(
            "based-on: ocean\naccent: {light: '#005000', dark: '#80ff80'}\n")
        #expect(problems == [])
        #expect(theme?.base == .ocean)
        #expect(theme?.colors.keys.map(\.self) == [.accent])
        #expect(theme?.name == "t", "named after its file")
    }

    @Test func halfAThemeIsNone() throws {
        let (theme, problems) = try read("background: '#ffffff'\nkey-text: '#000000'")
        #expect(theme == nil)
        #expect(
            problems == [
                "/x/t.yaml:1:1: standard-key, control-key, accent and accent-text are missing; "
                    + "write them, or 'based-on: native' to take the rest from there"
            ])
    }

    @Test func emptyFileIsNoTheme() throws {
        let (theme, problems) = try read("")
        #expect(theme == nil)
        #expect(problems.count == 1)
    }

    @Test(arguments: [
        Mistake(
            "accent: #ff0000",
            "/x/t.yaml:2:8: accent is empty; put quotation marks around a colour: '#rrggbb'"),
        Mistake(
            "accent: '#ff00'",
            "/x/t.yaml:2:9: accent cannot be '#ff00'; it is '#rrggbb', '#rrggbbaa', or 'light:' and 'dark:' with one each"
        ),
        Mistake(
            "accent: '+ff000'",
            "/x/t.yaml:2:9: accent cannot be '+ff000'; it is '#rrggbb', '#rrggbbaa', or 'light:' and 'dark:' with one each"
        ),
        Mistake(
            "accent: [a]",
            "/x/t.yaml:2:9: accent cannot be a list; it is '#rrggbb', '#rrggbbaa', or 'light:' and 'dark:' with one each"
        ),
        Mistake(
            "accent: {light: '#ffffff'}",
            "/x/t.yaml:2:9: accent has no dark colour; give both, or one colour without 'light:' and 'dark:'"
        ),
        Mistake(
            "accent: {light: red, dark: '#000000'}",
            "/x/t.yaml:2:17: the light colour of accent cannot be 'red'; it is '#rrggbb' or '#rrggbbaa'"
        ),
        Mistake(
            "accent: {light: '#ffffff', drak: '#000000'}",
            "/x/t.yaml:2:9: accent has no dark colour; give both, or one colour without 'light:' and 'dark:'",
            "/x/t.yaml:2:28: unknown key 'drak'; did you mean 'dark'?"),
        Mistake("accnt: '#000000'", "/x/t.yaml:2:1: unknown key 'accnt'; did you mean 'accent'?"),
    ])
    func mistakeIsToldWithItsPlace(_ mistake: Mistake) throws {
        let (_, problems) = try read("based-on: native\n\(mistake.text)")
        #expect(problems == mistake.says)
    }

    @Test func baseIsAThemeOfOurs() throws {
        #expect(
            try read("based-on: paper").1 == [
                "/x/t.yaml:1:11: based-on cannot be 'paper'; it is native, midnight, ocean, sunset, forest or graphite"
            ])
    }

    @Test(arguments: [
        "#fff", "#ffffff0", "ggffff", "", "#", "# ffffff", "#-fffff", "0xffff", "#ffffff ",
        "ff_ffff", "１２３４５６",
    ])
    func otherTextIsNoColour(_ text: String) {
        #expect(ColorReader.color(text) == nil)
    }

    private func read(_ text: String) throws -> (ThemeDocument?, [String]) {
        let (theme, problems) = try ThemeDocument.read(Array(text.utf8), path: "/x/t.yaml")
        return (
            theme,
            problems.sorted { ($0.place ?? .start) < ($1.place ?? .start) }.map(\.description)
        )
    }
}
