import EventLoop
import InputMethod
import KeyboardEngine
import KeyboardStyle
import KeyboardView
import Painter
import Protocols
import Scene
import Surfaces
import TextEngine
import Units
import Wayland
import WaylandWire

/// The keyboard on one connection: it owns the parts and passes on what they tell each other.
///
/// A touch goes from `SeatContacts` to the engine, its typed actions to the input session, whose requests are flushed;
/// only then, at the end of the turn, the board is painted. A `done` goes from the input session to `Visibility`.
package final class Keyboard {
    /// The keyboard cannot go on.
    package var onEnd: (ExitStatus) -> Void = { _ in }
    /// Called once, after the first picture has left: the time for what must not delay it.
    package var onFirstPicture: (() -> Void)?
    /// Called once, when the keyboard has nothing to do for the first time: after that picture, or out of sight.
    package var onQuiet: (() -> Void)?

    private let configuration: Configuration
    private let loop: MainLoop
    private let connection: Connection
    private let keymap: () throws -> Keymap
    private let painter: ScenePainter
    private let looks: LookSource
    private let log: Log
    private var parts: Parts?
    private var patience: Patience
    private var visibility: Visibility
    private var engine: ContactEngine
    private var isFieldActive = false
    /// Whether it was shown or hidden by hand at all.
    private var isMovedByHand = false
    private var hasToldRefusal = false
    private var lastHandOver: Instant?

    /// Touches that follow each other faster than fingers can are not given way to one by one: on a busy machine each time
    /// costs a slice of somebody else's, and events would pile up.
    private static let handOverPause: Milliseconds = 8

    /// What exists once the compositor's globals are known.
    private struct Parts {
        /// The seat that we type on, by its number in the registry.
        let seatName: UInt32
        let outputs: Outputs
        let surface: BoardSurface
        let display: BoardDisplay
        let contacts: SeatContacts
        let session: InputSession
    }

    package init(
        _ configuration: Configuration, connection: Connection, loop: MainLoop,
        keymap: @escaping () throws -> Keymap,
        painter: ScenePainter, looks: LookSource, log: Log
    ) {
        self.configuration = configuration
        self.connection = connection
        self.loop = loop
        self.keymap = keymap
        self.painter = painter
        self.looks = looks
        self.log = log
        patience = Patience(since: loop.clock.now)
        visibility = Visibility(isShown: false)
        engine = ContactEngine(board: BoardDisplay.unplaced(looks.choices).board)
        loop.nextDeadline = { [unowned self] in nextDeadline }
        loop.onDeadline = { [unowned self] in timeReached($0) }
        loop.onTurnEnd = { [unowned self] in endTurn() }
        connection.onRoom = { [unowned self] in moveSurface() }
        connection.onFailure = { [unowned self] in lost($0) }
        connection.afterRoundTrip { [unowned self] in globalsKnown() }
        looks.onChange = { [unowned self] in parts?.display.change(to: $0) }
    }

    /// Brings the board up by hand.
    package func show() {
        isMovedByHand = true
        raise(visibility.shownByHand())
    }

    /// Takes the board away by hand, until a field is activated or it is shown by hand.
    package func hide() {
        isMovedByHand = true
        apply(visibility.hiddenByHand())
    }

    package func toggle() {
        isMovedByHand = true
        apply(visibility.toggledByHand())
    }

    /// Takes the board away and sends what is left, before the connection ends.
    package func shutDown() {
        engine.cancelAll()
        parts?.session.finish()
        parts?.surface.remove()
        connection.flush()
    }

    /// Draws with another font from now on, if it can be used.
    package func use(_ font: FontFile) {
        if painter.use(font) { parts?.display.repaint() }
    }

    private var nextDeadline: Instant? {
        engine.nextDeadline.earlier(visibility.nextDeadline)
            .earlier(parts?.session.nextDeadline)
            .earlier(connection.isCongested ? nil : parts?.surface.nextDeadline)
            .earlier(patience.nextDeadline).earlier(looks.nextDeadline)
    }

    private func timeReached(_ now: Instant) {
        if let deadline = engine.nextDeadline, deadline <= now { parts?.display.invalidate() }
        let repeats = engine.timeReached(now)
        // What a compositor that does not read would get later, all at once, is not what the finger meant.
        if !connection.isCongested { perform(repeats) }
        parts?.session.timeReached(now)
        apply(visibility.timeReached(now))
        if !connection.isCongested { parts?.surface.timeReached(now) }
        looks.timeReached(now)
        switch patience.timeReached(now) {
        case .tell:
            log.warning(Advice.noAnswer)
        case .giveUp:
            log.warning(Advice.stillNoAnswer)
            onEnd(.noCompositor)
        case nil:
            break
        }
        connection.flush()
    }
}

extension Keyboard {
    /// The first round trip is over: everything that the compositor offers has been announced.
    private func globalsKnown() {
        patience.answered()
        do {
            try makeParts()
        } catch let status as ExitStatus {
            onEnd(status)
            return
        } catch {
            log.warning("\(error)")
            onEnd(.failure)
            return
        }
        connection.onGlobal = { [unowned self] in appeared($0) }
        connection.onGlobalRemoved = { [unowned self] in disappeared($0) }
        // Another input method that holds the seat, and the outputs' sizes, are told in this round trip.
        connection.afterRoundTrip { [unowned self] in ready() }
        // The compositor has enough to do while the keymap is compiled.
        connection.flush()
        prepareKeys()
    }

    private func makeParts() throws {
        let globals: SurfaceGlobals
        do {
            globals = try SurfaceGlobals(connection)
        } catch {
            log.warning(Advice.missing(error.name))
            throw ExitStatus.cannotShow
        }
        // 5: the frame event of wl_pointer; newer versions add what a key has no use for.
        // Of several seats the first: its devices and its focus are those that we have to do with.
        guard let global = connection.globals.first(where: { $0.interface == WlSeat.interfaceName })
        else {
            log.warning(Advice.missing(WlSeat.interfaceName))
            throw ExitStatus.cannotShow
        }
        let seat = connection.bind(global, as: WlSeat.self, upTo: 7)
        let session = InputSession(
            seat: seat, connection: connection, clock: loop.clock, keymap: keymap,
            staleCommits: Workarounds.staleCommits(offered: connection.globals))
        guard session.hasInputMethod || session.hasVirtualKeyboard else {
            log.warning(Advice.noWayToType)
            throw ExitStatus.cannotType
        }
        if !session.hasInputMethod {
            log.warning(Advice.noInputMethod(desktop: configuration.desktop))
        }
        if !session.hasVirtualKeyboard { log.warning(Advice.noVirtualKeyboard) }
        let outputs = Outputs(connection)
        let layer =
            configuration.layer ?? Workarounds.layer(offered: connection.globals)
        let surface = BoardSurface(
            globals, outputs: outputs, layer: layer, clock: loop.clock)
        let contacts = SeatContacts(
            seat, isBoard: { [unowned surface] in surface.isSurface($0) },
            takesContacts: { [unowned surface] in surface.takesContacts })
        let display = BoardDisplay(
            surface, painter, loop.clock, looks.choices,
            preparesPopup: Workarounds.preparesPopup(offered: connection.globals))
        display.onBoard = { [unowned self] in engine.boardChanged(to: $0) }
        parts = Parts(
            seatName: global.name, outputs: outputs, surface: surface, display: display,
            contacts: contacts, session: session)
        wire(surface, contacts, session)
        outputs.onChange = { [unowned surface] in surface.outputsChanged() }
        // A hand may have been quicker than the compositor's answer.
        moveSurface()
    }

    private func wire(_ surface: BoardSurface, _ contacts: SeatContacts, _ session: InputSession) {
        surface.onShown = { [unowned self] in
            let size = parts?.display.size ?? .zero
            log.info("board shown, \(Int(size.width.value))x\(Int(size.height.value))")
        }
        surface.onClosed = { [unowned self] in dropContacts() }
        surface.onError = { [unowned self] in log.warning("no memory for a picture: \($0)") }
        contacts.onContacts = { [unowned self] in handle($0) }
        session.onField = { [unowned self] in fieldChanged($0, isNew: $1) }
        session.onUnavailable = { [unowned self] in inputMethodLost() }
        session.onRefusal = { [unowned self] in refused() }
    }

    private func ready() {
        // Nothing but a hand would ever raise the board; a hand that was quicker has decided already.
        if parts?.session.hasInputMethod == false, !configuration.startsHidden, !isMovedByHand {
            apply(visibility.shownByHand())
        }
        if !visibility.isShown { becomeQuiet() }
    }

    private func prepareKeys() {
        do {
            try parts?.session.prepareKeys()
        } catch {
            log.warning("\(error)")
            onEnd(.failure)
        }
    }

    private func refused() {
        if hasToldRefusal { return }
        hasToldRefusal = true
        log.warning(Advice.cannotTypeThis)
    }

    private func appeared(_ global: Global) {
        parts?.outputs.appeared(global)
        parts?.surface.appeared(global)
    }

    /// The seat of our devices, input method and virtual keyboard may go, with the last keyboard of a session for example.
    /// Another seat has another focus: the keyboard ends instead of moving there, and whoever supervises it starts it anew.
    private func disappeared(_ global: Global) {
        parts?.outputs.disappeared(global)
        parts?.surface.disappeared(global)
        guard global.name == parts?.seatName else { return }
        log.warning(Advice.seatGone)
        onEnd(.cannotShow)
    }

    private func lost(_ failure: DisplayFailure) {
        log.warning(Advice.connectionLost(failure))
        onEnd(.connectionLost)
    }
}

extension Keyboard {
    private func fieldChanged(_ field: Field, isNew: Bool) {
        if isNew || !field.isActive { engine.textLeft() }
        if field.isActive { parts?.display.show(for: field) }
        if isNew, field.isActive {
            raise(visibility.fieldActivated())
        } else if isFieldActive, !field.isActive {
            visibility.fieldDeactivated(at: loop.clock.now)
        }
        isFieldActive = field.isActive
        connection.flush()
    }

    private func inputMethodLost() {
        isFieldActive = false
        parts?.display.show(for: .none)
        engine.textLeft()
        guard let session = parts?.session, session.hasVirtualKeyboard else {
            log.warning(Advice.inputMethodTakenAndNoKeys)
            onEnd(.cannotType)
            return
        }
        log.warning(Advice.inputMethodTaken)
        // At start `ready` shows the board, as without an input method; later what is shown stays, and the rest is by hand.
    }

    /// Shows the board, also where it should be on screen already but the compositor closed it.
    private func raise(_ change: Visibility.Change?) {
        guard change == nil else {
            apply(change)
            return
        }
        parts?.surface.show()
    }

    private func apply(_ change: Visibility.Change?) {
        switch change {
        case .show:
            engine.reset()
        case .hide:
            dropContacts()
            parts?.session.finish()
            parts?.display.leave()
            log.info("board hidden")
        case nil:
            return
        }
        moveSurface()
    }

    /// Shows or hides the surface, as soon as the compositor reads.
    private func moveSurface() {
        if connection.isCongested { return }
        if visibility.isShown { parts?.surface.show() } else { parts?.surface.hide() }
    }

    /// Nothing more comes of the fingers that are down.
    private func dropContacts() {
        engine.cancelAll()
        parts?.contacts.forgetAll()
        parts?.display.invalidate()
    }

    private func handle(_ contacts: [ContactEvent]) {
        // A hidden keyboard sends nothing, whatever still arrives.
        guard visibility.isShown, let display = parts?.display else { return }
        let page = engine.appearance.page
        let actions = engine.handle(contacts.compactMap(display.placed), now: loop.clock.now)
        display.invalidate()
        if actions.isEmpty { return }
        perform(actions)
        handOver()
        display.typed(actions, on: page)
    }

    /// The text is on its way before the first pixel is touched.
    private func handOver() {
        let now = loop.clock.now
        if let lastHandOver, now < lastHandOver + Self.handOverPause {
            connection.flush()
        } else {
            connection.handOver()
        }
        lastHandOver = now
    }

    private func perform(_ actions: [TypedAction]) {
        guard let session = parts?.session else { return }
        for action in actions {
            switch action {
            case .character(let text): session.submit(.type(text))
            case .replace(let text, let pick): session.submit(.replace(text, with: pick))
            case .space: session.submit(.type(" "))
            case .backspace, .deleteWord: session.submit(.deleteBackward)
            case .primary: session.submit(.enter)
            case .key(let key, let modifiers): session.submit(.press(key, modifiers))
            case .chord(let text, let modifiers): session.submit(.chord(text, modifiers))
            case .dead, .moveCaret, .moveSentence, .nextKeyboard, .menu, .oneHanded: break
            }
        }
    }
}

extension Keyboard {
    private func endTurn() {
        if !connection.isCongested, let parts {
            if parts.display.draw(engine.appearance) {
                engine.appearanceShown()
                pictureLeft()
            }
            parts.surface.endTurn()
        }
        connection.flush()
    }

    private func becomeQuiet() {
        onQuiet?()
        onQuiet = nil
    }

    private func pictureLeft() {
        guard let onFirstPicture else { return }
        self.onFirstPicture = nil
        // The compositor has the processor first: the picture is on its way to the screen.
        connection.afterRoundTrip { [unowned self] in
            onFirstPicture()
            becomeQuiet()
        }
    }
}
