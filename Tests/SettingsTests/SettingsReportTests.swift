import Behavior
import Documents
import KeyboardStyle
import Testing

@testable import Settings

@Suite struct SettingsReportTests {
    private func read(_ text: String) throws -> SettingsValues {
        let (values, problems) = try SettingsValues.read(Array(text.utf8), path: "s")
        #expect(problems == [])
        return values ?? SettingsValues()
    }

    private func lines(_ options: SettingsValues, _ file: String) throws -> [String: String] {
        let report = SettingsReport(
            overrides: options, file: try read(file), path: "settings.yaml", languages: ["cs"],
            languageOrigin: "LANG")
        var lines: [String: String] = [:]
        for line in report.text.split(separator: "\n") {
            let parts = line.split(separator: "#", maxSplits: 1).map { part in
                part.reversed().drop { $0 == " " }.reversed()
            }
            let name = String(parts[0].prefix { $0 != ":" })
            #expect(lines[name] == nil)
            lines[name] =
                "\(String(parts[0].dropFirst(name.count + 2))) <\(String(parts[1].dropFirst()))>"
        }
        return lines
    }

    @Test func everySettingIsToldWithItsOrigin() throws {
        var options = SettingsValues()
        _ = options.set(.scheme, to: "dark")
        let lines = try lines(options, "scheme: light\ntheme: ocean\nperiod-shortcut: off")
        #expect(lines.count == SettingsValues.Name.allCases.count + SwitchName.allCases.count)
        #expect(lines["scheme"] == "dark <command line>")
        #expect(lines["theme"] == "ocean <settings.yaml:2:8>")
        #expect(lines["period-shortcut"] == "off <settings.yaml:3:18>")
        #expect(lines["languages"] == "[cs] <LANG>")
        #expect(lines["smart-punctuation"] == "on <default>")
        #expect(lines["period-shortcut-window"] == "800 <default>")
    }

    /// A theme and a layout that are not there are named, and what counts instead.
    @Test func whatIsNotThereDoesNotCount() throws {
        let file = try read("theme: ocaen\nlanguages: [us, xx]")
        var effective = file
        effective.theme = nil
        effective.languages = file.languages.map { Placed(["us"], at: $0.place) }
        let text = SettingsReport(
            overrides: SettingsValues(), file: file, effective: effective, path: "settings.yaml",
            languages: ["us"], languageOrigin: "default"
        ).text
        let lines = text.split(separator: "\n")
        let theme = try #require(lines.first { $0.hasPrefix("theme:") })
        #expect(theme.hasPrefix("theme: native "))
        #expect(theme.hasSuffix("# not all of ocaen is there (settings.yaml:1:8)"))
        let languages = try #require(lines.first { $0.hasPrefix("languages:") })
        #expect(languages.hasPrefix("languages: [us] "))
        #expect(languages.hasSuffix("# not all of [us, xx] is there (settings.yaml:2:12)"))
    }

    @Test func aPresetIsAnOrigin() throws {
        let lines = try lines(SettingsValues(), "behavior: standard")
        #expect(lines["insert-on-key-down"] == "off <behavior: standard>")
        #expect(lines["uniform-keys"] == "off <behavior: standard>")
    }

    /// What is told is a document that says the same.
    @Test func theReportCanBeReadAgain() throws {
        let report = SettingsReport(
            overrides: SettingsValues(), file: try read("theme: ocean\none-handed-mode: left"),
            path: "s", languages: ["us", "de"], languageOrigin: "default")
        let again = try read(report.text)
        #expect(again.theme?.value == .builtIn(.ocean))
        #expect(again.languages?.value == ["us", "de"])
        #expect(again.switches.count == SwitchName.allCases.count)
    }

    @Test func theDefaultsSayNothingUntilTheyAreUncommented() throws {
        #expect(try read(SettingsReport.defaults) == SettingsValues())
        let names =
            SettingsValues.Name.allCases.map(\.rawValue) + SwitchName.allCases.map(\.rawValue)
        let uncommented = SettingsReport.defaults.split(separator: "\n").compactMap { line in
            names.contains { line.hasPrefix("# \($0): ") } ? String(line.dropFirst(2)) : nil
        }
        #expect(uncommented.count == names.count)
        var choices = UserChoices()
        choices.values = try read(uncommented.joined(separator: "\n"))
        #expect(
            KeyboardBehavior.recommended.applying(choices, reducesMotion: false) == .recommended)
    }
}
