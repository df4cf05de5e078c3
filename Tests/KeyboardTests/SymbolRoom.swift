import DocumentTestKit
import Documents
import EventLoop
import Glibc
import IconThemes
import Painter
import Testing
import Units

@testable import GlasschordKit

/// A home with a toolbar and an icon theme of a test's own, and the program that draws icons.
///
/// Owner of the file descriptor: `write`, which closes it before it returns.
@safe final class SymbolRoom {
    let folder: Folder
    /// Where the built programs are: beside the running test.
    private static let built = SymbolTools.programs(beside: DocumentFolders.runningProgram)[0]
    static let icons = "share/icons/hicolor/16"

    init() throws {
        folder = try Folder()
        try folder.makeDirectory(Self.icons)
        try folder.write(
            "[Icon Theme]\nDirectories=16\n[16]\nSize=16\nMinSize=8\nMaxSize=512\nType=Scalable\n",
            to: "share/icons/hicolor/index.theme")
    }

    var variables: [String: String] {
        ["HOME": folder.home, "XDG_DATA_DIRS": folder.path("share")]
    }

    var kept: String { folder.path(".cache/glasschord/icons") }

    func tools(program: String? = built) -> SymbolTools {
        SymbolTools(
            icons: IconFolders { [variables] in variables[$0] }, program: program, folder: kept)
    }

    /// A square of this colour that fills an icon, or what is inside of an SVG picture.
    func icon(_ name: String, _ shapes: String = SymbolRoom.square("#123456")) throws {
        try folder.write(Self.picture(shapes), to: "\(Self.icons)/\(name).svg")
    }

    static func square(_ color: String) -> String {
        "<rect width=\"16\" height=\"16\" fill=\"\(color)\"/>"
    }

    static func picture(_ shapes: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\">\(shapes)</svg>"
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = unsafe open(folder.path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(file >= 0)
        defer { close(file) }
        try #require(unsafe Glibc.write(file, bytes, bytes.count) == bytes.count)
    }

    /// Runs the program to its end.
    ///
    /// - Returns: the picture that it has made; nil where it says that it has none.
    func draw(_ source: String, pixels: String = "32", to target: String = "out.png") throws
        -> Image?
    {
        let programs = StartedPrograms(in: folder.loop)
        var ending: Bool?
        try programs.start(
            [Self.built, folder.path(source), pixels, folder.path(target)], isSilent: true
        ) { ending = $0 }
        try folder.wait(for: "the program's end") { ending != nil }
        let isThere = DocumentFile.exists(folder.path(target))
        #expect(ending == isThere, "it says what is true")
        return isThere ? try PNGReader.read(folder.path(target)) : nil
    }
}
