import DocumentTestKit
import Documents
import Glibc
import KeyboardStyle
import Painter
import Settings
import TextEngine
import Testing
import Units
import ToolbarFiles

@testable import GlasschordKit

/// The command line's words about toolbars. Source: docs/toolbar.md; `glasschord --help`.
struct ToolbarCommandTests {
    /// The tree that the tests were built from.
    private static let tree = #filePath.split(separator: "/").dropLast(3).reduce("") {
        "\($0)/\($1)"
    }

    private func look(_ words: String...) throws -> SettingsValues {
        guard case .run(let configuration) = try CommandLineReader.read(words) else {
            throw UsageError(description: "another command")
        }
        return configuration.look
    }

    /// A field's purpose has one name in documents and on the command line.
    @Test func everyPurposeIsThatOfAField() {
        for purpose in FieldPurpose.allCases where purpose != .pc {
            let content = ToolbarPurpose(purpose.field.purpose)
            #expect(content?.rawValue == purpose.rawValue)
        }
        #expect(ToolbarPurpose(ContentPurpose(rawValue: 14)) == nil)
    }

    @Test func settingsAreOptions() throws {
        let look = try look(
            "--toolbar", "none", "--toolbar-style=classic", "--toolbar-delay", "0.2")
        #expect(look.toolbar?.value == .off && look.toolbarStyle?.value == .classic)
        #expect(look.toolbarDelay?.value.time == 0.2 && look.kiosk == nil)
    }

    /// As of --style-file, what a command line names is looked for where it was written.
    @Test func aToolbarMayBeAFile() throws {
        func toolbar(_ name: String) throws -> ToolbarSetting? {
            guard
                case .run(let configuration) = try CommandLineReader.read(
                    ["--toolbar", name], workingDirectory: "/w d")
            else { return nil }
            return configuration.look.toolbar?.value
        }
        #expect(try toolbar("mine.yaml") == .file("/w d/mine.yaml"))
        #expect(try toolbar("../mine") == .file("/w d/../mine"))
        #expect(try toolbar("/a/mine.yaml") == .file("/a/mine.yaml"))
        #expect(try toolbar("mine") == .named("mine"))
    }

    @Test func aKioskNeedsNoValue() throws {
        #expect(try look("--kiosk").kiosk?.value == true)
        #expect(try look("--kiosk", "--hidden").kiosk?.value == true)
        #expect(try look("--kiosk", "on").kiosk?.value == true)
        #expect(try look("--kiosk", "off").kiosk?.value == false)
        #expect(try look("--kiosk", "no").kiosk?.value == false)
        #expect(try look("--kiosk=off").kiosk?.value == false)
        #expect(throws: UsageError.self) { try look("--kiosk=maybe") }
        #expect(throws: UsageError.self) { try look("--kiosk", "maybe") }
    }

    @Test func toolbarsAreListed() throws {
        guard case .listToolbars = try CommandLineReader.read(["list", "toolbars"]) else {
            Issue.record("another command")
            return
        }
        let folders = DocumentFolders.toolbars(
            UserDirectories { _ in nil }, program: "\(Self.tree)/.build/any/debug/glasschord")
        #expect(
            ListCommand.toolbars(in: folders).lines == [
                "default\tDefault\t\(Self.tree)/data/toolbars/default.yaml",
                "demo\tDemo\t\(Self.tree)/data/toolbars/demo.yaml",
                "terminal\tTerminal\t\(Self.tree)/data/toolbars/terminal.yaml",
            ])
        for file in folders.names.map({ "\(Self.tree)/data/toolbars/\($0).yaml" }) {
            #expect(CheckCommand(files: []).problems(of: file).isEmpty)
        }
    }

    @Test func theBuiltInOnesNeedNoFile() throws {
        let folder = try Folder()
        let folders = DocumentFolders(
            "toolbars", folder.directories, isConfiguration: true, program: nil)
        let own = ".config/glasschord/toolbars"
        try folder.makeDirectory(own)
        try folder.write("groups: [[{action: fly}]]", to: "\(own)/mine.yaml")
        try folder.write("groups: [", to: "\(own)/default.yaml")
        #expect(
            ListCommand.toolbars(in: folders).lines == [
                "default\tDefault\t(in the program)",
                "mine\t(with mistakes: glasschord check)\t\(folder.path(own))/mine.yaml",
                "terminal\tTerminal\t(in the program)",
            ])
    }

    /// A folder, a pipe and a link to nowhere are no documents, whatever they are called; a link to a document is one.
    @Test func onlyFilesAreListed() throws {
        for kind in ["layouts", "toolbars"] {
            let folder = try Folder()
            let folders = DocumentFolders(
                kind, folder.directories, isConfiguration: true, program: nil)
            let list = kind == "layouts" ? ListCommand.layouts : ListCommand.toolbars
            let standard = list(folders).lines
            let own = ".config/glasschord/\(kind)"
            for name in ["folder", "default", "us"] {
                try folder.makeDirectory("\(own)/\(name).yaml")
            }
            try #require(unsafe mkfifo(folder.path("\(own)/pipe.yaml"), 0o600) == 0)
            try folder.link("\(own)/gone.yaml", to: "/nowhere/gone.yaml")
            try folder.link("\(own)/turn.yaml", to: "turn.yaml")
            #expect(list(folders).lines == standard)
            for name in ["folder", "us", "pipe", "gone", "turn"] { #expect(!folders.has(name)) }

            try folder.write("- no document", to: "elsewhere")
            try folder.link("\(own)/linked.yaml", to: folder.path("elsewhere"))
            let line = "linked\t(with mistakes: glasschord check)\t\(folder.path(own))/linked.yaml"
            #expect(list(folders).lines.contains(line))
            #expect(folders.has("linked"))
        }
    }

    /// As the keyboard takes them: the next folder counts where the first has a document with mistakes.
    @Test func theOneThatCountsIsListed() throws {
        let folder = try Folder()
        let folders = DocumentFolders(
            "toolbars", folder.directories, isConfiguration: true, program: nil)
        let (first, second) = (".config/glasschord/toolbars", ".local/share/glasschord/toolbars")
        try folder.makeDirectory(first)
        try folder.makeDirectory(second)
        try folder.write("groups: [", to: "\(first)/mine.yaml")
        try folder.write("name: Mine\ngroups: [[{action: undo}]]\n", to: "\(second)/mine.yaml")
        #expect(
            ListCommand.toolbars(in: folders).lines.contains(
                "mine\tMine\t\(folder.path(second))/mine.yaml"))
    }

    /// By its content, and where that says nothing by its folder.
    @Test func aToolbarIsCheckedAsOne() throws {
        let folder = try Folder()
        func problems(_ text: String, _ file: String) throws -> [String] {
            try folder.write(text, to: file)
            return CheckCommand(files: []).problems(of: folder.path(file)).map {
                $0.description.replacing(folder.home, with: "")
            }
        }
        try folder.makeDirectory("toolbars")
        #expect(try problems("groups: [[{action: undo}]]\n", "t.yaml") == [])
        #expect(
            try problems("groups: [[{action: udno}]]\n", "t.yaml") == [
                "/t.yaml:1:20: action cannot be 'udno'; did you mean 'undo'?"
            ])
        #expect(
            try problems("grops: [[a]]\n", "toolbars/t.yaml") == [
                "/toolbars/t.yaml:1:1: groups are missing; write 'groups:' and below it a list of "
                    + "tools for each; 'groups: []' shows no bar",
                "/toolbars/t.yaml:1:1: unknown key 'grops'; did you mean 'groups'?",
            ])
        #expect(
            try problems("groups: [[{action: udno}]]\n", "toolbars/t.yml") == [
                "/toolbars/t.yml: it is not found there, for its name does not end with .yaml; "
                    + "rename it",
                "/toolbars/t.yml:1:20: action cannot be 'udno'; did you mean 'undo'?",
            ])
        #expect(try problems("groups: [[{action: undo}]]\n", "t.yml") == [])
        #expect(
            try problems("groups: [[{text: a, image: no.png}]]\n", "t.yaml") == [
                "/t.yaml:1:28: there is no file '/no.png'; put the picture there"
            ])
    }

    /// Source: docs/toolbar.md, image.
    @Test func aPictureThatCannotBeShownIsTold() throws {
        let folder = try Folder()
        func problems(_ picture: String) throws -> [String] {
            try folder.write("groups:\n  - - {text: a, image: \(picture)}\n", to: "t.yaml")
            return CheckCommand(files: []).problems(of: folder.path("t.yaml")).map {
                $0.description.replacing(folder.home, with: "")
            }
        }
        func draw(_ width: Int, _ height: Int, to name: String) throws {
            let size = PixelSize(width: width, height: height)
            try PNGWriter.write(Image(size: size), to: folder.path(name))
        }
        try draw(1024, 1024, to: "good.png")
        #expect(try problems("good.png") == [])
        try draw(1025, 8, to: "wide.png")
        #expect(
            try problems("wide.png") == [
                "/t.yaml:2:24: the picture 'wide.png' is 1025 by 8 pixels large; 1024 by 1024 are the most"
            ])
        try draw(8, 2000, to: "high.png")
        #expect(
            try problems("high.png") == [
                "/t.yaml:2:24: the picture 'high.png' is 8 by 2000 pixels large; 1024 by 1024 are the most"
            ])
        let noPicture = "is not a PNG picture, or damaged; save it as PNG with 8 bits a colour"
        try folder.write("this is no picture", to: "text.png")
        #expect(try problems("text.png") == ["/t.yaml:2:24: the picture 'text.png' \(noPicture)"])
        // What its beginning promises, the rest does not hold.
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        try folder.write(
            bytes: head + Array("IHDR".utf8) + [0, 0, 0, 8, 0, 0, 0, 8], to: "broken.png")
        #expect(
            try problems("broken.png") == ["/t.yaml:2:24: the picture 'broken.png' \(noPicture)"])
        try folder.makeDirectory("folder.png")
        let folders = try problems("folder.png")
        #expect(folders.count == 1 && folders[0].hasPrefix("/t.yaml:2:24: there is no file '"))
    }
}
