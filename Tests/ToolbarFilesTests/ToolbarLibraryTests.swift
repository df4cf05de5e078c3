import DocumentTestKit
import Documents
import KeyboardToolbar
import Testing
import ToolbarFiles
import Units

/// Toolbars that are found, chosen, fall back and change.
final class ToolbarLibraryTests {
    private let folder: Folder
    private var said: [String] = []

    init() throws {
        folder = try Folder()
        for place in [Self.own, Self.second, Self.shipped] { try folder.makeDirectory(place) }
    }

    private static let own = ".config/glasschord/toolbars"
    private static let second = ".local/share/glasschord/toolbars"
    private static let shipped = "usr/share/glasschord/toolbars"

    private func library() -> ToolbarLibrary {
        let home = folder.home
        let directories = UserDirectories { name in
            switch name {
            case "HOME": home
            case "XDG_DATA_DIRS": "\(home)/usr/share"
            default: nil
            }
        }
        return ToolbarLibrary(.toolbars(directories, program: nil)) { [unowned self] in
            said.append($0.replacing(home, with: ""))
        }
    }

    /// A toolbar with one tool.
    private func write(_ text: String, _ head: String = "", to path: String) throws {
        try folder.write("\(head)groups: [['\(text)']]\n", to: path)
    }

    /// The text of the first tool of the toolbar that is chosen.
    private func chosen(
        _ library: ToolbarLibrary, _ application: String? = nil, _ purpose: ToolbarPurpose? = nil
    ) -> String? {
        let toolbar = library.choose(application: application, purpose: purpose)
        guard case .text(let text)? = toolbar?.groups.first?.first?.tool.action else {
            return toolbar?.name
        }
        return text
    }

    private func wait(_ library: ToolbarLibrary, _ what: String, _ isTrue: () -> Bool) throws {
        try folder.wait(
            for: what, deadlines: { library.nextDeadline }, timeReached: library.timeReached, isTrue
        )
    }

    @Test func filesThatAreNotFoundAreToldOnce() throws {
        try write("a", to: "\(Self.own)/mine.yml")
        let library = library()
        let line =
            "/\(Self.own)/mine.yml: it is not found there, for its name does not end with .yaml; rename it"
        #expect(said == [line])
        try library.watch(in: folder.loop)
        try write("b", to: "\(Self.own)/new.yaml")
        try wait(library, "the new one") { library.toolbars.contains { $0.name == "new" } }
        #expect(said == [line])
    }

    @Test func withoutFilesThereAreTheBuiltInOnes() {
        let library = library()
        #expect(library.toolbars == [.standard, .terminal])
        #expect(library.choose(application: nil, purpose: nil) == .standard)
        #expect(library.choose(application: "foot", purpose: .terminal) == .terminal)
        #expect(library.choose(application: "foot", purpose: .url) == .standard)
        #expect(said == [])
    }

    @Test func anApplicationComesFirstThenAPurposeThenTheDefault() throws {
        try write("A", "applications: [editor]\n", to: "\(Self.own)/a.yaml")
        try write("P", "purposes: [url, email]\n", to: "\(Self.own)/p.yaml")
        try write("D", to: "\(Self.own)/default.yaml")
        let library = library()
        #expect(chosen(library, "editor", .url) == "A" && chosen(library, "editor") == "A")
        #expect(chosen(library, "other", .url) == "P" && chosen(library, nil, .email) == "P")
        #expect(chosen(library, "other", .number) == "D" && chosen(library) == "D")
        // Ids are what they are.
        for id in ["Editor", "editor2", "edit", ""] { #expect(chosen(library, id) == "D") }
        #expect(chosen(library, "other", .terminal) == "terminal")
    }

    @Test func theUsersOwnComesBeforeTheMachinesAndTheBuiltIn() throws {
        try write("M", "applications: [a]\npurposes: [terminal]\n", to: "\(Self.shipped)/a.yaml")
        #expect(chosen(library(), "a") == "M" && chosen(library(), nil, .terminal) == "M")
        try write("U", "applications: [a]\npurposes: [terminal]\n", to: "\(Self.second)/z.yaml")
        #expect(chosen(library(), "a") == "U" && chosen(library(), nil, .terminal) == "U")
        try write("C", "applications: [a]\n", to: "\(Self.own)/zz.yaml")
        #expect(chosen(library(), "a") == "C" && chosen(library(), nil, .terminal) == "U")
        // Of the same name the most important one alone counts.
        try write("N", to: "\(Self.own)/z.yaml")
        #expect(chosen(library(), nil, .terminal) == "M")
        #expect(library().toolbars.map(\.name) == ["z", "zz", "a", "default", "terminal"])
    }

    @Test func aToolbarWithoutToolsShowsNone() throws {
        try folder.write(
            "applications: [player]\ngroups: []\n", to: "\(Self.own)/none.yaml")
        let library = library()
        #expect(library.choose(application: "player", purpose: .url) == nil)
        #expect(library.choose(application: "other", purpose: .url) == .standard)
    }

    @Test func aToolbarIsFoundByItsName() throws {
        try write("E", to: "\(Self.own)/editor.yaml")
        let library = library()
        #expect(library.toolbar(named: "editor")?.title == "editor")
        #expect(library.toolbar(named: "terminal") == .terminal)
        #expect(library.toolbar(named: "edtior") == nil && library.toolbar(named: "edtior") == nil)
        #expect(library.toolbar(named: "zz") == nil)
        #expect(
            said == [
                "toolbar: there is no good toolbar 'edtior'; did you mean 'editor'?",
                "toolbar: there is no good toolbar 'zz'; "
                    + "`glasschord list toolbars` tells which there are",
            ])
    }

    @Test func aBrokenOneGivesWayToThatOfTheMachineAndToTheBuiltIn() throws {
        try folder.write("groups: [[{action: fly}]]\n", to: "\(Self.own)/default.yaml")
        let first = library()
        #expect(first.choose(application: nil, purpose: nil) == .standard)
        #expect(said.count == 1 && said[0].hasPrefix("/\(Self.own)/default.yaml:1:20: "))
        try write("M", to: "\(Self.shipped)/default.yaml")
        #expect(chosen(library()) == "M")
    }

    @Test func aFileIsFollowed() throws {
        try write("x", to: "\(Self.own)/default.yaml")
        let library = library()
        try library.watch(in: folder.loop)
        var changes = 0
        library.onChange = { changes += 1 }
        try write("y", to: "\(Self.own)/default.yaml")
        try wait(library, "another tool") { chosen(library) == "y" }
        try folder.replace("groups: [[z]]\n", at: "\(Self.own)/default.yaml")
        try wait(library, "a third one") { chosen(library) == "z" }
        #expect(changes == 2 && said == [])
        #expect(!folder.isAwake)
    }

    @Test func aMistakeKeepsTheLastGoodOne() throws {
        try write("x", to: "\(Self.own)/default.yaml")
        let library = library()
        try library.watch(in: folder.loop)
        try folder.write("groups: [[x]\n", to: "\(Self.own)/default.yaml")
        try wait(library, "the mistake") { !said.isEmpty }
        #expect(chosen(library) == "x")
        try folder.write("groups: [[{text: x, key: tab}]]\n", to: "\(Self.own)/default.yaml")
        try wait(library, "another mistake") { said.count == 2 }
        #expect(chosen(library) == "x")
        try write("y", to: "\(Self.own)/default.yaml")
        try wait(library, "the good one") { chosen(library) == "y" }
    }

    @Test func aFileThatComesIsSeenWhateverItsName() throws {
        let library = library()
        try library.watch(in: folder.loop)
        try write("A", "applications: [a]\n", to: "\(Self.own)/new.yaml")
        try wait(library, "the new toolbar") { chosen(library, "a") == "A" }
        try write("B", "applications: [a]\n", to: "\(Self.own)/new.yaml")
        try wait(library, "its change") { chosen(library, "a") == "B" }
        folder.remove("\(Self.own)/new.yaml")
        try wait(library, "its end") { chosen(library, "a") == "default" }
        #expect(library.toolbars == [.standard, .terminal])
        try write("C", "applications: [a]\n", to: "\(Self.own)/new.yaml")
        try wait(library, "its return") { chosen(library, "a") == "C" }
        #expect(said == [])
    }

    /// Settings that are kept elsewhere, and linked.
    @Test func aLinkIsFollowedToItsFile() throws {
        let library = library()
        try library.watch(in: folder.loop)
        try write("x", to: "elsewhere.yaml")
        try folder.link("\(Self.own)/default.yaml", to: folder.path("elsewhere.yaml"))
        try wait(library, "the link") { chosen(library) == "x" }
        try write("y", to: "elsewhere.yaml")
        try wait(library, "its file") { chosen(library) == "y" }
    }

    @Test func foldersMayComeLater() throws {
        folder.remove(".config")
        let library = library()
        try library.watch(in: folder.loop)
        try folder.makeDirectory(Self.own)
        try write("D", to: "\(Self.own)/default.yaml")
        try wait(library, "the folder") { chosen(library) == "D" }
    }

    /// Some editors move a file away before they write the new one.
    @Test func aFileThatIsReplacedIsNotGoneMeanwhile() throws {
        try write("x", to: "\(Self.own)/default.yaml")
        let library = library()
        try library.watch(in: folder.loop)
        var seen: [String?] = []
        library.onChange = { [unowned self, unowned library] in seen.append(chosen(library)) }
        try folder.rename("\(Self.own)/default.yaml", to: "\(Self.own)/default.yaml~")
        try wait(library, "that it is away") { library.nextDeadline != nil }
        try write("y", to: "\(Self.own)/default.yaml")
        try wait(library, "the new one") { chosen(library) == "y" }
        #expect(seen == ["y"])
    }

    @Test func foldersAreThoseOfTheStandardAndOfTheProgram() {
        let directories = UserDirectories { ["HOME": "/h", "XDG_DATA_DIRS": "/a"][$0] }
        #expect(
            DocumentFolders.toolbars(directories, program: "/opt/x/bin/glasschord").paths == [
                "/h/.config/glasschord/toolbars", "/h/.local/share/glasschord/toolbars",
                "/a/glasschord/toolbars", "/opt/x/share/glasschord/toolbars",
            ])
    }
}
