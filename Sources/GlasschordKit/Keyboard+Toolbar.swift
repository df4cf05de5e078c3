import Documents
import EventLoop
import InputMethod
import KeyboardEngine
import KeyboardLayouts
import KeyboardToolbar
import SessionBus
import Settings
import Surfaces
import TextEngine
import Units
import Wayland

/// What the toolbar's tools do, and what it is to show.
extension Keyboard {
    func wireToolbar() {
        toolbar.onContent = { [unowned self] in toolbarChanged() }
        toolbar.source.onAction = { [unowned self] in perform($0) }
        toolbar.source.onNeeds = { [unowned self] in followApplications() }
        textInput?.perform = { [unowned self] in perform($0) }
    }

    /// The board is there: the toolbar is told what was chosen, and the board what it holds.
    func prepareToolbar() {
        toolbar.source.change(to: looks.choices.user.values)
        toolbar.source.take(hasOtherLayouts: keys.languages.count > 1)
        parts?.display.show(toolbar.content)
        tellHistory()
    }

    /// Follows what toolbars depend on, but no field: documents, and the applications that are active.
    func followToolbars() {
        do {
            try toolbar.source.watch(in: loop)
        } catch {
            log.warning("toolbars are not followed: \(error)")
        }
        followApplications()
    }

    /// Which application is active is asked only where a toolbar depends on it: a compositor tells every window's every title.
    /// It is not asked any more when none does.
    func followApplications() {
        guard parts != nil else { return }
        let isNeeded = toolbar.source.needsApplication
        if isNeeded == isFollowingApplications { return }
        isFollowingApplications = isNeeded
        if isNeeded {
            applications.onChange = { [unowned self] in tellApplication() }
            applications.start()
        } else {
            applications.stop()
        }
        tellApplication()
        connection.flush()
    }

    private func tellApplication() {
        guard isFollowingApplications, applications.isAvailable else {
            toolbar.source.take(.unknown)
            return
        }
        toolbar.source.take(applications.applicationID.map { .application($0) } ?? .nobody)
    }

    /// The toolbar holds something else, or another toolbar is to be shown.
    private func toolbarChanged() {
        fingers.modifiersOfTools = toolbar.modifiers
        together {
            keys.hasTerminalRow = !toolbar.source.isForTerminal
            parts?.display.show(toolbar.content)
        }
        askForSymbols()
    }

    /// Changes of keys, toolbar and field that are seen as one.
    func together(_ changes: () -> Void) {
        guard let display = parts?.display else {
            changes()
            return
        }
        display.together(changes)
    }

    /// What a tool wants, at once: the finger that asked for it has been lifted.
    private func perform(_ action: ToolAction) {
        if case .command(let words) = action {
            start(words)
            return
        }
        guard let display = parts?.display, let session = parts?.session else { return }
        let page = fingers.engine.page
        let isTerminal = session.context.field.purpose == .terminal
        let typed = fingers.perform(
            action, isTerminal: isTerminal, now: loop.clock.now, over: session)
        // The text is on its way before anything else is done.
        if !typed.isEmpty { handOver.flush(connection, at: loop.clock.now) }
        display.invalidate()
        display.typed(typed, on: page)
        note(typed, isCommand: action.isCommand)
        note(action)
    }

    private func start(_ words: [String]) {
        if looks.choices.user.values.kiosk?.value == true {
            log.warning("toolbar: programs are not started in a kiosk")
            return
        }
        do {
            try programs.start(words)
        } catch {
            log.warning("toolbar: \(error)")
        }
    }

    /// What was typed can be undone.
    ///
    /// - Parameter isCommand: whether it is known what its shortcuts do.
    func note(_ typed: [TypedAction], isCommand: Bool = false) {
        let now = loop.clock.now
        if typed.contains(where: \.changesText) { history.edited(at: now) }
        if !isCommand, typed.contains(where: \.isShortcut) { history.shortcutPressed() }
        tellHistory()
    }

    private func note(_ action: ToolAction) {
        let now = loop.clock.now
        switch action {
        case .board(.undo): history.undone(at: now)
        case .board(.redo): history.redone(at: now)
        case .board(.cut), .board(.paste): history.edited(at: now)
        default: return
        }
        tellHistory()
    }

    /// The field has told something, or another one has the focus. One that has lost it keeps its history: while the focus hops
    /// to another one nothing flickers.
    func noteField(_ field: Field, isOther: Bool) {
        if field.isActive {
            if isOther { history.entered(field) } else { history.told(field, at: loop.clock.now) }
        }
        tellHistory()
    }

    /// The keyboard comes up where no field is: what is typed then goes to whoever takes keys.
    func noteNoField() {
        history.entered(.none)
        tellHistory()
    }

    private func tellHistory() {
        toolbar.source.take(history)
        toolbar.source.tell(textInput, isActive: parts?.session.context.field.isActive == true)
    }
}

extension ToolAction {
    /// Whether it is one whose shortcut means something known.
    fileprivate var isCommand: Bool {
        if case .board = self { true } else { false }
    }
}

extension TypedAction {
    /// Whether a text may be another after it. Source: behaviour E.7, what can be undone.
    fileprivate var changesText: Bool {
        switch self {
        case .character, .text, .replace, .space, .backspace, .deleteWord, .primary: true
        case .key(let key, _): key == .delete
        case .chord, .dead, .moveCaret, .moveSentence, .nextKeyboard, .menu, .oneHanded: false
        }
    }

    /// Whether it is a shortcut of the application.
    fileprivate var isShortcut: Bool {
        if case .chord(let text, _) = self { !text.isEmpty } else { false }
    }
}
