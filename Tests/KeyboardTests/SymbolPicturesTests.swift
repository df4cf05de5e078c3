import DocumentTestKit
import KeyboardToolbar
import Painter
import Testing
import Units

@testable import GlasschordKit

/// Pictures of symbols that the keyboard does not draw itself. Source: behaviour E.1, an unknown name; docs/toolbar.md.
struct SymbolPicturesTests {
    private let room: SymbolRoom
    private let lines = Lines()

    private final class Lines {
        var all: [String] = []
    }

    init() throws {
        room = try SymbolRoom()
    }

    private func pictures(_ tools: SymbolTools) -> SymbolPictures {
        SymbolPictures(
            in: room.folder.loop, tools,
            log: Log(isVerbose: true) { [lines] in lines.all.append($0) })
    }

    private func want(
        _ names: Set<String>, _ pictures: SymbolPictures, scale: Scale = .one
    ) throws -> [String: KeyboardToolImage] {
        pictures.want(names, size: 20, scale: scale)
        try room.folder.wait(for: "the pictures") { pictures.isIdle }
        return pictures.pictures
    }

    @Test func symbolicIconsAreShapesAndOthersHaveTheirColours() throws {
        try room.icon("gc-bell-symbolic")
        try room.icon("gc-flag", SymbolRoom.square("#ff0000"))
        let pictures = pictures(room.tools())
        var changes = 0
        pictures.onChange = { changes += 1 }
        let found = try want(["gc-bell", "gc-flag", "gc-nowhere"], pictures)
        #expect(found.keys.sorted() == ["gc-bell", "gc-flag"] && changes == 2)
        #expect(found["gc-bell"]?.isTemplate == true && found["gc-flag"]?.isTemplate == false)
        let flag = try PNGReader.read(try #require(found["gc-flag"]).path)
        // Twice as large as in the bar at scale 2.
        #expect(flag.size == PixelSize(width: 80, height: 80) && flag[40, 40] == 0xFFFF_0000)
        #expect(FolderNames.all(in: room.kept).count == 2)
        #expect(
            lines.all == ["letters stand for symbols: the icon theme has none of 1 of 3 names"])
    }

    @Test func aKeptPictureNeedsNoProgram() throws {
        try room.icon("gc-bell-symbolic")
        let first = try want(["gc-bell"], pictures(room.tools()))
        #expect(first.count == 1)
        // Whatever is run does nothing.
        let second = pictures(room.tools(program: "/bin/false"))
        #expect(try want(["gc-bell"], second) == first)
        // The icon is another one.
        try room.icon("gc-bell-symbolic", "<circle cx=\"8\" cy=\"8\" r=\"7\"/>")
        #expect(try want(["gc-bell"], pictures(room.tools(program: "/bin/false"))).isEmpty)
        let third = try want(["gc-bell"], pictures(room.tools()))
        #expect(third.count == 1 && third != first)
        // A larger one is another one too.
        let large = try want(["gc-bell"], pictures(room.tools()), scale: Scale(whole: 3))
        let path = try #require(large["gc-bell"]).path
        #expect(try PNGReader.read(path).size == PixelSize(width: 120, height: 120))
    }

    @Test func aNameIsAskedForOnce() throws {
        let pictures = pictures(room.tools())
        #expect(try want(["gc-bell"], pictures).isEmpty)
        try room.icon("gc-bell-symbolic")
        try room.icon("gc-flag-symbolic")
        #expect(try want(["gc-bell", "gc-flag"], pictures).keys.sorted() == ["gc-flag"])
        pictures.want(["gc-bell", "gc-flag"], size: 20, scale: .one)
        #expect(pictures.isIdle)
    }

    @Test func withoutTheProgramLettersStay() throws {
        try room.icon("gc-bell-symbolic")
        try room.icon("gc-flag-symbolic")
        for program in [nil, "/nowhere/glasschord-icon", "/bin/true", "/bin/false"] {
            lines.all = []
            let pictures = pictures(room.tools(program: program))
            #expect(try want(["gc-bell"], pictures).isEmpty)
            #expect(try want(["gc-flag"], pictures).isEmpty)
            #expect(lines.all.count == 1, "\(program ?? "none"): \(lines.all)")
        }
        var tools = room.tools()
        tools.folder = nil
        #expect(try want(["gc-bell"], pictures(tools)).isEmpty)
        // A file lies where the folder should be.
        room.folder.remove(".cache")
        try room.folder.write("", to: ".cache")
        #expect(try want(["gc-bell"], pictures(room.tools())).isEmpty)
    }

    @Test func oneBrokenIconTakesOnlyItsOwnPicture() throws {
        try room.icon("gc-a-symbolic", "<broken")
        try room.icon("gc-b-symbolic")
        #expect(try want(["gc-a", "gc-b"], pictures(room.tools())).keys.sorted() == ["gc-b"])
    }

    @Test func nobodyAsksForNamesWithoutEnd() throws {
        let pictures = pictures(room.tools())
        _ = try want(Set((0..<1_000).map { "gc-\($0)" }), pictures)
        try room.icon("gc-zebra-symbolic")
        #expect(try want(["gc-zebra"], pictures).isEmpty)
    }

    @Test func theProgramIsBesideTheOtherOne() {
        #expect(
            SymbolTools.programs(beside: "/opt/gc/bin/glasschord") == [
                "/opt/gc/libexec/glasschord/glasschord-icon",
                "/usr/local/libexec/glasschord/glasschord-icon",
                "/usr/libexec/glasschord/glasschord-icon",
            ])
        #expect(
            SymbolTools.programs(beside: "/t/.build/x86/debug/glasschord").prefix(2) == [
                "/t/.build/x86/debug/glasschord-icon",
                "/t/.build/x86/libexec/glasschord/glasschord-icon",
            ])
        #expect(SymbolTools.programs(beside: nil).count == 2)
    }

    @Test func onlySymbolsThatAreNotOursAreAskedFor() {
        func item(_ names: String...) -> ToolbarContent.Item {
            let faces = names.map { ToolFace(display: .symbol(name: $0)) }
            return ToolbarContent.Item(face: faces[0], choices: Array(faces.dropFirst()))
        }
        let content = ToolbarContent(groups: [
            ToolbarContent.Group(
                spacing: 6, items: [item("globe", "gc-a", "mic"), item("gc-b", "gc-a")]),
            ToolbarContent.Group(
                spacing: 6, items: [.init(face: ToolFace(display: .text("gc-c")))]),
        ])
        #expect(content.foreignSymbols == ["gc-a", "gc-b"])
        for name in ["default", "terminal", "demo"] {
            let content = try? RenderedToolbar.content(name, Environment([:]))
            #expect(content?.foreignSymbols == [], "\(name)")
        }
    }
}
