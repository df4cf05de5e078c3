import DocumentTestKit
import KeyboardToolbar
import KeyboardView
import Painter
import Testing
import Units

@testable import GlasschordKit

/// `glasschord render` shows the desktop's icons too. Source: docs/toolbar.md, "Symbols".
struct RenderedSymbolTests {
    private static let toolbar = """
        groups:
          - - {action: undo}
            - {command: [ring], symbol: gc-bell, label: Ring it}
            - {text: a}
        """
    private let room: SymbolRoom

    init() throws {
        room = try SymbolRoom()
        try room.folder.write(Self.toolbar, to: "bar.yaml")
    }

    private func render(_ target: String) throws -> Image {
        var request = RenderRequest()
        request.file = room.folder.path(target)
        request.toolbar = room.folder.path("bar.yaml")
        request.outputSize = Size(width: 402, height: 874)
        let status = RenderCommand(
            request: request, environment: Environment(room.variables)
        ).run()
        try #require(status == .success)
        return try PNGReader.read(room.folder.path(target))
    }

    /// Where two pictures differ, in pixels.
    private func difference(_ one: Image, _ other: Image) -> PixelRect? {
        var places: [(x: Int, y: Int)] = []
        for y in 0..<one.size.height {
            for x in 0..<one.size.width where one[x, y] != other[x, y] { places.append((x, y)) }
        }
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
            let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
        else { return nil }
        return PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    }

    @Test func thePictureWaitsForTheIcon() throws {
        let letters = try render("letters.png")
        try room.icon("gc-bell", SymbolRoom.square("#ff0000"))
        let icon = try render("icon.png")
        try #require(icon.size == letters.size)
        let changed = try #require(difference(icon, letters))
        // An icon is 20 points large; it and the letters are within the tool, which is 44.
        #expect(changed.width >= 20 && changed.width <= 44)
        #expect(changed.height >= 20 && changed.height <= 44)
        // A coloured one keeps its colour.
        let middle = (changed.x + changed.width / 2, changed.y + changed.height / 2)
        #expect(icon[middle.0, middle.1] == 0xFFFF_0000)
        try room.icon("gc-bell-symbolic", SymbolRoom.square("#ff0000"))
        let symbolic = try render("symbolic.png")
        #expect(symbolic[middle.0, middle.1] == 0xFF00_0000)
    }
}
