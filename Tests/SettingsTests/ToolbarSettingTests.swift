import DocumentTestKit
import Documents
import KeyboardStyle
import Testing
import Units

@testable import Settings

/// The settings of the toolbar. Source: docs/settings.md.
@Suite struct ToolbarSettingTests {
    private func read(_ text: String) throws -> (SettingsValues, [String]) {
        let (values, problems) = try SettingsValues.read(Array(text.utf8), path: "s")
        return (try #require(values), problems.map(\.description))
    }

    @Test func everySettingIsRead() throws {
        let (values, problems) = try read(
            "toolbar: editor\ntoolbar-style: classic\ntoolbar-delay: 0.2\nkiosk: yes\n")
        #expect(problems == [])
        #expect(
            values.toolbar == Placed(.named("editor"), at: DocumentPlace(line: 1, column: 10)))
        #expect(values.toolbarStyle?.value == .classic)
        #expect(values.toolbarDelay?.value.time == 0.2)
        #expect(values.kiosk?.value == true)
    }

    @Test(arguments: [
        ("auto", ToolbarSetting.auto), ("on", .auto), ("none", .off), ("off", .off), ("No", .off),
        ("demo", .named("demo")), ("auto2", .named("auto2")), ("a/b", .file("a/b")),
        ("/a b/c.yaml", .file("/a b/c.yaml")),
    ])
    func aToolbarIsAWordOrAName(_ word: String, _ setting: ToolbarSetting) throws {
        #expect(try read("toolbar: \(word)").0.toolbar?.value == setting)
    }

    @Test(arguments: [("0", 0.0), ("5", 5), ("0.25", 0.25), ("1 s", 1), ("0.3s", 0.3)])
    func aDelayIsSomeSeconds(_ text: String, _ seconds: Double) throws {
        let (values, problems) = try read("toolbar-delay: \(text)")
        #expect(values.toolbarDelay?.value.time.value == seconds && problems == [])
    }

    @Test(arguments: [
        Mistake(
            "toolbar: .a",
            "s:1:10: toolbar cannot be '.a'; it is auto, none, a toolbar's name that "
                + "`glasschord list toolbars` tells, or a file's path with '/' in it"),
        Mistake(
            "toolbar: [a]",
            "s:1:10: toolbar cannot be a list; it is auto, none, a toolbar's name that "
                + "`glasschord list toolbars` tells, or a file's path with '/' in it"),
        Mistake(
            "toolbar-style: clasic",
            "s:1:16: toolbar-style cannot be 'clasic'; did you mean 'classic'?"),
        Mistake(
            "toolbar-delay: 5.1",
            "s:1:16: toolbar-delay cannot be '5.1'; it is seconds, from 0 to 5, such as 0.2"),
        Mistake(
            "toolbar-delay: -1",
            "s:1:16: toolbar-delay cannot be '-1'; it is seconds, from 0 to 5, such as 0.2"),
        Mistake(
            "toolbar-delay: nan",
            "s:1:16: toolbar-delay cannot be 'nan'; it is seconds, from 0 to 5, such as 0.2"),
        Mistake(
            "toolbar-delay: s",
            "s:1:16: toolbar-delay cannot be 's'; it is seconds, from 0 to 5, such as 0.2"),
        Mistake("toolbr: none", "s:1:1: unknown key 'toolbr'; did you mean 'toolbar'?"),
    ])
    func mistakeIsToldAndCountsAsNotWritten(_ mistake: Mistake) throws {
        let (values, problems) = try read(mistake.text)
        #expect(problems == mistake.says && values == SettingsValues())
    }

    /// A lock that is not understood is closed; one that is not there is open.
    @Test func aKioskIsOneUnlessItClearlyIsNot() throws {
        #expect(try read("kiosk: off").0.kiosk?.value == false)
        #expect(try read("kiosk:").0.kiosk == nil && read("").0.kiosk == nil)
        for word in ["onn", "[on]", "1"] {
            let (values, problems) = try read("kiosk: \(word)")
            #expect(values.kiosk?.value == true && problems.count == 1, "\(word)")
        }
    }

    @Test func theCommandLineCountsInsteadOfTheFile() throws {
        let file = try read(
            "toolbar: demo\ntoolbar-style: classic\ntoolbar-delay: 1\nkiosk: off\n"
        ).0
        var options = SettingsValues()
        #expect(options.set(.toolbar, to: "none") == nil)
        #expect(options.set(.toolbarDelay, to: "0") == nil)
        #expect(options.set(.kiosk, to: "on") == nil)
        let both = options.completed(by: file)
        #expect(both.toolbar?.value == .off && both.toolbarStyle?.value == .classic)
        #expect(both.toolbarDelay?.value.time == 0 && both.kiosk?.value == true)
        #expect(options.set(.toolbar, to: ".x") == ToolbarSetting.expected)
        #expect(options.set(.toolbarStyle, to: "x") == "glass or classic")
        #expect(options.set(.kiosk, to: "maybe") == "on or off")
    }

    @Test func whatCountsWithoutThem() {
        let standard = [SettingsValues.Name.toolbar, .toolbarStyle, .toolbarDelay, .kiosk].map(
            \.standard)
        #expect(standard == ["auto", "glass", "0.5", "off"])
    }

    @Test func whatIsWrittenIsTold() throws {
        let values = try read(
            "toolbar: off\ntoolbar-style: glass\ntoolbar-delay: 2.50\nkiosk: true\n"
        ).0
        let told = [SettingsValues.Name.toolbar, .toolbarStyle, .toolbarDelay, .kiosk].map {
            values.written($0)?.value
        }
        #expect(told == ["none", "glass", "2.5", "on"])
    }
}
