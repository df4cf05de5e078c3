import KeyboardLayouts
import KeyboardToolbar
import Testing
import ToolbarFiles

/// Keys with modifiers as people write them. Source: docs/toolbar.md.
struct ShortcutTests {
    @Test func keysAreReadAsTheyAreWritten() throws {
        let written: [(String, KeyShortcut)] = [
            ("ctrl+z", KeyShortcut(.character("z"), modifiers: [.control])),
            ("Control+Z", KeyShortcut(.character("z"), modifiers: [.control])),
            (
                "ctrl+shift+c",
                KeyShortcut(.character("c"), modifiers: [.control], isShifted: true)
            ),
            ("ctrl + alt + delete", KeyShortcut(.named(.delete), modifiers: [.control, .alt])),
            ("alt+left", KeyShortcut(.named(.left), modifiers: [.alt])),
            ("super", KeyShortcut(.modifier(.super))), ("ctrl", KeyShortcut(.modifier(.control))),
            ("super+d", KeyShortcut(.character("d"), modifiers: [.super])),
            ("meta+d", KeyShortcut(.character("d"), modifiers: [.super])),
            ("logo+d", KeyShortcut(.character("d"), modifiers: [.super])),
            ("altgr+e", KeyShortcut(.character("e"), modifiers: [.altGr])),
            ("alt-gr+e", KeyShortcut(.character("e"), modifiers: [.altGr])),
            ("esc", KeyShortcut(.named(.escape))), ("escape", KeyShortcut(.named(.escape))),
            ("Tab", KeyShortcut(.named(.tab))), ("F5", KeyShortcut(.named(.f5))),
            ("pgup", KeyShortcut(.named(.pageUp))), ("page-down", KeyShortcut(.named(.pageDown))),
            ("del", KeyShortcut(.named(.delete))), ("ins", KeyShortcut(.named(.insert))),
            ("space", KeyShortcut(.space)), ("return", KeyShortcut(.return)),
            ("enter", KeyShortcut(.return)), ("backspace", KeyShortcut(.backspace)),
            ("+", KeyShortcut(.character("+"))), ("a", KeyShortcut(.character("a"))),
            ("ctrl++", KeyShortcut(.character("+"), modifiers: [.control])),
            ("ctrl+-", KeyShortcut(.character("-"), modifiers: [.control])),
            ("ctrl+ä", KeyShortcut(.character("ä"), modifiers: [.control])),
            ("shift+tab", KeyShortcut(.named(.tab), isShifted: true)),
        ]
        for (text, shortcut) in written {
            #expect(try ShortcutReader.shortcut(text) == shortcut, "\(text)")
        }
        for key in NamedKey.allCases {
            #expect(try ShortcutReader.shortcut(key.rawValue) == KeyShortcut(.named(key)))
        }
    }

    @Test func whatIsNoKeyIsRefused() {
        for text in [
            "", " ", "+ +a", "ctrl+", "ctrl+++", "a+b", "left+a", "shift", "ctrl+shift", "ab",
            "ctrl\n+z",
        ] {
            #expect(throws: ShortcutMistake.self, "\(text)") {
                try ShortcutReader.shortcut(text)
            }
        }
    }
}
