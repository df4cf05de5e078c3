import Documents
import KeyboardStyle
import Testing

@testable import Settings

/// `design`, `design-release` and `glass-fallback`. Source: behaviour A.7, B.2 and H6.
@Suite struct DesignSettingTests {
    private func read(_ text: String) throws -> (SettingsValues, [String]) {
        let (values, problems) = try SettingsValues.read(Array(text.utf8), path: "s")
        return (try #require(values), problems.map { "\($0)" })
    }

    @Test(arguments: [
        ("26", DesignRelease(major: 26), "26"),
        ("18.2", DesignRelease(major: 18, minor: 2), "18.2"),
        ("26.0", DesignRelease(major: 26), "26"),
    ])
    func T46_releasesAreRead(_ text: String, _ release: DesignRelease, _ again: String) throws {
        let (values, problems) = try read("design-release: \(text)")
        #expect(problems == [])
        #expect(values.designRelease?.value.release == release)
        #expect(values.written(.designRelease)?.value == again)
        var option = SettingsValues()
        #expect(option.set(.designRelease, to: text) == nil)
        #expect(option.designRelease?.value == values.designRelease?.value)
    }

    @Test func T46_autoIsAnyRelease() throws {
        let (values, problems) = try read("design-release: auto")
        #expect(problems == [] && values.designRelease?.value == .auto)
        #expect(values.designRelease?.value.release == nil)
    }

    @Test(arguments: ["iOS 18", "-18", "+18", "18.", ".1", "18.1.2", "''", "1e2", "99999999999999"])
    func whatIsNoReleaseIsTold(_ text: String) throws {
        let (values, problems) = try read("design-release: \(text)")
        #expect(values.designRelease == nil)
        #expect(problems.count == 1)
        #expect(problems.first?.contains("it is auto, or a release such as 18 or 26.1") == true)
    }

    @Test func theFallbackOfGlassIsClearOrSolid() throws {
        #expect(try read("glass-fallback: solid").0.glassFallback?.value == .solid)
        #expect(try read("glass-fallback: clear").0.glassFallback?.value == .clear)
        let (values, problems) = try read("glass-fallback: grey")
        #expect(values.glassFallback == nil)
        #expect(problems == ["s:1:17: glass-fallback cannot be 'grey'; it is clear or solid"])
    }

    @Test func T47_theThinDesignIsChosenByItsName() throws {
        let (values, problems) = try read("design: ios26-thin")
        #expect(problems == [] && values.design?.value == .id("ios26-thin"))
    }
}
