import Documents
import KeyboardLayouts
import KeyboardToolbar
import Testing
import ToolbarFiles

/// What a document may say. Source: docs/toolbar.md.
struct ToolbarDocumentTests {
    private func read(_ text: String, path: String = "/d/t.yaml") throws -> ToolbarDocument {
        let (toolbar, problems) = try ToolbarDocument.read(Array(text.utf8), path: path)
        #expect(problems.map(\.description) == [])
        return try #require(toolbar)
    }

    /// The one item of a document with one group.
    private func item(_ text: String) throws -> ToolItemDescription {
        let toolbar = try read("groups:\n  - - \(text)\n")
        #expect(toolbar.groups.count == 1 && toolbar.groups[0].count == 1)
        return try #require(toolbar.groups.first?.first)
    }

    @Test func aDocumentSaysWhatItIsFor() throws {
        let toolbar = try read(
            "name: Editor\napplications: [org.gnome.TextEditor, foot, Text Editor]\npurposes: [url, datetime]\n"
                + "groups: [[a, b], [c]]\n")
        #expect(toolbar.name == "t" && toolbar.title == "Editor")
        // X11's classes, and names that toolkits stand in for an id, have spaces.
        #expect(toolbar.applications == ["org.gnome.TextEditor", "foot", "Text Editor"])
        #expect(toolbar.purposes == [.url, .dateTime])
        #expect(toolbar.groups.map(\.count) == [2, 1] && !toolbar.isEmpty)
    }

    @Test func oneApplicationNeedsNoList() throws {
        let toolbar = try read("applications: foot\npurposes: terminal\ngroups: []\n")
        #expect(toolbar.applications == ["foot"] && toolbar.purposes == [.terminal])
        #expect(toolbar.title == "t" && toolbar.isEmpty)
    }

    @Test(arguments: [
        ("control", Modifier.control), ("ctrl", .control), ("alt", .alt), ("super", .super),
        ("alt-gr", .altGr), ("altgr", .altGr),
    ])
    func modifiersHaveTheNamesOfShortcuts(name: String, modifier: Modifier) throws {
        let toolbar = try read("groups: [[{modifier: \(name)}]]\n")
        #expect(toolbar.groups.first?.first?.tool.action == .modifier(modifier))
    }

    @Test func everyPurposeHasAName() throws {
        for purpose in ToolbarPurpose.allCases {
            #expect(
                try read("purposes: [\(purpose.rawValue)]\ngroups: []\n").purposes == [purpose])
        }
        // Source: text-input-unstable-v3, `content_purpose`: 14 entries.
        #expect(ToolbarPurpose.allCases.count == 14)
    }

    @Test func aTextTypesItself() throws {
        for text in ["'('", "{text: '('}"] {
            let item = try item(text)
            #expect(item.tool.action == .text("(") && item.tool.display == .text("("))
            #expect(item.tool.label == nil && item.alternates.isEmpty && !item.includesItself)
        }
        #expect(try item("1").tool.action == .text("1"))
        #expect(try item("{text: ☞ see}").tool.action == .text("☞ see"))
    }

    @Test func aTextMayShowSomethingElse() throws {
        let symbol = try item("{text: a, symbol: bell, label: Bell}").tool
        #expect(symbol.display == .symbol(name: "bell") && symbol.label == "Bell")
        #expect(symbol.action == .text("a"))
        // A label is read aloud; it is shown where nothing else can be.
        #expect(try item("{text: a, label: First}").tool.display == .text("a"))
        let joiner = try item("{text: \"\\u200c\", label: ZWNJ}").tool
        #expect(joiner.display == .text("ZWNJ") && joiner.action == .text("\u{200C}"))
    }

    @Test func aKeyShowsItsNameOrItsSign() throws {
        let shown: [(String, KeyboardToolDisplayRepresentation, String?)] = [
            ("left", .symbol(name: "arrow.left"), nil), ("up", .symbol(name: "arrow.up"), nil),
            ("right", .symbol(name: "arrow.right"), nil),
            ("down", .symbol(name: "arrow.down"), nil),
            ("backspace", .symbol(name: "delete.left"), nil),
            ("return", .symbol(name: "return"), nil), ("esc", .text("Esc"), "Esc"),
            ("f5", .text("F5"), "F5"), ("ctrl+c", .text("^C"), "Ctrl+C"),
            ("ctrl+shift+c", .text("Ctrl+Shift+C"), "Ctrl+Shift+C"),
            ("alt+left", .text("Alt+←"), "Alt+←"), ("super", .text("Super"), "Super"),
            ("shift+left", .text("Shift+←"), "Shift+←"), ("ctrl++", .text("Ctrl++"), "Ctrl++"),
            ("page-up", .text("PgUp"), "PgUp"), ("space", .text("Space"), "Space"),
        ]
        for (key, display, label) in shown {
            let tool = try item("{key: \(key)}").tool
            #expect(tool.display == display && tool.label == label, "\(key)")
        }
        #expect(try item("{key: ctrl+c, label: Stop}").tool.display == .text("Stop"))
        #expect(try item("{key: left, label: Back}").tool.display == .symbol(name: "arrow.left"))
        #expect(try item("{key: left, label: Back}").tool.label == "Back")
    }

    @Test func aCommandIsAListOfWords() throws {
        let tool = try item("{command: [/usr/bin/notify-send, '', hello world], symbol: bell}").tool
        #expect(tool.action == .command(["/usr/bin/notify-send", "", "hello world"]))
        #expect(tool.display == .symbol(name: "bell"))
        let plain = try item("{command: [/usr/bin/notify-send, hello]}").tool
        #expect(plain.display == .text("notify-send"))
    }

    @Test func everyActionHasItsWordAndItsSign() throws {
        let actions: [(String, BoardCommand, KeyboardToolDisplayRepresentation)] = [
            ("hide", .hide, .symbol(name: "keyboard.chevron.compact.down")),
            ("next-layout", .nextLayout, .symbol(name: "globe")),
            ("terminal", .terminal, .text(">_")), ("copy", .copy, .symbol(name: "doc.on.doc")),
            ("cut", .cut, .symbol(name: "scissors")),
            ("paste", .paste, .symbol(name: "doc.on.clipboard")),
            ("select-all", .selectAll, .symbol(name: "selection.pin.in.out")),
            ("undo", .undo, .symbol(name: "arrow.uturn.backward")),
            ("redo", .redo, .symbol(name: "arrow.uturn.forward")),
            ("find", .find, .symbol(name: "magnifyingglass")),
            ("page, page: letters", .page(.letters), .text("ABC")),
            ("page, page: numbers", .page(.numbers), .text("123")),
            ("page, page: symbols", .page(.symbols), .text("#+=")),
            ("page, page: function", .page(.function), .text("Fn")),
        ]
        for (word, command, display) in actions {
            let tool = try item("{action: \(word)}").tool
            #expect(tool.action == .board(command) && tool.display == display, "\(word)")
        }
        #expect(
            try item("{action: undo, symbol: clock}").tool.display == .symbol(name: "clock"))
    }

    @Test func aPictureStartsFromTheDocument() throws {
        func image(_ path: String) -> KeyboardToolDisplayRepresentation {
            let image = KeyboardToolImage(path: path)
            return .image(small: image, large: image)
        }
        #expect(try item("{text: a, image: i/a.png}").tool.display == image("/d/i/a.png"))
        #expect(try item("{text: a, image: /x/a.PNG}").tool.display == image("/x/a.PNG"))
        let beside = try read("groups: [[{text: a, image: a.png}]]", path: "t.yaml")
        #expect(beside.groups[0][0].tool.display == image("a.png"))
    }

    @Test func anItemOffersAlternates() throws {
        let item = try item(
            "{text: '(', alternates: ['{', {key: tab, label: Indent}], include-itself: true, "
                + "style: secondary}")
        #expect(item.alternates.map(\.action) == [.text("{"), .key(KeyShortcut(.named(.tab)))])
        #expect(item.alternates[1].label == "Indent" && item.includesItself)
        #expect(item.style.rawValue == "secondary")
        #expect(try self.item("{text: a, style: primary}").style == .primary)
    }

    /// What the toolbar of the Swift package makes of it.
    @Test func groupsPerformTheirActionsOnce() throws {
        let toolbar = try read(
            "groups:\n  - - {action: undo}\n    - {text: '(', alternates: ['{'], "
                + "include-itself: on}\n  - - {key: tab, label: Indent}\n")
        var done: [ToolAction] = []
        let view = KeyboardToolbarView()
        view.groups = toolbar.toolGroups(isEnabled: { $0 != .board(.undo) }) { done.append($0) }
        #expect(view.groups.map(\.items.count) == [2, 1])
        view.perform(.representative, of: ToolAddress(group: 0, item: 0))
        #expect(done.isEmpty, "it is not enabled")
        view.perform(.representative, of: ToolAddress(group: 0, item: 1))
        view.perform(.alternate(0), of: ToolAddress(group: 0, item: 1))
        view.perform(.representative, of: ToolAddress(group: 1, item: 0))
        #expect(done == [.text("("), .text("{"), .key(KeyShortcut(.named(.tab)))])
        let content = view.content
        #expect(content[ToolAddress(group: 0, item: 1)]?.choices.map(\.label) == ["(", "{"])
        #expect(content[ToolAddress(group: 0, item: 0)]?.face.label == "Undo")
        #expect(content[ToolAddress(group: 1, item: 0)]?.face.label == "Indent")
    }

    @Test func whatIsMeantToBeAToolbarIsKnown() throws {
        func isMeant(_ text: String) throws -> Bool {
            ToolbarDocument.isMeant(by: try YAMLDocument(Array(text.utf8), path: "d"))
        }
        #expect(try isMeant("groups: []") && isMeant("applications: [a]\n"))
        #expect(try !isMeant("theme: ocean") && !isMeant("language: de") && !isMeant(""))
    }
}
