import Documents
import KeyboardLayouts
import Testing

@testable import GlasschordKit
@testable import Settings

/// What the file of settings takes, the command line takes, and means the same by it. Source: docs/settings.md, "Every setting
/// is an option of the command line too".
struct SettingWordsTests {
    private static let toggles = ["on", "off", "yes", "no", "true", "false", "ON", "Off"]

    /// Words that a setting takes, and some that it does not.
    private static func words(_ name: SettingsValues.Name) -> (good: [String], bad: [String]) {
        switch name {
        case .theme: (ThemeReference.builtIn + ["paper", "/a/paper.yaml"], [""])
        case .scheme: (["light", "dark", "auto"], ["drak", ""])
        case .design: (SettingsValues.designs.map(\.0), ["ios1"])
        case .designRelease: (["auto", "18", "26.1"], ["x"])
        case .translucency, .uniformKeys, .spaceLabel: (toggles, ["auto", "1"])
        case .glassFallback: (["clear", "solid"], ["on"])
        case .previewStyle: (PreviewSetting.choices.map(\.0), ["none"])
        case .animations: (["on", "off", "auto"], ["never"])
        case .languages: (["us", "[us, de]"], [""])
        case .page: (["auto", "terminal", "pc"], ["desk"])
        case .keyHeight:
            (["auto", "9 mm", "48px", "9.5 mm"], ["48", "3 mm", "0x9 mm", "+9 mm", "9e0 mm"])
        case .output: (["auto", "eDP-1"], [""])
        case .layer: (["auto", "top", "overlay"], ["bottom"])
        case .repeatDelay: (["auto", "500"], ["99", "soon", "+500", "0x1f4"])
        case .repeatRate: (["auto", "0", "25"], ["101", "+25", "2_5"])
        case .behavior: (["recommended", "standard"], ["strict"])
        case .toolbar: (["auto", "none", "off", "editor", "/a/b.yaml"], ["", ".x"])
        case .toolbarStyle: (["glass", "classic"], ["on"])
        case .toolbarDelay:
            (["0", "0.2", "5", "1 s"], ["5.1", "-1", "soon", "0x1", "1e0", "+1", "nan"])
        case .kiosk: (toggles, ["auto", "1"])
        }
    }

    private static func words(_ name: SwitchName) -> (good: [String], bad: [String]) {
        switch name.kind {
        case .toggle: (toggles, ["auto", "1"])
        case .milliseconds(_, let range), .count(_, let range):
            (
                ["\(range.lowerBound)", "\(range.upperBound)"],
                ["\(range.upperBound + 1)", "x"] + odd(Double(range.upperBound))
            )
        case .points(_, let range), .number(_, let range):
            (
                ["\(range.lowerBound)", "\(range.upperBound)"],
                ["\(range.upperBound + 1)", "x", "nan"] + odd(range.upperBound)
            )
        case .arrangement: (["auto"] + LayoutArrangement.allCases.map(\.rawValue), ["qwe"])
        case .oneHanded: (OneHandedMode.allCases.map(\.rawValue), ["both"])
        }
    }

    /// Other ways of writing a number, which people who read a file need not know.
    private static func odd(_ number: Double) -> [String] {
        let whole = Int(number)
        return ["+\(whole)", "0x\(String(whole, radix: 16))", "\(whole)e0", "\(whole)_"]
    }

    /// What a command line has made of it; nil where it was refused. All three commands that take settings agree, where their
    /// own options do not have the name.
    private func taken(_ option: String, _ word: String) throws -> SettingsValues? {
        var results: [SettingsValues?] = []
        for command in [[], ["settings"], ["render", "--describe"]] {
            if command.first == "render", ["--output", "--page", "--toolbar"].contains(option) {
                continue
            }
            for words in [[option, word], ["\(option)=\(word)"]] {
                results.append(try? values(CommandLineReader.read(command + words)))
            }
        }
        #expect(results.allSatisfy { $0 == results[0] }, "\(option) \(word)")
        return try #require(results.first)
    }

    private func values(_ command: Command) throws -> SettingsValues {
        switch command {
        case .run(let configuration): return configuration.look
        case .settings(let values): return values
        case .render(let request): return request.look
        default: throw UsageError(description: "another command")
        }
    }

    /// What a file has made of it; nil where it was refused.
    private func read(_ name: String, _ word: String) throws -> SettingsValues? {
        let quoted = word.hasPrefix("[") ? word : "'\(word)'"
        let (values, problems) = try SettingsValues.read(
            Array("\(name): \(quoted)\n".utf8), path: "s")
        return problems.isEmpty ? values : nil
    }

    @Test(arguments: SettingsValues.Name.allCases)
    func settingsTakeTheSameWordsInBothPlaces(name: SettingsValues.Name) throws {
        let words = Self.words(name)
        for word in words.good {
            let file = try #require(try read(name.rawValue, word), "the file refuses \(word)")
            let line = try #require(
                try taken("--\(name.rawValue)", word), "the command line refuses \(word)")
            #expect(line.written(name)?.value == file.written(name)?.value)
            #expect(line.written(name) != nil)
        }
        for word in words.bad {
            if name != .languages { #expect(try read(name.rawValue, word) == nil, "\(word)") }
            #expect(try taken("--\(name.rawValue)", word) == nil, "\(word)")
        }
    }

    @Test(arguments: SwitchName.allCases)
    func switchesTakeTheSameWordsInBothPlaces(name: SwitchName) throws {
        let words = Self.words(name)
        for word in words.good {
            let file = try #require(try read(name.rawValue, word), "the file refuses \(word)")
            let line = try #require(
                try taken("--\(name.rawValue)", word), "the command line refuses \(word)")
            #expect(line.written(name)?.value == file.written(name)?.value)
            #expect(line.written(name) != nil)
        }
        for word in words.bad {
            #expect(try read(name.rawValue, word) == nil, "\(word)")
            #expect(try taken("--\(name.rawValue)", word) == nil, "\(word)")
        }
    }

    /// What the words of `layer` mean does not depend on where they stand.
    @Test func theLayerOfTheCommandLineCounts() throws {
        for layer in LayerSetting.allCases {
            guard
                case .run(let configuration) = try CommandLineReader.read([
                    "--layer", layer.rawValue,
                ])
            else { throw UsageError(description: "another command") }
            #expect(configuration.look.layer?.value == layer)
        }
    }

    /// A picture's own pages, and the keys that are shown whatever the field is for.
    @Test func aPictureTakesBothKindsOfPages() throws {
        for page in Page.allCases {
            for setting in PageSetting.allCases {
                for words in [
                    [page.rawValue, setting.rawValue], [setting.rawValue, page.rawValue],
                ] {
                    guard
                        case .render(let request) = try CommandLineReader.read(
                            ["render", "--describe"] + words.flatMap { ["--page", $0] })
                    else { throw UsageError(description: "another command") }
                    #expect(request.page == page && request.look.page?.value == setting)
                }
            }
        }
        #expect(throws: UsageError.self) {
            try CommandLineReader.read(["render", "--describe", "--page", "emoji"])
        }
    }

    /// The options of a picture that are numbers take the same form.
    @Test(arguments: [
        ("--scale", "1.5", ["0x1", "+1.5", "1e0", "inf", "1_0", " 1.5"]),
        ("--size", "360x720", ["+360x720", "0x10x720", "360x+720", "3_60x720"]),
    ])
    func aPicturesNumbersArePlain(option: String, good: String, bad: [String]) throws {
        #expect(throws: Never.self) {
            try CommandLineReader.read(["render", "--describe", option, good])
        }
        for word in bad {
            #expect(throws: UsageError.self, "\(word)") {
                try CommandLineReader.read(["render", "--describe", option, word])
            }
        }
    }

    /// What a settings file names is looked for beside it; what a command line names, where the person stands.
    @Test(arguments: ["--theme", "--style-file"])
    func pathsOfACommandLineStartFromTheWorkingDirectory(option: String) throws {
        func path(_ word: String) throws -> ThemeReference? {
            let words = [option, word]
            let commands = [words, ["settings"] + words, ["render", "--describe"] + words]
            let read = try commands.map {
                try values(CommandLineReader.read($0, workingDirectory: "/here")).theme?.value
            }
            #expect(Set(read).count == 1)
            return try #require(read.first)
        }
        #expect(try path("./x.yaml") == .path("/here/./x.yaml"))
        #expect(try path("a/x.yaml") == .path("/here/a/x.yaml"))
        #expect(try path("../x.yaml") == .path("/here/../x.yaml"))
        #expect(try path("/a/x.yaml") == .path("/a/x.yaml"))
        // A shell leaves the sign in "--theme=~/x.yaml".
        #expect(try path("~/x.yaml") == .path("~/x.yaml"))
    }
}
