import Documents
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import Testing
import ToolbarFiles
import Units

/// What holds of every toolbar that the keyboard comes with.
struct ShippedToolbarTests {
    @Test func theBuiltInToolbarsAreThoseOfTheirDocuments() throws {
        #expect(try Shipped.toolbar("default") == .standard)
        #expect(try Shipped.toolbar("terminal") == .terminal)
        #expect(ToolbarDocument.builtIn == [.standard, .terminal])
    }

    @Test func thereAreNoOthers() {
        let folders = DocumentFolders.toolbars(
            .init { _ in nil }, program: "\(Shipped.tree)/.build/x/y")
        #expect(folders.paths.last == "\(Shipped.tree)/data/toolbars")
        #expect(folders.names == Shipped.names)
    }

    /// The seed's sample: undo and redo, four characters with 6, 6, 7 and 8 alternates, find and dismiss. Source: behaviour K23.
    @Test func K23_theSampleIsThere() throws {
        let demo = try Shipped.toolbar("demo")
        #expect(demo.groups.map(\.count) == [2, 4, 2])
        #expect(demo.groups[0].map(\.tool.action) == [.board(.undo), .board(.redo)])
        #expect(
            demo.groups[1].map(\.tool.action) == [.text("("), .text("."), .text("="), .text("#")])
        #expect(demo.groups[2].map(\.tool.action) == [.board(.find), .board(.hide)])
        let offered = demo.groups[1].map { item in
            item.alternates.map { tool in
                if case .text(let text) = tool.action { text } else { "?" }
            }.joined()
        }
        #expect(offered == ["({[]})", ".,;!&|", "=+-/*<>", "#\"'$\\@%~"])
        #expect(
            demo.groups.joined().filter(\.alternates.isEmpty).map(\.tool.display) == [
                .symbol(name: "arrow.uturn.backward"), .symbol(name: "arrow.uturn.forward"),
                .symbol(name: "magnifyingglass"), .symbol(name: "keyboard.chevron.compact.down"),
            ])
    }

    /// Behaviour E.5: one capsule has its margins, its padding, its items and the gaps between its groups.
    @Test(arguments: Shipped.names)
    func K05_everyToolIsWithinReach(name: String) throws {
        let groups = try Shipped.toolbar(name).groups
        let glass = ToolbarMetrics().glass
        let count = groups.map(\.count).reduce(0, +)
        #expect((1...10).contains(count))
        func width(_ item: Points, _ gap: Points) -> Double {
            let gaps = Double(groups.count - 1) * gap.value
            return Double(count) * item.value + gaps + 2 * glass.capsulePadding.value + 2
                * glass.margin.value
        }
        #expect(width(glass.itemWidth, glass.groupGap) <= 402)
        #expect(width(glass.minimumItemWidth, glass.minimumGroupGap) <= 320)
    }

    /// The same as the bar itself lays them out.
    @Test(arguments: Shipped.names)
    func K05_everyToolIsInsideTheBar(name: String) throws {
        let content = ToolbarContent(try Shipped.toolbar(name).toolGroups { _ in })
        for style in ToolbarStyle.allCases {
            for width in [Points(320), 402, 800] {
                let layout = ToolbarLayout(
                    content: content, width: width, style: style, metrics: ToolbarMetrics(),
                    padding: 6)
                #expect(!layout.canScroll, "\(style) \(width)")
                #expect(layout.items.count == content.groups.reduce(0) { $0 + $1.items.count })
                for item in layout.items {
                    #expect(item.frame.left >= 0 && item.frame.right <= width)
                }
            }
        }
    }

    /// Behaviour E.7 (c): what a terminal's bar needs, since its row of keys goes.
    @Test func theTerminalsBarHasWhatItsRowHas() throws {
        let items = try Shipped.toolbar("terminal").groups.joined()
        let actions = items.flatMap { [$0.tool.action] + $0.alternates.map(\.action) }
        for key in [NamedKey.escape, .tab, .up, .down, .left, .right] {
            #expect(actions.contains(.key(KeyShortcut(.named(key)))))
        }
        for letter in ["c", "d", "z", "l"] {
            #expect(
                actions.contains(.key(KeyShortcut(.character(letter), modifiers: [.control]))))
        }
        for text in ["|", "~", "/", "-"] { #expect(actions.contains(.text(text))) }
        #expect(actions.contains(.board(.copy)) && actions.contains(.board(.paste)))
        for modifier in [Modifier.control, .alt] {
            #expect(actions.contains(.modifier(modifier)))
        }
    }

    @Test func theDefaultBarHasWhatPeopleLookFor() throws {
        let items = try Shipped.toolbar("default").groups.joined()
        #expect(
            items.map(\.tool.action) == [
                .board(.undo), .board(.redo), .board(.cut), .board(.copy), .board(.paste),
                .key(KeyShortcut(.named(.left))), .key(KeyShortcut(.named(.right))),
                .board(.hide),
            ])
        let offered = items.flatMap(\.alternates).map(\.action)
        #expect(offered.contains(.key(KeyShortcut(.named(.up)))))
        #expect(offered.contains(.key(KeyShortcut(.named(.down)))))
    }

    @Test func theyAreForWhatTheySay() throws {
        #expect(try Shipped.toolbar("terminal").purposes == [.terminal])
        for name in Shipped.names {
            let toolbar = try Shipped.toolbar(name)
            #expect(toolbar.applications.isEmpty)
            if name != "terminal" { #expect(toolbar.purposes.isEmpty) }
            // Programs are the user's affair.
            for item in toolbar.groups.joined() {
                for tool in [item.tool] + item.alternates {
                    if case .command = tool.action { Issue.record("\(name) runs a program") }
                }
            }
        }
    }
}
