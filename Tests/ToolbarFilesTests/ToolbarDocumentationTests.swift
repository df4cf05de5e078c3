import Documents
import KeyboardLayouts
import KeyboardToolbar
import Testing
import ToolbarFiles

/// What docs/toolbar.md shows is good, and names every member and word that there is.
struct ToolbarDocumentationTests {
    private func page() throws -> String {
        String(decoding: try Shipped.bytes(of: "\(Shipped.tree)/docs/toolbar.md"), as: UTF8.self)
    }

    /// The examples, in their order.
    private func examples() throws -> [String] {
        try page().components(between: "```yaml\n", and: "```")
    }

    private func read(_ text: String) throws -> ToolbarDocument {
        let (toolbar, problems) = try ToolbarDocument.read(
            Array(text.utf8), path: "/d/t.yaml", check: { _ in nil })
        #expect(problems.map(\.description) == [])
        return try #require(toolbar)
    }

    @Test func theExamplesAreGood() throws {
        let examples = try examples()
        try #require(examples.count == 3)
        let editor = try read(examples[0])
        #expect(editor.title == "Editor" && editor.applications == ["org.gnome.TextEditor"])
        #expect(editor.groups.map(\.count) == [2, 3, 2])
        #expect(editor.groups[1][0].alternates.count == 6)
        #expect(editor.groups[1][2].tool.action == .command(["notify-send", "hello"]))
        let player = try read(examples[1])
        #expect(player.isEmpty && player.applications == ["mpv", "org.gnome.Totem"])
        let browser = try read(examples[2])
        #expect(browser.groups.map(\.count) == [3, 2, 2] && browser.purposes == [.url])
        #expect(browser.groups[1][0].alternates.map(\.label).last == "Address")
        #expect(browser.groups[2][0].tool.action == .board(.page(.symbols)))
    }

    @Test func everyWordIsNamed() throws {
        let page = try page()
        let members = [
            "groups", "name", "applications", "purposes", "text", "key", "command", "action",
            "page",
            "symbol", "image", "label", "style", "alternates", "include-itself",
        ]
        let actions = [
            "hide", "next-layout", "page", "terminal", "copy", "cut", "paste", "select-all", "undo",
            "redo", "find",
        ]
        let keys = NamedKey.allCases.map(\.rawValue).filter { !$0.hasPrefix("f") }
        let words =
            members + actions + keys + ToolbarPurpose.allCases.map(\.rawValue) + [
                "space", "return", "enter", "backspace", "esc", "pgup", "pgdn", "ins", "del",
                "ctrl",
                "control", "alt", "shift", "super", "meta", "logo", "altgr", "alt-gr",
            ]
        for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
    }

    /// Every key and modifier that the page names is one.
    @Test func everyKeyThatIsNamedIsOne() throws {
        let paragraph = try page().components(between: "A key is one character", and: "\n\n")
        for word in try #require(paragraph.first).components(between: "`", and: "`")
        where word != "+" {
            if word == "shift" { continue }
            #expect(throws: Never.self, "\(word)") { try ShortcutReader.shortcut(word) }
        }
    }

    @Test func theToolbarsThatItTellsAreShipped() throws {
        for name in Shipped.names { #expect(try page().contains("\n| `\(name)` |"), "\(name)") }
    }
}

extension String {
    /// What stands between two marks, each time.
    fileprivate func components(between start: String, and end: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let first = rest.firstRange(of: start) {
            rest = rest[first.upperBound...]
            guard let last = rest.firstRange(of: end) else { break }
            found.append(String(rest[..<last.lowerBound]))
            rest = rest[last.upperBound...]
        }
        return found
    }
}
