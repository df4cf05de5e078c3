import DocumentTestKit
import Documents
import EventLoop
import KeyboardStyle
import Testing
import Units

@testable import Settings

/// Real files in a home directory of the test's own.
@Suite struct UserSettingsTests {
    private static let file = ".config/glasschord/settings.yaml"
    private static let red = "based-on: native\naccent: {light: '#a00000', dark: '#ff8080'}\n"

    @Test func filesAreReadAtOnce() throws {
        let user = try User { folder in
            try folder.write("theme: red\nscheme: dark\n", to: Self.file)
            try folder.write(Self.red, to: ".config/glasschord/themes/red.yaml")
        }
        #expect(user.settings.choices.values.scheme?.value == .always(.dark))
        #expect(user.settings.choices.theme?.name == "red")
        #expect(user.problems == [])
        #expect(user.settings.nextDeadline == nil)
    }

    @Test func withoutFilesEverythingIsAsTheKeyboardHasIt() throws {
        let user = try User(hasFolder: false)
        #expect(user.settings.choices == UserChoices())
        #expect(user.problems == [])
        try user.watch()
        #expect(user.problems == [])
    }

    @Test func changesAreFollowed() throws {
        let user = try User()
        try user.watch()
        try user.folder.write("scheme: dark\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.dark) }
        try user.folder.replace("scheme: light\n", at: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.light) }
        #expect(user.changes == 2)
    }

    /// Naming a theme that is broken, or that does not exist, leaves the one that is shown.
    @Test(arguments: ["red", "ocean"], ["broken", "nosuch"])
    func aThemeThatCannotBeHadKeepsTheLastGoodOne(_ good: String, _ bad: String) throws {
        let user = try User { folder in
            try folder.write("theme: \(good)\n", to: Self.file)
            try folder.write(Self.red, to: ".config/glasschord/themes/red.yaml")
            try folder.write("accent: blue\n", to: ".config/glasschord/themes/broken.yaml")
        }
        try user.watch()
        let before = user.settings.choices
        // The scheme tells when the file has been read.
        try user.folder.write("theme: \(bad)\nscheme: dark\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.dark) }
        #expect(user.settings.choices.theme == before.theme)
        #expect(user.settings.choices.values.theme?.value == before.values.theme?.value)
        #expect(!user.problems.isEmpty)
        // A good one counts again.
        try user.folder.write("theme: forest\n", to: Self.file)
        try user.wait { $0.values.theme?.value == .builtIn(.forest) }
        #expect(user.settings.choices.theme == nil)
    }

    /// What cannot be a theme's name does no more than a name of a theme that is not there.
    @Test(arguments: ["''", ".", "[ocean]", "{a: b}"])
    func whatNamesNoThemeKeepsTheLastOne(_ value: String) throws {
        let user = try User { try $0.write("theme: ocean\n", to: Self.file) }
        try user.watch()
        try user.folder.write("theme: \(value)\nscheme: dark\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.dark) }
        #expect(user.settings.choices.values.theme?.value == .builtIn(.ocean))
        #expect(user.problems.count == 1)
        #expect(user.problems.first?.contains("settings.yaml:1:8: theme cannot be") == true)
        // Nothing at all is another matter.
        try user.folder.write("theme:\nscheme: light\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.light) }
        #expect(user.settings.choices.values.theme == nil)
    }

    @Test(arguments: ["theme ocean\n", "- theme: ocean\n", "42\n"])
    func aFileWithoutKeysKeepsTheLastLook(_ text: String) throws {
        let user = try User { try $0.write("scheme: dark\ntheme: ocean\n", to: Self.file) }
        try user.watch()
        let before = user.settings.choices
        try user.folder.write(text, to: Self.file)
        try user.waitForProblems(1)
        #expect(user.problems.first?.contains("settings.yaml:1:1: the document is") == true)
        #expect(user.settings.choices == before && user.changes == 0)
        // An empty file wants nothing otherwise.
        try user.folder.write("# nothing\n", to: Self.file)
        try user.wait { $0 == UserChoices() }
    }

    @Test func aConfigurationFolderThatIsReplacedIsFollowed() throws {
        let user = try User { folder in
            try folder.write("scheme: dark\n", to: Self.file)
            try folder.makeDirectory("other/glasschord")
            try folder.write("scheme: light\n", to: "other/glasschord/settings.yaml")
        }
        try user.watch()
        try user.folder.rename(".config", to: "old")
        try user.folder.rename("other", to: ".config")
        try user.wait { $0.values.scheme?.value == .always(.light) }
        user.folder.remove(".config")
        try user.wait { $0 == UserChoices() }
    }

    @Test func folderThatIsMadeLaterIsFollowed() throws {
        let user = try User(hasFolder: false)
        try user.watch()
        try user.folder.makeDirectory(".config/glasschord")
        try user.folder.write("scheme: dark\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.dark) }
    }

    @Test func whatChangesBetweenReadingAndWatchingIsNotMissed() throws {
        let user = try User { try $0.write("scheme: dark\n", to: Self.file) }
        try user.folder.write("scheme: light\n", to: Self.file)
        try user.watch()
        #expect(user.settings.choices.values.scheme?.value == .always(.light))
        #expect(user.changes == 1)
    }

    @Test func brokenFileKeepsTheLastGoodState() throws {
        let user = try User { try $0.write("scheme: dark\n", to: Self.file) }
        try user.watch()
        try user.folder.write("scheme: light: no\n", to: Self.file)
        try user.waitForProblems(1)
        #expect(
            user.problems == [
                "\(user.folder.path(Self.file)):1:14: a second ':' in one line; put each key on a line of "
                    + "its own, and text that holds ': ' in quotation marks"
            ])
        #expect(user.settings.choices.values.scheme?.value == .always(.dark))
        // The same again is not told again.
        try user.folder.write("scheme: light: no\n", to: Self.file)
        try user.folder.write("scheme: light\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.light) }
        #expect(user.problems.count == 1)
        #expect(user.changes == 1)
    }

    @Test func removedFileGivesTheDefaultsBack() throws {
        let user = try User { try $0.write("scheme: dark\n", to: Self.file) }
        try user.watch()
        user.folder.remove(Self.file)
        try user.wait { $0 == UserChoices() }
        #expect(user.settings.nextDeadline == nil)
        #expect(user.problems == [])
    }

    /// Some editors move the old file away, and only then write the new one.
    @Test func fileThatIsMovedAwayAndWrittenAnewDoesNotFlicker() throws {
        let user = try User { try $0.write("scheme: dark\n", to: Self.file) }
        try user.watch()
        try user.folder.rename(Self.file, to: "\(Self.file)~")
        try user.folder.loop.turn(.notAtAll)
        #expect(user.settings.nextDeadline != nil, "the file may come back")
        try user.folder.write("scheme: light\n", to: Self.file)
        try user.wait { $0.values.scheme?.value == .always(.light) }
        #expect(user.changes == 1)
        #expect(user.settings.nextDeadline == nil)
    }

    @Test func themeIsFollowed() throws {
        let user = try User { folder in
            try folder.write("theme: red\n", to: Self.file)
            try folder.write(Self.red, to: ".config/glasschord/themes/red.yaml")
        }
        try user.watch()
        try user.folder.write(
            "name: Redder\n\(Self.red)", to: ".config/glasschord/themes/red.yaml")
        try user.wait { $0.theme?.name == "Redder" }
        try user.folder.write("theme: ocean\n", to: Self.file)
        try user.wait { $0.theme == nil }
        try user.folder.write("theme: red\n", to: Self.file)
        try user.wait { $0.theme?.name == "Redder" }
        #expect(user.problems == [])
    }

    @Test func brokenThemeKeepsTheLastGoodOne() throws {
        let theme = ".config/glasschord/themes/red.yaml"
        let user = try User { folder in
            try folder.write("theme: red\n", to: Self.file)
            try folder.write(Self.red, to: theme)
        }
        try user.watch()
        try user.folder.write("based-on: native\naccent: red\n", to: theme)
        try user.waitForProblems(1)
        #expect(user.settings.choices.theme?.name == "red")
        user.folder.remove(theme)
        try user.wait { $0.theme == nil }
        #expect(
            user.problems.last
                == "\(user.folder.path(Self.file)):1:8: there is no theme 'red'; "
                + "its file is to be \(user.folder.path(theme))")
    }

    @Test func themeThatIsMissingIsToldOnceAndTakenWhenItComes() throws {
        let user = try User { try $0.write("scheme: dark\ntheme: ocaen\n", to: Self.file) }
        #expect(
            user.problems == [
                "\(user.folder.path(Self.file)):2:8: there is no theme 'ocaen'; did you mean 'ocean'?"
            ])
        try user.watch()
        try user.folder.makeDirectory(".local/share/glasschord/themes")
        try user.folder.write(Self.red, to: ".local/share/glasschord/themes/ocaen.yaml")
        try user.wait { $0.theme?.name == "ocaen" }
        #expect(user.problems.count == 1)
    }

    @Test func configurationComesBeforeData() throws {
        let user = try User { folder in
            try folder.makeDirectory(".local/share/glasschord/themes")
            try folder.write("theme: red\n", to: Self.file)
            try folder.write(
                "name: data\n\(Self.red)", to: ".local/share/glasschord/themes/red.yaml")
            try folder.write(
                "name: configuration\n\(Self.red)", to: ".config/glasschord/themes/red.yaml")
        }
        #expect(user.settings.choices.theme?.name == "configuration")
        try user.watch()
        user.folder.remove(".config/glasschord/themes/red.yaml")
        try user.wait { $0.theme?.name == "data" }
    }

    @Test(arguments: ["~/mine.yaml", "../../mine.yaml", "./../../mine.yaml"])
    func themeMayBeAPath(_ path: String) throws {
        let user = try User { folder in
            try folder.write("theme: \(path)\n", to: Self.file)
            try folder.write(Self.red, to: "mine.yaml")
        }
        #expect(user.settings.choices.theme?.name == "mine")
        #expect(user.problems == [])
    }

    @Test func whatIsNoFileIsTold() throws {
        let user = try User { try $0.makeDirectory(Self.file) }
        #expect(
            user.problems == [
                "\(user.folder.path(Self.file)): not a file; put a text file in its place"
            ])
    }

    @Test func manyProblemsAreCounted() throws {
        let keys = (1...25).map { "key\($0)xyz: 1\n" }.joined()
        let user = try User { try $0.write(keys, to: Self.file) }
        #expect(user.problems.count == 21)
        #expect(user.problems[0].contains("settings.yaml:1:1: unknown key 'key1xyz'"))
        #expect(
            user.problems[20]
                == "\(user.folder.path(Self.file)): 5 more problems; mend those above first")
    }

    @Test func oneProblemMoreIsOne() throws {
        let keys = (1...21).map { "key\($0)xyz: 1\n" }.joined()
        let user = try User { try $0.write(keys, to: Self.file) }
        #expect(user.problems.last?.contains(": 1 more problem; ") == true)
    }

    @Test func nothingWakesWhileNothingChanges() throws {
        let user = try User { try $0.write("scheme: dark\n", to: Self.file) }
        try user.watch()
        #expect(!user.folder.isAwake)
        #expect(user.settings.nextDeadline == nil)
    }
}

/// The settings of a home directory, and what they told.
private final class User {
    let folder: Folder
    private(set) var problems: [String] = []
    private(set) var changes = 0
    private var made: UserSettings?

    init(hasFolder: Bool = true, _ prepare: (Folder) throws -> Void = { _ in }) throws {
        folder = try Folder()
        if hasFolder { try folder.makeDirectory(".config/glasschord/themes") }
        try prepare(folder)
        made = UserSettings(folder.directories) { [unowned self] in problems.append($0) }
        made?.onChange = { [unowned self] _ in changes += 1 }
    }

    var settings: UserSettings {
        guard let made else { preconditionFailure("made in the initialiser") }
        return made
    }

    func watch() throws {
        try settings.watch(in: folder.loop)
    }

    func wait(for isAwaited: (UserChoices) -> Bool) throws {
        try wait { isAwaited(settings.choices) }
    }

    func waitForProblems(_ count: Int) throws {
        try wait { problems.count >= count }
    }

    private func wait(_ isTrue: () -> Bool) throws {
        try folder.wait(
            for: "the files' change", deadlines: { [unowned self] in settings.nextDeadline },
            timeReached: { [unowned self] in settings.timeReached($0) }, isTrue)
    }
}
