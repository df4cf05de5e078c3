import EventLoop
import Protocols
import TextEngine
import Units
import Wayland

/// Input method and virtual keyboard of one seat as one way to the application.
package final class InputSession {
    /// Called after each `done`, with the field that is focused now.
    ///
    /// `isNew` says that the compositor has activated a field with this `done`, be it the same one again.
    package var onField: ((_ field: Field, _ isNew: Bool) -> Void)?
    /// The compositor has taken the input method away: another one holds the seat.
    package var onUnavailable: (() -> Void)?
    /// A wish for which there is no way here; its content is not told.
    package var onRefusal: (() -> Void)?

    /// Another keymap could not be shared: the one before it stays.
    package var onKeymapFailure: ((SystemError) -> Void)?

    /// How many keys surely fit into what libwayland keeps.
    private static let keysAtOnce = 64
    /// How long a key may take until an application has read it by the keymap that it was pressed with. X11 clients that have
    /// not come to it read it by the newest keymap: xterm did under Xwayland.
    private static let readingTime: Milliseconds = 100

    /// Held as long as the session: a compositor takes an input method away whose seat was let go.
    private let seat: WlSeat
    private let connection: Connection
    private let clock: any Clock
    private var keys: Keys
    private var line = KeymapLine()
    private var lastPress: Instant?
    private var deadKeys = DeadKeys()
    private let composer: Composer
    private var inputMethod: ZwpInputMethodV2?
    private var state = InputMethodState()
    private var outbox: Outbox

    /// The way over keys.
    private enum Keys {
        case notOffered
        /// The compositor offers a virtual keyboard; it has not been made yet.
        case offered(ZwpVirtualKeyboardManagerV1, keymap: () throws -> Keymap)
        case ready(VirtualKeyboard)
    }

    /// Takes whatever of the two protocols the compositor offers.
    ///
    /// - Parameters:
    ///   - keymap: makes the keymap, when `prepareKeys` asks for it.
    ///   - staleCommits: what this compositor does with commits that a `done` has overtaken, where that is known.
    ///   - composeLocales: whose compose tables may combine accents with letters, the best first.
    package init(
        seat: WlSeat, connection: Connection, clock: any Clock,
        keymap: @escaping () throws -> Keymap, staleCommits: StaleCommits,
        composeLocales: [String] = ["en_US.UTF-8", "C"]
    ) {
        self.seat = seat
        composer = Composer(locales: composeLocales)
        self.connection = connection
        self.clock = clock
        let keyboards = connection.bind(ZwpVirtualKeyboardManagerV1.self, upTo: 1)
        if let keyboards {
            keys = .offered(keyboards, keymap: keymap)
        } else {
            keys = .notOffered
        }
        outbox = Outbox(
            channels: Channels(hasVirtualKeyboard: keyboards != nil),
            staleCommits: staleCommits)
        if let methods = connection.bind(ZwpInputMethodManagerV2.self, upTo: 1) {
            let inputMethod = methods.getInputMethod(seat: seat)
            inputMethod.onEvent = { [unowned self] in handle($0) }
            self.inputMethod = inputMethod
        }
    }

    /// The locales whose compose tables combine accents with letters, by a process's environment.
    package static func composeLocales(environment: (String) -> String?) -> [String] {
        Composer.locales(environment: environment)
    }

    /// Whether a focused field can be noticed and text can be committed.
    package var hasInputMethod: Bool { inputMethod != nil }
    package var hasVirtualKeyboard: Bool {
        if case .notOffered = keys { false } else { true }
    }

    /// Makes the virtual keyboard, if there is none yet. To be called at start: compositors let no field be entered while the
    /// seat has no keyboard, and toolkits drop a first key that comes together with a new one.
    ///
    /// - Throws: when the keymap does not compile, or cannot be shared.
    package func prepareKeys() throws {
        guard case .offered(let manager, let makeKeymap) = keys else { return }
        let keymap = try makeKeymap()
        keys = .ready(try VirtualKeyboard(manager: manager, seat: seat, keymap: keymap))
        outbox.keysBecameReady(keymap.characters)
    }

    /// Whether nothing waits on its way.
    package var isIdle: Bool { line.isOpen && outbox.waitingCount == 0 }

    /// When `timeReached` must be called, or nil.
    package var nextDeadline: Instant? {
        let own = line.isAtKeymap && outbox.waitingCount == 0 ? lastPress.map(Self.read) : nil
        return own.earlier(outbox.nextDeadline)
    }

    /// What the rules of typing may know of the field.
    package var context: TypingContext { outbox.context(at: clock.now) }

    /// Sends a wish on its way to the application. An accent that waits becomes part of it.
    package func submit(_ wish: Wish) {
        if deadKeys.isIdle {
            pass(wish)
            return
        }
        for wish in deadKeys.take(wish, by: composer.compose) { pass(wish) }
    }

    /// A dead key was typed: the accent waits for its letter.
    package func submit(accent: String) {
        for wish in deadKeys.press(accent, by: composer.compose) { pass(wish) }
    }

    /// The accents that wait for a letter, in the order in which they were typed.
    package var pendingAccents: [String] { deadKeys.pending }

    /// Uses another layout's keymap for what is submitted from now on.
    ///
    /// What was submitted before leaves by the one before; what is submitted until the compositor has taken the new one waits
    /// for that. No key is down meanwhile.
    package func use(_ keymap: Keymap) {
        switch keys {
        case .notOffered:
            return
        case .offered(let manager, _):
            keys = .offered(manager, keymap: { keymap })
        case .ready(let keyboard):
            if keymap.text == (line.lastKeymap ?? keyboard.keymap).text { return }
            line.append(keymap)
            advance()
        }
    }

    package func timeReached(_ now: Instant) {
        perform(outbox.timeReached(now))
    }

    /// When a key that was pressed then has been read.
    private static func read(_ press: Instant) -> Instant { press + readingTime }

    /// Sends at once what still waits, and lets go of the rest: the board hides, and a hidden keyboard sends nothing.
    ///
    /// Text that waits behind a key goes without the wait: it may overtake the key in the application, but it is not lost.
    package func finish() {
        empty()
        for item in line.takeAll() {
            carryOut(item)
            empty()
        }
        deadKeys.forget()
        outbox.rest()
    }

    /// Sends what the outbox holds back, without the wait.
    private func empty() {
        while outbox.waitingCount > 0, let deadline = outbox.nextDeadline {
            carryOut(outbox.timeReached(max(deadline, clock.now)))
        }
    }

    private func handle(_ event: ZwpInputMethodV2.Event) {
        if case .unavailable = event {
            loseInputMethod()
            return
        }
        guard let current = state.apply(event) else { return }
        if current.isNew || !current.field.isActive { forgetField() }
        perform(
            outbox.done(
                current.field, isNew: current.isNew, isReport: current.isReport,
                hasOtherCause: current.hasOtherCause, at: clock.now))
        onField?(current.field, current.isNew)
    }

    /// Source: input-method-unstable-v2, `unavailable`: the object is inert and is to be destroyed.
    private func loseInputMethod() {
        inputMethod?.destroy()
        inputMethod = nil
        forgetField()
        outbox.reset(field: .none)
        onUnavailable?()
    }

    /// What waits was meant for another field.
    private func forgetField() {
        line.forgetWishes()
        deadKeys.forget()
    }

    private func pass(_ wish: Wish) {
        completeKeymap(for: wish)
        if line.isOpen {
            perform(outbox.submit(wish, at: clock.now))
        } else {
            line.append(wish)
        }
    }

    /// A wish that goes by keys needs characters which the keymap so far has none for.
    private func completeKeymap(for wish: Wish) {
        guard case .ready(let keyboard) = keys, outbox.typesByKeys else { return }
        do {
            let keymap = line.lastKeymap ?? keyboard.keymap
            if let completed = try keymap.completed(for: wish.typed) { use(completed) }
        } catch {
            // The wish is refused, as is one for a character that no layout has.
        }
    }

    private func perform(_ commands: [Outbox.Command]) {
        carryOut(commands)
        if !line.isOpen { advance() }
    }

    /// Lets the line move on as far as it can.
    private func advance() {
        while let item = line.next(isClear: isClear) { carryOut(item) }
    }

    /// Whether the keymap may change: everything before has left, and keys have been read.
    private var isClear: Bool {
        guard outbox.waitingCount == 0 else { return false }
        guard let lastPress else { return true }
        return Self.read(lastPress) <= clock.now
    }

    private func carryOut(_ item: KeymapLine.Item) {
        switch item {
        case .wish(let wish): carryOut(outbox.submit(wish, at: clock.now))
        case .keymap(let keymap): change(to: keymap)
        }
    }

    /// Applications have the new keymap before the next key when the compositor has answered: it sends them the one before
    /// the other. Some X11 clients would otherwise read a key by the keymap before.
    private func change(to keymap: Keymap) {
        guard case .ready(let keyboard) = keys else { return }
        do {
            try keyboard.use(keymap)
        } catch {
            onKeymapFailure?(error)
            return
        }
        outbox.keysBecameReady(keymap.characters)
        line.keymapSent()
        connection.afterRoundTrip { [weak self] in
            self?.line.keymapTaken()
            self?.advance()
        }
    }

    /// A caret that goes a long way goes in pieces: libwayland keeps little of what the socket does not take, and ends the
    /// connection at the next request. Keys that a compositor does not read are dropped.
    private func carryOut(_ commands: [Outbox.Command]) {
        for (index, command) in commands.enumerated() {
            if index > 0, index % Self.keysAtOnce == 0 { connection.flush() }
            if index >= Self.keysAtOnce, connection.isCongested, case .press(_, nil) = command {
                continue
            }
            switch command {
            case .commit(let edit, let ticket): commit(edit, ticket)
            case .press(let keystroke, let ticket): press(keystroke, ticket)
            case .refuse: onRefusal?()
            }
        }
    }

    /// Source: input-method-unstable-v2: requests are pending until `commit`, which carries the count of `done`s.
    private func commit(_ edit: Edit, _ ticket: Outbox.Ticket) {
        guard let inputMethod else { return }
        if edit.deletion > 0 {
            inputMethod.deleteSurroundingText(
                beforeLength: UInt32(edit.toldDeletion.value), afterLength: 0)
        }
        if !edit.insertion.isEmpty { inputMethod.commitString(text: edit.insertion) }
        inputMethod.commit(serial: state.doneCount)
        awaitTaking(ticket)
    }

    private func press(_ keystroke: Keystroke, _ ticket: Outbox.Ticket?) {
        guard case .ready(let keyboard) = keys else {
            onRefusal?()
            return
        }
        // In one piece on the wire: should we end now, no modifier stays down in the compositor.
        if keystroke.holdsModifiers { connection.flush() }
        guard keyboard.type(keystroke, at: clock.now) || commitCharacter(of: keystroke) else {
            onRefusal?()
            return
        }
        lastPress = clock.now
        if let ticket { awaitTaking(ticket) }
    }

    /// A character for which there is no key goes as text, also where keys are preferred.
    private func commitCharacter(of keystroke: Keystroke) -> Bool {
        guard case .character(let text) = keystroke, outbox.field.isActive, let inputMethod else {
            return false
        }
        inputMethod.commitString(text: text)
        inputMethod.commit(serial: state.doneCount)
        return true
    }

    private func awaitTaking(_ ticket: Outbox.Ticket) {
        connection.afterRoundTrip { [weak self] in
            guard let self else { return }
            perform(outbox.taken(ticket, at: clock.now))
        }
    }
}

extension Keystroke {
    /// Whether keys of modifiers are pressed around it.
    fileprivate var holdsModifiers: Bool {
        switch self {
        case .named(_, let modifiers), .chord(_, let modifiers): !modifiers.isEmpty
        case .character, .backspace, .enter: false
        }
    }
}
