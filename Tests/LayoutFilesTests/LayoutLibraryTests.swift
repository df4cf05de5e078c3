import DocumentTestKit
import Documents
import KeyboardLayouts
import LayoutFiles
import Testing
import Units

/// Layouts that are found, fall back and change.
final class LayoutLibraryTests {
    private let folder: Folder
    private var said: [String] = []

    init() throws {
        folder = try Folder()
        try folder.makeDirectory(".local/share/glasschord/layouts")
        try folder.makeDirectory("usr/share/glasschord/layouts")
    }

    private static func text(_ letter: String) -> String {
        "language: de-DE\npages:\n  letters:\n    - \(letter) backspace\n    - space return\n"
    }

    private static let own = ".local/share/glasschord/layouts"
    private static let shipped = "usr/share/glasschord/layouts"

    private func library(_ names: String...) -> LayoutLibrary {
        let home = folder.home
        let directories = UserDirectories { name in
            switch name {
            case "HOME": home
            case "XDG_DATA_DIRS": "\(home)/usr/share"
            default: nil
            }
        }
        return LayoutLibrary(DocumentFolders.layouts(directories, program: nil), names: names) {
            [unowned self] in said.append($0.replacing(home, with: ""))
        }
    }

    private func letters(_ library: LayoutLibrary) -> [String] {
        library.layouts.map { $0.rows(of: .letters)[0][0].label }
    }

    private func wait(_ library: LayoutLibrary, _ what: String, _ isTrue: () -> Bool) throws {
        try folder.wait(
            for: what, deadlines: { library.nextDeadline }, timeReached: library.timeReached, isTrue
        )
    }

    @Test func theUsersOwnComesFirst() throws {
        try folder.write(Self.text("x"), to: "\(Self.shipped)/de.yaml")
        #expect(letters(library("de")) == ["x"])
        try folder.write(Self.text("y"), to: "\(Self.own)/de.yaml")
        #expect(letters(library("de")) == ["y"])
        #expect(said == [])
    }

    @Test func severalKeepTheirOrderAndEachCountsOnce() throws {
        for (name, letter) in [("de", "x"), ("fr", "y")] {
            try folder.write(Self.text(letter), to: "\(Self.shipped)/\(name).yaml")
        }
        #expect(letters(library("fr", "us", "de", "fr")) == ["y", "q", "x"])
    }

    @Test func usEnglishNeedsNoFileAndIsTheLastResort() {
        #expect(library("us").layouts == [.usEnglish] && said == [])
        #expect(library().layouts == [.usEnglish] && said == [])
        #expect(library("zz").layouts == [.usEnglish])
        #expect(
            said == [
                "languages: there is no good layout 'zz'; it is left out, "
                    + "`glasschord list layouts` tells which there are"
            ])
    }

    /// The kind of report: a variant is missing, and the fallback is a wrong layout.
    @Test func R135_aVariantFallsBackToItsLayoutItsLanguageAndUS() throws {
        for (name, letter) in [("de", "x"), ("fr", "y")] {
            try folder.write(Self.text(letter), to: "\(Self.shipped)/\(name).yaml")
        }
        #expect(letters(library("de+neo")) == ["x"])
        #expect(letters(library("ch+fr")) == ["y"] && letters(library("ch(fr)")) == ["y"])
        #expect(letters(library("ch")) == ["x"] && letters(library("at")) == ["x"])
        #expect(letters(library("xx")) == ["q"] && letters(library("")) == ["q"])
        #expect(said.contains("languages: there is no good layout 'de+neo'; 'de' is shown"))
        try folder.write(Self.text("z"), to: "\(Self.own)/de+neo.yaml")
        #expect(letters(library("de+neo")) == ["z"])
    }

    @Test func aBrokenOneGivesWayToTheShippedOne() throws {
        try folder.write(Self.text("x"), to: "\(Self.shipped)/de.yaml")
        try folder.write("language: [de", to: "\(Self.own)/de.yaml")
        #expect(letters(library("de")) == ["x"])
        #expect(
            said == [
                "/\(Self.own)/de.yaml:1:11: '[' is not closed; "
                    + "put ',' between entries and ']' at the end"
            ])
    }

    @Test func aBrokenUSGivesWayToTheBuiltIn() throws {
        try folder.write("pages: 1\n", to: "\(Self.own)/us.yaml")
        #expect(library("us").layouts == [.usEnglish])
        #expect(said.count >= 2)
    }

    @Test func aFileIsFollowed() throws {
        try folder.write(Self.text("x"), to: "\(Self.own)/de.yaml")
        let library = library("de")
        try library.watch(in: folder.loop)
        var seen: [String] = []
        library.onChange = { seen += $0.map { $0.rows(of: .letters)[0][0].label } }
        try folder.write(Self.text("y"), to: "\(Self.own)/de.yaml")
        try wait(library, "another letter") { seen == ["y"] }
        try folder.replace(Self.text("z"), at: "\(Self.own)/de.yaml")
        try wait(library, "a third one") { seen == ["y", "z"] }
        #expect(letters(library) == ["z"] && said == [])
    }

    @Test func aMistakeKeepsTheLastGoodOne() throws {
        try folder.write(Self.text("x"), to: "\(Self.shipped)/de.yaml")
        try folder.write(Self.text("y"), to: "\(Self.own)/de.yaml")
        let library = library("de")
        try library.watch(in: folder.loop)
        try folder.write("language: de\n", to: "\(Self.own)/de.yaml")
        try wait(library, "the mistake") { !said.isEmpty }
        #expect(letters(library) == ["y"])
        #expect(
            said[0].hasSuffix(
                "pages are missing; write 'pages:' and below it 'letters:' with its rows"))
    }

    @Test func aFileThatGoesLeavesTheShippedOne() throws {
        try folder.write(Self.text("x"), to: "\(Self.shipped)/de.yaml")
        try folder.write(Self.text("y"), to: "\(Self.own)/de.yaml")
        let library = library("de")
        try library.watch(in: folder.loop)
        folder.remove("\(Self.own)/de.yaml")
        try wait(library, "the shipped one") { letters(library) == ["x"] }
        try folder.write(Self.text("z"), to: "\(Self.own)/de.yaml")
        try wait(library, "a new one") { letters(library) == ["z"] }
    }

    @Test func aFileThatComesIsSeen() throws {
        let library = library("de")
        try library.watch(in: folder.loop)
        #expect(library.layouts == [.usEnglish])
        try folder.write(Self.text("y"), to: "\(Self.own)/de.yaml")
        try wait(library, "the new layout") { letters(library) == ["y"] }
    }

    @Test func othersCanBeEnabled() throws {
        for (name, letter) in [("de", "x"), ("fr", "y")] {
            try folder.write(Self.text(letter), to: "\(Self.shipped)/\(name).yaml")
        }
        let library = library("de")
        try library.watch(in: folder.loop)
        library.use(["fr", "de"])
        #expect(letters(library) == ["y", "x"])
        try folder.write(Self.text("z"), to: "\(Self.shipped)/fr.yaml")
        try wait(library, "the other's change") { letters(library) == ["z", "x"] }
        #expect(!folder.isAwake)
    }

    @Test func aPathIsALayoutToo() throws {
        try folder.write(Self.text("p"), to: "mine.yaml")
        #expect(letters(library(folder.path("mine.yaml"))) == ["p"])
    }

    @Test func foldersAreThoseOfTheStandardAndOfTheProgram() {
        let directories = UserDirectories { name in
            ["HOME": "/h", "XDG_DATA_DIRS": "/a:relative:/b"][name]
        }
        #expect(
            DocumentFolders.layouts(directories, program: "/opt/x/bin/glasschord").paths == [
                "/h/.local/share/glasschord/layouts", "/a/glasschord/layouts",
                "/b/glasschord/layouts", "/opt/x/share/glasschord/layouts",
            ])
        let plain = UserDirectories { ["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": ""][$0] }
        #expect(
            DocumentFolders.layouts(plain, program: "/t/.build/x86/debug/glasschord").paths == [
                "/d/glasschord/layouts", "/usr/local/share/glasschord/layouts",
                "/usr/share/glasschord/layouts", "/t/.build/x86/share/glasschord/layouts",
                "/t/data/layouts",
            ])
    }
}
