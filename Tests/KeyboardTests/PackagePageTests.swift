import Documents
import KeyboardToolbar
import Testing

@testable import GlasschordKit

/// What programs of one's own are told, and what they get from `Glasschord.run`. `build-aux/check-sources` holds the comments.
struct PackagePageTests {
    private func page() throws -> String {
        let path = "\(Rig.root)/docs/package.md"
        guard case .bytes(let bytes) = DocumentFile.content(of: path) else {
            throw DocumentProblem(path, nil, "cannot be read", advice: "")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func K27_thePagePinsThisVersion() throws {
        let words = Version.text.split { $0 == " " || $0 == "\n" }
        #expect(words.count == 2 && words[0] == "glasschord")
        #expect(try page().contains("exact: \"\(words[1])\")"))
    }

    /// The toolbar of a program is drawn by `render` where no other is asked for.
    @Test func aProgramsOwnToolbarIsRendered() throws {
        let own = KeyboardToolbarView()
        own.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(representativeTool: BlockKeyboardTool(text: "x") {})
            ])
        ]
        let nobody = Environment([:])
        #expect(try RenderedToolbar.content(nil, own: own, nobody) == own.content)
        #expect(try RenderedToolbar.content("none", own: own, nobody) == .none)
        #expect(try RenderedToolbar.content(nil, nobody) == .none)
        let standard = try RenderedToolbar.content("default", own: own, nobody)
        #expect(standard.groups.map(\.items.count) == [2, 3, 3])
    }
}
