import Documents
import Testing

@testable import Settings

/// The ratios are those that WCAG's formula gives, reckoned apart from the code: white on #767676 is 4.54, on #777777 4.48,
/// on #808080 3.95.
@Suite struct ContrastCheckTests {
    @Test func textThatIsHardToReadIsAWarning() throws {
        let (theme, problems) = try ThemeDocument.read(
            Array(
                """
                background: '#000000'
                standard-key: '#777777'
                control-key: '#767676'
                key-text: '#ffffff'
                accent: '#808080'
                accent-text: '#ffffff'
                """.utf8), path: "t")
        #expect(theme != nil, "the look is the user's")
        #expect(problems.allSatisfy { $0.severity == .warning })
        #expect(
            problems.map(\.description).sorted() == [
                "t:2:15: key-text on standard-key has a contrast of 4.4; text is easy to read from 4.5 on",
                // 16 % of the way to white is #8c8c8c: 3.36.
                "t:3:14: key-text on control-key-pressed has a contrast of 3.3; text is easy to read from 4.5 on",
                "t:5:9: accent-text on accent has a contrast of 3.9; text is easy to read from 4.5 on",
            ])
    }

    /// White on #6a6a6a is 5.41; a fifth of the way to white is #888888, 3.54.
    @Test func theKeyUnderItsPreviewIsLookedAt() throws {
        #expect(
            try said("based-on: graphite\nkey-text: '#ffffff'\nstandard-key: '#6a6a6a'").contains(
                "t:3:15: key-text on standard-key, held with its preview shown, has a contrast of 3.5; text is easy to read from 4.5 on"
            ))
    }

    @Test func eachSchemeIsLookedAt() throws {
        #expect(
            try said("based-on: native\nbackground: {light: '#e2e2e6', dark: '#808080'}") == [
                "t:2:13: key-text on background has a contrast of 3.9 in the dark scheme; text is easy to read from 4.5 on"
            ])
    }

    /// Over black, a quarter of white is #404040: 2.02 with black text. Over white it stays white: 1 with white text.
    @Test func glassIsSeenOverAnything() throws {
        #expect(
            try said("based-on: native\nstandard-key-on-glass: '#ffffff40'") == [
                "t:2:24: key-text on standard-key-on-glass has a contrast of 2.0 in the light scheme "
                    + "and 1.0 in the dark one; text is easy to read from 4.5 on"
            ])
    }

    @Test(arguments: ["native", "midnight", "ocean", "sunset", "forest", "graphite"])
    func coloursThatTheFileDoesNotGiveAreNotItsFault(_ base: String) throws {
        #expect(try said("based-on: \(base)") == [])
    }

    private func said(_ text: String) throws -> [String] {
        try ThemeDocument.read(Array(text.utf8), path: "t").problems.map(\.description)
    }
}
