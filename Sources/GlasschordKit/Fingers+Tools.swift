import InputMethod
import KeyboardEngine
import KeyboardLayouts
import KeyboardToolbar
import Units

/// What tools of the toolbar do, through the same engine and the same rules as the keys: their order is kept.
extension Fingers {
    /// Carries out what a tool wants of the keys; nothing for a program to be started, which is not theirs.
    ///
    /// - Parameter isTerminal: whether the field is a terminal, where Ctrl with a letter is a control character.
    /// - Returns: what was typed; it is on its way.
    func perform(
        _ action: ToolAction, isTerminal: Bool, now: Instant, over session: InputSession
    ) -> [TypedAction] {
        switch action {
        case .text(let text): return type(meaning(of: text), now: now, over: session)
        case .key(let shortcut): return press(shortcut, now: now, over: session)
        case .modifier(let modifier):
            tap(modifier)
            return []
        case .board(.hide): onHide()
        case .board(.nextLayout): return type(.nextKeyboard, now: now, over: session)
        case .board(.page(let page)): return show(page, now: now, over: session)
        case .board(.terminal): return type(.menu(.terminal), now: now, over: session)
        case .board(let command):
            guard let shortcut = command.shortcut(isTerminal: isTerminal) else { return [] }
            return press(shortcut, now: now, over: session)
        case .command: break
        }
        return []
    }

    private func press(
        _ shortcut: KeyShortcut, now: Instant, over session: InputSession
    ) -> [TypedAction] {
        var modifiers = shortcut.modifiers.reduce(into: engine.modifiersInForce) {
            $0.formUnion(Modifiers($1))
        }
        if shortcut.isShifted { modifiers.formUnion(.shift) }
        let action: TypedAction
        switch shortcut.key {
        case .named(let key): action = .key(key, modifiers)
        case .character(let text):
            action = modifiers.isEmpty ? .text(text) : .chord(text, modifiers)
        case .space: action = modifiers.isEmpty ? .space : .chord(" ", modifiers)
        case .return: action = modifiers.isEmpty ? .primary : .chord("\n", modifiers)
        // Nothing but the modifiers' own keys.
        case .modifier(let modifier):
            action = .chord("", modifiers.union(Modifiers(modifier)))
        case .backspace:
            action =
                modifiers.isEmpty ? .backspace(isRepeat: false) : .chord("\u{8}", modifiers)
        }
        return type(action, now: now, over: session)
    }
}

extension BoardCommand {
    /// The keys that applications know a command by; nil for what the keyboard does itself.
    ///
    /// In a terminal Ctrl with a letter is a character of its own, so that copying and pasting take shift too; it knows nothing
    /// else of these. Source: behaviour E.7.
    func shortcut(isTerminal: Bool) -> KeyShortcut? {
        func control(_ letter: String, isShifted: Bool = false) -> KeyShortcut {
            KeyShortcut(
                .character(letter), modifiers: [.control], isShifted: isShifted || isTerminal)
        }
        return switch self {
        // What stands in a terminal cannot be taken out of it.
        case .cut: isTerminal ? control("c") : control("x")
        case .copy: control("c")
        case .paste: control("v")
        case .find: control("f")
        case .selectAll: isTerminal ? nil : control("a")
        case .undo: isTerminal ? nil : control("z")
        case .redo: isTerminal ? nil : control("z", isShifted: true)
        case .hide, .nextLayout, .page, .terminal: nil
        }
    }

    /// Whether it does something where a terminal has the focus.
    var isKnownToTerminals: Bool {
        switch self {
        case .selectAll, .undo, .redo: false
        case .hide, .nextLayout, .page, .terminal, .copy, .cut, .paste, .find: true
        }
    }
}
