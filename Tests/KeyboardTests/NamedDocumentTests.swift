import DocumentTestKit
import Documents
import KeyboardLayouts
import KeyboardStyle
import LayoutFiles
import Settings
import TestCompositor
import Testing
import TextEngine
import ToolbarFiles

@testable import GlasschordKit

/// What settings name is looked for on this machine, and its place is told where it is not there. Source: docs/settings.md.
struct NamedDocumentTests {
    private static let own = ".config/glasschord"

    private func names(_ folder: Folder) -> NamedDocuments {
        NamedDocuments(
            folder.directories, layouts: .layouts(folder.directories, program: nil),
            toolbars: .toolbars(folder.directories, program: nil))
    }

    /// What `check` says of a document, the folder's path left away.
    private func check(_ text: String, _ folder: Folder, _ file: String) throws -> [String] {
        try folder.write(text, to: file)
        let command = CheckCommand(files: [], names: names(folder))
        return command.problems(of: folder.path(file)).map {
            "\($0)".replacing(folder.home, with: "")
        }
    }

    private func folder() throws -> Folder {
        let folder = try Folder()
        let layouts = ".local/share/glasschord/layouts"
        for kind in [layouts, "\(Self.own)/themes", "\(Self.own)/toolbars"] {
            try folder.makeDirectory("\(kind)/folder.yaml")
        }
        try folder.write("name: Svenska\n", to: "\(layouts)/sv.yaml")
        try folder.write("based-on: native\n", to: "\(Self.own)/themes/paper.yaml")
        try folder.write("groups: [[{action: undo}]]\n", to: "\(Self.own)/toolbars/editor.yaml")
        return folder
    }

    @Test func whatIsNotThereIsToldWithItsPlaceAndWhatIsNear() throws {
        let text = """
            theme: papre
            languages: [us, vs, 'fr+bepo', folder]
            toolbar: editr
            output: NOWHERE-1
            scheme: drak

            """
        #expect(
            try check(text, folder(), "\(Self.own)/settings.yaml") == [
                "/\(Self.own)/settings.yaml:1:8: there is no theme 'papre'; did you mean 'paper'?",
                "/\(Self.own)/settings.yaml:2:17: there is no layout 'vs'; did you mean 'sv'?",
                "/\(Self.own)/settings.yaml:2:21: there is no layout 'fr+bepo'; "
                    + "`glasschord list layouts` tells which there are",
                "/\(Self.own)/settings.yaml:2:32: there is no layout 'folder'; "
                    + "`glasschord list layouts` tells which there are",
                "/\(Self.own)/settings.yaml:3:10: there is no toolbar 'editr'; did you mean 'editor'?",
                "/\(Self.own)/settings.yaml:5:9: scheme cannot be 'drak'; did you mean 'dark'?",
            ])
    }

    @Test(arguments: [
        "theme: paper", "theme: ocean", "languages: [sv, us]", "languages: us+intl",
        "toolbar: editor", "toolbar: none", "toolbar: auto", "toolbar: terminal", "theme:",
        "toolbar: ./toolbars/editor.yaml", "toolbar: ~/.config/glasschord/toolbars/editor.yaml",
        "theme: ./themes/paper.yaml", "theme: ~/.config/glasschord/themes/paper.yaml",
    ])
    func whatIsThereIsGood(line: String) throws {
        #expect(try check("\(line)\n", folder(), "\(Self.own)/settings.yaml") == [])
    }

    /// A path starts from the document's folder, wherever that is.
    @Test func aPathOfAThemeIsLookedForBesideTheDocument() throws {
        let folder = try folder()
        try folder.makeDirectory("draft")
        #expect(
            try check("theme: ./paper.yaml\n", folder, "draft/settings.yaml") == [
                "/draft/settings.yaml:1:8: there is no theme './paper.yaml'; "
                    + "its file is to be /draft/./paper.yaml"
            ])
        try folder.write("based-on: native\n", to: "draft/paper.yaml")
        #expect(try check("theme: ./paper.yaml\n", folder, "draft/settings.yaml") == [])
    }

    @Test func aPathOfAToolbarIsLookedForBesideTheDocument() throws {
        let folder = try folder()
        try folder.makeDirectory("draft")
        #expect(
            try check("toolbar: ./bar.yaml\n", folder, "draft/settings.yaml") == [
                "/draft/settings.yaml:1:10: there is no file /draft/./bar.yaml; "
                    + "name one that is there"
            ])
        try folder.write("groups: []\n", to: "draft/bar.yaml")
        #expect(try check("toolbar: ./bar.yaml\n", folder, "draft/settings.yaml") == [])
    }

    /// The running keyboard says where it has read the name.
    @Test func theKeyboardTellsThePlace() throws {
        let folder = try folder()
        let file = "\(Self.own)/settings.yaml"
        try folder.write("languages: [us, zz]\ntoolbar: editr\n", to: file)
        var said: [String] = []
        let settings = UserSettings(folder.directories) { said.append($0) }
        let values = settings.choices.values
        let layouts = LayoutLibrary(
            .layouts(folder.directories, program: nil), names: values.languages?.value ?? [],
            origin: { settings.origin(of: .languages, word: $0) }
        ) { said.append($0) }
        #expect(layouts.layouts.map(\.name) == ["us"])
        var look = Rig.plain
        look.toolbar = nil
        let rig = try Rig(look: look, directories: folder.directories)
        rig.kept = folder
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(
            said == [
                "\(folder.path(file)):1:17: there is no good layout 'zz'; it is left out, "
                    + "`glasschord list layouts` tells which there are"
            ])
        #expect(
            rig.warnings.last
                == "\(folder.path(file)):2:10: there is no good toolbar 'editr'; "
                + "did you mean 'editor'?")
    }

    @Test func aCommandLineIsNamedByItsOption() throws {
        var look = SettingsValues()
        #expect(look.set(.languages, to: "zz") == nil)
        let folder = try folder()
        let settings = UserSettings(folder.directories, overrides: look) { _ in }
        #expect(settings.origin(of: .languages, word: "zz") == "--languages")
        #expect(settings.origin(of: .toolbar) == "toolbar")
    }
}
