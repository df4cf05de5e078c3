import Behavior
import Documents
import KeyboardEngine
import KeyboardLayouts
import KeyboardView
import LayoutFiles
import Settings
import Surfaces
import Testing
import TextEngine
import Units

@testable import GlasschordKit

/// The command line's words about layouts. Source: docs/layouts.md; `glasschord --help`.
struct LayoutCommandTests {
    /// The tree that the tests were built from.
    private static let tree = #filePath.split(separator: "/").dropLast(3).reduce("") {
        "\($0)/\($1)"
    }
    private static let folders = DocumentFolders.layouts(
        UserDirectories { _ in nil }, program: "\(tree)/.build/any/debug/glasschord")

    private func command(_ words: String...) throws -> Command {
        try CommandLineReader.read(words)
    }

    @Test func wordsAreUnderstood() throws {
        guard case .check(["a.yaml", "b.yaml"]) = try command("check", "a.yaml", "b.yaml"),
            case .listLayouts = try command("list", "layouts"),
            case .render(let request) = try command(
                "render", "--describe", "--layout", "de", "--purpose=terminal", "--page",
                "function", "--one-handed", "left")
        else {
            Issue.record("other commands")
            return
        }
        #expect(request.layout == "de" && request.purpose == .terminal)
        #expect(request.page == .function && request.oneHanded == .left)
    }

    @Test(arguments: [
        ["check"], ["check", "--all"], ["list"], ["list", "themes"],
        ["render", "--describe", "--purpose", "letter"],
        ["render", "--describe", "--one-handed", "up"], ["render", "--describe", "--layout"],
    ])
    func whatIsWrongIsRefused(words: [String]) {
        #expect(throws: UsageError.self) { try CommandLineReader.read(words) }
    }

    @Test func shippedLayoutsAreListedAndGood() {
        let lines = ListCommand.layouts(in: Self.folders).lines
        #expect(lines.contains("de\tDeutsch\t\(Self.tree)/data/layouts/de.yaml"))
        let files = Self.folders.names.map { "\(Self.tree)/data/layouts/\($0).yaml" }
        #expect(files.count >= 7)
        for file in files {
            #expect(CheckCommand(files: []).problems(of: file).isEmpty)
        }
    }

    @Test func usEnglishIsListedWithoutAFile() {
        let none = DocumentFolders.layouts(UserDirectories { _ in nil }, program: nil)
        let line = ListCommand.layouts(in: none).lines.first { $0.hasPrefix("us\t") }
        #expect(line?.hasPrefix("us\tEnglish (US)\t") == true)
    }

    @Test func aFileThatIsNotThereIsAProblem() {
        let problems = CheckCommand(files: []).problems(of: "/nowhere/de.yaml")
        #expect(
            problems.map(\.description) == [
                "/nowhere/de.yaml: there is no such file; name one that is there"
            ])
    }

    private func layout(_ change: (inout RenderRequest) -> Void) throws(UsageError)
        -> KeyboardLayout
    {
        var request = RenderRequest()
        change(&request)
        return try RenderedLayout(request, Self.folders).layout(.recommended).layout
    }

    /// As the keyboard itself has them: a globe, the domains and the badges of all.
    @Test func B46_severalLanguagesAreDrawnAsTheyAreShown() throws {
        var request = RenderRequest()
        #expect(request.look.set(.languages, to: "[de, cs]") == nil)
        request.purpose = .url
        let drawn = try RenderedLayout(request, Self.folders).layout(.recommended)
        #expect(drawn.layout.name == "de" && drawn.languages == ["DE", "CS"])
        let bottom = try #require(drawn.layout.rows(of: .letters).last)
        #expect(bottom.contains { $0.action == .nextKeyboard })
        let domain = try #require(bottom.first { $0.label == ".com" })
        #expect(domain.alternates.prefix(2) == [".de", ".cz"])
    }

    /// The label that D.7 gives an address, in the accent; a password shows nothing of what is touched.
    @Test func B38_aPurposeHasItsLook() {
        let address = FieldLook(FieldPurpose.url.field, adapts: true)
        #expect(address.returnWord == .go && address.returnHasPurpose)
        #expect(FieldLook(FieldPurpose.url.field, adapts: false).returnWord == nil)
        let secret = FieldLook(FieldPurpose.password.field, adapts: true)
        #expect(secret.hidesTyping && !secret.showsPreviews)
    }

    @Test func B38_returnSpeaksTheLayoutsLanguage() throws {
        func label(_ name: String, _ purpose: FieldPurpose) throws -> String? {
            let layout = try layout {
                $0.layout = name
                $0.purpose = purpose
            }
            let size = Size(width: 320, height: 640)
            let choices = LookChoices(user: UserChoices())
            let picture = Picture(
                output: size, shape: Picture.shape(on: size, choices, layout: layout), choices,
                field: FieldLook(purpose.field, adapts: true), hasPopups: true, layout: layout)
            return picture.look.descriptions(of: Appearance()).first { $0.id == .primary }?.label
        }
        #expect(try label("us", .url) == "go" && label("us", .normal) == "return")
        #expect(try label("fr", .url) == "accéder" && label("fr", .normal) == "retour")
    }

    @Test func everyPurposeOfReturnHasItsWord() {
        for purpose in ReturnPurpose.allCases where purpose.hasAccent {
            #expect(purpose.word?.rawValue == purpose.rawValue)
        }
        #expect(ReturnPurpose.return.word == nil)
    }

    @Test func aLayoutIsFoundByNameOrPath() throws {
        #expect(try layout { $0.layout = "fr" }.name == "fr")
        #expect(try layout { $0.layout = "cz" }.name == "cs")
        #expect(try layout { $0.layout = "\(Self.tree)/data/layouts/ko.yaml" }.name == "ko")
        #expect(try layout { _ in } == .usEnglish)
        #expect(throws: UsageError.self) { try layout { $0.layout = "zz" } }
        #expect(throws: UsageError.self) { try layout { $0.layout = "./zz.yaml" } }
        #expect(throws: UsageError.self) { try layout { $0.page = .function } }
    }

    /// `--page terminal` and `pc` as the running keyboard has them: whatever the field is for, but not on pads.
    @Test(arguments: FieldPurpose.allCases, PageSetting.allCases)
    func wantedKeysAreDrawnAsTheyAreShown(purpose: FieldPurpose, page: PageSetting) throws {
        if purpose == .pc { return }
        for (name, adapts) in [("us", true), ("ru", true), ("us", false)] {
            var behavior = KeyboardBehavior.recommended
            behavior.adaptToInputType = adapts
            var request = RenderRequest()
            request.layout = name
            request.purpose = purpose
            #expect(request.look.set(.page, to: page.rawValue) == nil)
            let drawn = try RenderedLayout(request, Self.folders).layout(behavior).layout
            let keys = BoardKeys(
                LayoutLibrary(Self.folders, names: [name]) { _ in }, behavior,
                wanted: .init(page))
            keys.show(for: purpose.field)
            #expect(drawn == keys.layout)
        }
    }

    @Test func aTerminalsPagesAreDrawn() throws {
        func request(_ words: String...) throws -> RenderRequest {
            guard
                case .render(let request) = try CommandLineReader.read(
                    ["render", "--describe"] + words)
            else { throw UsageError(description: "another command") }
            return request
        }
        func layout(_ request: RenderRequest) throws -> KeyboardLayout {
            try RenderedLayout(request, Self.folders).layout(.recommended).layout
        }
        let terminal = try request("--page", "terminal", "--page", "function", "--layout", "de")
        #expect(try layout(terminal).form == .terminal && terminal.page == .function)
        #expect(try layout(request("--page=pc", "--one-handed=left", "--purpose=url")).form == .pc)
        #expect(throws: UsageError.self) {
            try layout(request("--page", "pc", "--page", "numbers"))
        }
    }

    /// The order of letters is the behaviour's, as everywhere.
    @Test func anotherOrderOfLettersIsDrawn() throws {
        var behavior = KeyboardBehavior.recommended
        behavior.layoutTypeOverride = .dvorak
        let layout = try RenderedLayout(RenderRequest(), Self.folders).layout(behavior).layout
        #expect(layout == KeyboardLayout.usEnglish.arranged(as: .dvorak))
    }

    /// Source: behaviour D.7.
    @Test func B38_aPurposeHasItsForm() throws {
        let forms: [(FieldPurpose, LayoutForm)] = [
            (.normal, .text), (.password, .text), (.digits, .digits), (.pin, .digits),
            (.number, .decimal), (.phone, .phone), (.url, .url), (.email, .email),
            (.terminal, .terminal), (.pc, .pc), (.date, .date), (.time, .time),
            (.dateTime, .dateTime),
        ]
        for (purpose, form) in forms {
            #expect(try layout { $0.purpose = purpose }.form == form)
        }
    }
}
