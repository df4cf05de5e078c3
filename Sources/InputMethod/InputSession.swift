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

    private let connection: Connection
    private let clock: any Clock
    private var keys: Keys
    private var inputMethod: ZwpInputMethodV2?
    private var state = InputMethodState()
    private var outbox: Outbox

    /// The way over keys.
    private enum Keys {
        case notOffered
        /// The compositor offers a virtual keyboard; it has not been made yet.
        case offered(ZwpVirtualKeyboardManagerV1, WlSeat, keymap: () throws -> Keymap)
        case ready(VirtualKeyboard)
    }

    /// Takes whatever of the two protocols the compositor offers.
    ///
    /// - Parameters:
    ///   - keymap: makes the keymap, when `prepareKeys` asks for it.
    ///   - staleCommits: what this compositor does with commits that a `done` has overtaken, where that is known.
    package init(
        seat: WlSeat, connection: Connection, clock: any Clock,
        keymap: @escaping () throws -> Keymap, staleCommits: StaleCommits
    ) {
        self.connection = connection
        self.clock = clock
        let keyboards = connection.bind(ZwpVirtualKeyboardManagerV1.self, upTo: 1)
        if let keyboards {
            keys = .offered(keyboards, seat, keymap: keymap)
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
        guard case .offered(let manager, let seat, let makeKeymap) = keys else { return }
        let keymap = try makeKeymap()
        keys = .ready(try VirtualKeyboard(manager: manager, seat: seat, keymap: keymap))
        outbox.keysBecameReady(keymap.characters)
    }

    /// When `timeReached` must be called, or nil.
    package var nextDeadline: Instant? { outbox.nextDeadline }

    /// Sends a wish on its way to the application.
    package func submit(_ wish: Wish) {
        perform(outbox.submit(wish, at: clock.now))
    }

    package func timeReached(_ now: Instant) {
        perform(outbox.timeReached(now))
    }

    /// Sends at once what still waits, and lets go of the rest: the board hides, and a hidden keyboard sends nothing.
    ///
    /// Text that waits behind a key goes without the wait: it may overtake the key in the application, but it is not lost.
    package func finish() {
        while outbox.waitingCount > 0, let deadline = outbox.nextDeadline {
            perform(outbox.timeReached(max(deadline, clock.now)))
        }
        outbox.reset(field: outbox.field)
    }

    private func handle(_ event: ZwpInputMethodV2.Event) {
        if case .unavailable = event {
            loseInputMethod()
            return
        }
        guard let current = state.apply(event) else { return }
        perform(
            outbox.done(
                current.field, isNew: current.isNew, isReport: current.isReport, at: clock.now))
        onField?(current.field, current.isNew)
    }

    /// Source: input-method-unstable-v2, `unavailable`: the object is inert and is to be destroyed.
    private func loseInputMethod() {
        inputMethod?.destroy()
        inputMethod = nil
        outbox.reset(field: .none)
        onUnavailable?()
    }

    private func perform(_ commands: [Outbox.Command]) {
        for command in commands {
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
        guard case .ready(let keyboard) = keys, keyboard.type(keystroke, at: clock.now) else {
            onRefusal?()
            return
        }
        if let ticket { awaitTaking(ticket) }
    }

    private func awaitTaking(_ ticket: Outbox.Ticket) {
        connection.afterRoundTrip { [weak self] in
            guard let self else { return }
            perform(outbox.taken(ticket, at: clock.now))
        }
    }
}
