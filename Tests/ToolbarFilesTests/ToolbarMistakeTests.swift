import DocumentTestKit
import Documents
import KeyboardLayouts
import KeyboardToolbar
import Testing
import ToolbarFiles

/// What is said of a document with mistakes: each with its place, and what to do. Source: docs/toolbar.md.
struct ToolbarMistakeTests {
    private func read(_ text: String) throws -> (toolbar: ToolbarDocument?, lines: [String]) {
        do throws(DocumentProblem) {
            let (toolbar, problems) = try ToolbarDocument.read(
                Array(text.utf8), path: "d", check: { _ in nil })
            return (toolbar, DocumentProblem.lines(problems))
        } catch {
            return (nil, [error.description])
        }
    }

    static let keys =
        "the keys are single characters, f1 to f12, escape, tab, up, down, left, right, home, end, page-up, "
        + "page-down, insert, delete, menu, "
        + "print, pause, space, return, enter, backspace, esc, del, ins, pgup and pgdn"

    static let document: [Mistake] = [
        Mistake(
            "name: x\n",
            "d:1:1: groups are missing; write 'groups:' and below it a list of tools for each; "
                + "'groups: []' shows no bar"),
        Mistake("- a\n", "d:1:1: the document is a list; write one 'key: value' a line"),
        Mistake(
            "groups: a\n",
            "d:1:9: groups cannot be 'a'; it is a list of groups, each a list of tools begun with "
                + "'- - '"),
        Mistake(
            "groups:\n  - {action: undo}\n  - a\n",
            "d:2:5: a group is a mapping; put tools into lists of their own: '- - ' begins a group "
                + "and its first tool",
            "d:3:5: a group is 'a'; put tools into lists of their own: '- - ' begins a group and its "
                + "first tool"),
        Mistake(
            "groups: [[a]]\nname: ''\napplications: {a: b}\npurposes: [[url]]\n",
            "d:2:7: name cannot be ''; it is a text of up to 64 characters",
            "d:3:15: applications cannot be a mapping; it is a list such as "
                + "[org.gnome.TextEditor, foot]",
            "d:4:12: a purpose cannot be a list; it is normal, alpha, digits, number, phone, url, "
                + "email, name, password, pin, date, time, datetime or terminal"),
        Mistake(
            "applications: ['  ', ~]\npurposes: [terminl, web]\ngroups: [[a]]\n",
            "d:1:16: an application cannot be '  '; it is an application's id such as "
                + "org.gnome.TextEditor",
            "d:1:22: an application cannot be empty; it is an application's id such as "
                + "org.gnome.TextEditor",
            "d:2:12: a purpose cannot be 'terminl'; did you mean 'terminal'?",
            "d:2:21: a purpose cannot be 'web'; it is normal, alpha, digits, number, phone, url, "
                + "email, name, password, pin, date, time, datetime or terminal"),
        Mistake(
            "groups: [[a]\n",
            "d:1:9: '[' is not closed; put ',' between entries and ']' at the end"),
        Mistake(
            "groups: [[a]]\ngroups: [[b]]\n",
            "d:2:1: 'groups' is given again; the one in line 1 counts; remove one of them"),
    ]

    static let tools: [Mistake] = [
        Mistake(
            "groups:\n  - - ~\n    -\n    - # (\n",
            "d:2:7: a tool is empty; remove it, or put it in quotation marks: '#' begins a comment "
                + "and '~' is nothing",
            "d:3:6: a tool is empty; remove it, or put it in quotation marks: '#' begins a comment "
                + "and '~' is nothing",
            "d:4:6: a tool is empty; remove it, or put it in quotation marks: '#' begins a comment "
                + "and '~' is nothing"),
        Mistake(
            "groups: [[[a]]]\n",
            "d:1:11: a tool is a list; write one 'key: value' a line"),
        Mistake(
            "groups: [[{symbol: bell}]]\n",
            "d:1:11: a tool does nothing; give it a text, key, modifier, command or action"),
        Mistake(
            "groups: [[{text: a, key: tab, action: undo}]]\n",
            "d:1:11: a tool with text, key and action; a tool does one thing: put the others into "
                + "tools of their own"),
        Mistake(
            "groups: [[{text: \"a\\nb\"}, \"\\t\", {text: [a]}, {text: }]]\n",
            "d:1:18: text cannot be 'a\\u{a}b'; it is a text of up to 32 characters in one line",
            "d:1:27: a tool cannot be '\\u{9}'; it is a text of up to 32 characters in one line, or "
                + "a mapping",
            "d:1:40: text cannot be a list; it is a text of up to 32 characters in one line",
            "d:1:53: text is empty; it is a text of up to 32 characters in one line; '#' and '~' "
                + "need quotation marks"),
        Mistake(
            "groups: [[{action: ocpy}, {action: fly}, {action: ~}]]\n",
            "d:1:20: action cannot be 'ocpy'; did you mean 'copy'?",
            "d:1:36: action cannot be 'fly'; it is hide, next-layout, page, terminal, copy, cut, "
                + "paste, select-all, undo, redo or find",
            "d:1:51: action is empty; it is hide, next-layout, page, terminal, copy, cut, paste, "
                + "select-all, undo, redo or find; '#' and '~' need quotation marks"),
        Mistake(
            "groups: [[{action: page}, {action: page, page: nmubers}, {action: undo, page: letters}]]",
            "d:1:20: action is page, and no page is named; write 'page: function' or another one "
                + "beside it",
            "d:1:48: page cannot be 'nmubers'; did you mean 'numbers'?",
            "d:1:79: a page beside another action; write 'action: page', or remove it"),
        Mistake(
            "groups: [[{txet: a}, {text: a, lable: b}]]\n",
            "d:1:11: a tool does nothing; give it a text, key, modifier, command or action",
            "d:1:12: unknown key 'txet'; did you mean 'text'?",
            "d:1:32: unknown key 'lable'; did you mean 'label'?"),
        Mistake(
            "groups: [[{text: a, colour: b}]]\n",
            "d:1:21: unknown key 'colour'; the keys are text, key, modifier, command, action, page, label, "
                + "symbol, image, style, alternates and include-itself"),
        Mistake(
            "groups: [[{text: a, label: '', symbol: a b, style: third, include-itself: maybe}]]\n",
            "d:1:28: label cannot be ''; it is a text of up to 64 characters",
            "d:1:40: symbol cannot be 'a b'; it is an icon's name such as magnifyingglass",
            "d:1:52: style cannot be 'third'; it is primary or secondary",
            "d:1:75: include-itself cannot be 'maybe'; it is on or off"),
        Mistake(
            "groups: [[{text: a, image: a.svg}, {text: b, image: ~/b.png}]]\n",
            "d:1:28: image cannot be 'a.svg'; it is the path of a PNG file",
            "d:1:53: image cannot be '~/b.png'; it is the path of a PNG file"),
        Mistake(
            "groups: [[{text: a, image: /nowhere/a.png, symbol: bell}]]\n",
            "d:1:28: an image beside a symbol; remove one of them"),
        Mistake(
            "groups: [[{text: a, alternates: b}, {text: a, alternates: [~, [b]]}]]\n",
            "d:1:33: alternates cannot be 'b'; it is a list of tools such as ['(', '{']",
            "d:1:60: an alternate is empty; remove it, or put it in quotation marks: '#' begins a "
                + "comment and '~' is nothing",
            "d:1:63: an alternate is a list; write one 'key: value' a line"),
        Mistake(
            "groups: [[{text: a, alternates: [{text: b, alternates: [c], style: primary}]}]]\n",
            "d:1:56: an alternate has no alternates; write it for the tool itself",
            "d:1:68: an alternate has no style; write it for the tool itself"),
    ]

    static let keysAndCommands: [Mistake] = [
        Mistake(
            "groups: [[{key: ctlr+z}, {key: lefft}, {key: ctrl+nothing}, {key: hyper+a}]]\n",
            "d:1:17: there is no modifier 'ctlr'; did you mean 'ctrl'?",
            "d:1:32: there is no key 'lefft'; did you mean 'left'?",
            "d:1:46: there is no key 'nothing'; \(keys)",
            "d:1:67: there is no modifier 'hyper'; the modifiers are ctrl, control, shift, alt, "
                + "super, meta, logo, altgr and alt-gr"),
        Mistake(
            "groups: [[{key: ctrl+}, {key: +a}, {key: ''}, {key: [a]}, {key: shift}]]\n",
            "d:1:17: key cannot be 'ctrl+'; write one '+' between modifiers and key, such as ctrl+z; "
                + "the key + is 'ctrl++'",
            "d:1:31: key cannot be '+a'; write one '+' between modifiers and key, such as ctrl+z; "
                + "the key + is 'ctrl++'",
            "d:1:42: key cannot be ''; write a key such as ctrl+z, alt+left or tab",
            "d:1:53: key cannot be a list; it is a key such as ctrl+z, alt+left or tab",
            "d:1:65: 'shift' changes another key; write one behind it, such as shift+tab"),
        Mistake(
            "groups: [[{command: notify-send hello}, {command: []}, {command: ['', a]}]]\n",
            "d:1:21: command cannot be 'notify-send hello'; it is a list of a program and its "
                + "arguments, such as [notify-send, hello]",
            "d:1:51: a command has no words; it has 1 to 64",
            "d:1:67: a word of the command cannot be ''; it is a text of up to 1024 bytes, the first "
                + "one a program"),
        Mistake(
            "groups: [[{command: [ls, ~, [a], \"a\\0b\"]}]]\n",
            "d:1:26: a word of the command is empty; write a text, in quotation marks where YAML "
                + "would read it otherwise",
            "d:1:29: a word of the command is a list; write a text, in quotation marks where YAML "
                + "would read it otherwise",
            "d:1:34: a word of the command cannot be 'a\\u{0}b'; it is a text of up to 1024 bytes, "
                + "the first one a program"),
    ]

    @Test(arguments: document + tools + keysAndCommands)
    func mistakeIsToldWithItsPlace(_ mistake: Mistake) throws {
        #expect(try read(mistake.text).lines == mistake.says)
    }

    /// Kind: crash on a bad configuration. A bar of which one tool is wrong is a bar all the same.
    @Test func R139_aToolWithAMistakeIsLeftOut() throws {
        let text =
            "groups: [[{key: ctrl}, {key: foo+x}, {key: ''}, {key: F99}], [{txet: a}], [b]]\n"
        let (toolbar, lines) = try read(text)
        #expect(lines.count == 5)
        #expect(
            toolbar?.groups.map { $0.map(\.tool.action) } == [
                [.key(KeyShortcut(.modifier(.control)))], [.text("b")],
            ])
        let alternates = try read("groups: [[{text: a, alternates: [b, {key: foo+x}, c]}]]\n")
        #expect(alternates.lines.count == 1)
        #expect(
            alternates.toolbar?.groups[0][0].alternates.map(\.action) == [.text("b"), .text("c")])
    }

    /// A bar of which nothing is right would take the last good one away.
    @Test(arguments: [
        "groups: [[{key: foo+x}], [{key: F99}]]\n", "groups: a\n", "name: a\n",
        "purposes: [terminall]\ngroups: [[a]]\n", "applications: {}\ngroups: [[a]]\n",
    ])
    func R139_whatIsNoToolbarCountsForNothing(_ text: String) throws {
        let (toolbar, lines) = try read(text)
        #expect(toolbar == nil && !lines.isEmpty)
    }

    /// What is odd, and counts all the same.
    @Test(arguments: [
        Mistake("groups: [[a], []]\n", "d:1:15: a group has no tools; remove it"),
        Mistake(
            "applications: [a, a]\ngroups: [[b]]\n",
            "d:1:19: 'a' comes twice; name each application once"),
        Mistake(
            "groups: [[{text: ' '}, \"\\u200d\"]]\n",
            "d:1:11: nothing of the tool can be seen; give it a label or a symbol",
            "d:1:24: nothing of the tool can be seen; give it a label or a symbol"),
        Mistake(
            "groups: [[{text: a, include-itself: on}]]\n",
            "d:1:37: include-itself without alternates; write 'alternates:' with what holding the "
                + "tool offers"),
        Mistake(
            "groups: [[{command: [~/bin/a, $HOME]}]]\n",
            "d:1:22: '~/bin/a' is passed as it is; no shell reads the command: write what is meant",
            "d:1:31: '$HOME' is passed as it is; no shell reads the command: write what is meant"),
        Mistake(
            "groups: [[{text: a, image: /nowhere/a.png}]]\n",
            "d:1:28: there is no file '/nowhere/a.png'; put the picture there"),
    ])
    func warningIsToldAndEverythingCounts(_ mistake: Mistake) throws {
        let (toolbar, lines) = try read(mistake.text)
        #expect(lines == mistake.says && toolbar != nil)
    }

    /// One more than is allowed, and as many as are.
    @Test func limitsHold() throws {
        func list(_ count: Int, _ element: String = "a") -> String {
            "[" + Array(repeating: element, count: count).joined(separator: ", ") + "]"
        }
        let text = String(repeating: "é", count: 32)
        let good = [
            "groups: \(list(16, "[a]"))", "groups: [\(list(32)), \(list(32))]",
            "groups: [[{text: a, alternates: \(list(32))}]]",
            "groups: [[{command: \(list(64))}]]", "groups: [[\(text), {text: \(text)}]]",
            "groups: [[{text: a, label: \(text)\(text)}]]",
            "groups: []\napplications: [\((0..<64).map { "a\($0)" }.joined(separator: ", "))]",
        ]
        for document in good { #expect(try read(document).lines == []) }
        let bad = [
            ("groups: \(list(17, "[a]"))", "d:1:9: 17 groups; 16 are the most"),
            (
                "groups: [\(list(32)), \(list(33)), [a], [b]]",
                "d:1:108: more than 64 tools; leave some out, or offer them as alternates"
            ),
            (
                "groups: [[{text: a, alternates: \(list(33))}]]",
                "d:1:33: 33 alternates; 32 are the most"
            ),
            (
                "groups: [[{command: \(list(65))}]]",
                "d:1:21: a command has 65 words; it has 1 to 64"
            ),
            (
                "groups: [[a\(text)]]",
                "d:1:11: a tool cannot be 'a\(text)'; it is a text of up to 32 characters in one "
                    + "line, or a mapping"
            ),
            (
                "groups: []\napplications: \(list(65))", "d:2:15: 65 applications; 64 are the most"
            ),
        ]
        for (document, line) in bad {
            let (toolbar, lines) = try read(document)
            #expect(lines == [line])
            let items = toolbar?.groups.flatMap { $0 } ?? []
            #expect(items.count <= 64 && items.allSatisfy { $0.alternates.count <= 32 })
        }
        // A character may have marks, but not a thousand.
        let marks = String(repeating: "\u{301}", count: 600)
        #expect(try read("groups: [[e\(marks)]]").toolbar == nil)
        let long = try read("groups: [[{text: a, label: \(text)\(text)a}]]")
        #expect(long.lines.count == 1 && long.toolbar?.groups[0][0].tool.label == nil)
    }
}
