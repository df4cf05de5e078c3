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
        func content(_ words: String..., own: KeyboardToolbarView?) throws -> ToolbarContent {
            let words = ["render", "--describe"] + words
            guard case .render(let request) = try CommandLineReader.read(words) else {
                throw UsageError(description: "another command")
            }
            return try RenderCommand(
                request: request, environment: Environment([:]), own: OwnParts(toolbar: own)
            ).content
        }
        #expect(try content(own: own) == own.content)
        #expect(try content("--toolbar", "auto", own: own) == own.content)
        #expect(try content("--toolbar", "none", own: own) == .none)
        #expect(try content(own: nil) == .none)
        for name in ["default", "demo"] {
            let shown = try content("--toolbar", name, own: own)
            let document = try RenderedToolbar.document(name, Environment([:]))
            #expect(shown == RenderedToolbar.content(of: document))
        }
    }
}
