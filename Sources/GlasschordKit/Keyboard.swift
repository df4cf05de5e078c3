import Documents
import EventLoop
import InputMethod
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Scene
import Settings
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
    private let keys: BoardKeys
    private let log: Log
    private var parts: KeyboardParts?
    private var patience: Patience
    private var visibility: Visibility
    private var engine: ContactEngine
    private var typing: Typing
    /// What was asked for on the board, to be done when the engine has finished with what is typed.
    private var requests: [TypedAction] = []
    /// When the last event of a finger was, by both clocks.
    private var lastContact: (time: EventTime, at: Instant)?
    private var seatRepeat: SeatRepeat?
    private var keymapName: String
    private var isFieldActive = false
    /// Whether it was shown or hidden by hand at all.
    private var isMovedByHand = false
    private var hasToldRefusal = false
    private var lastHandOver: Instant?

    /// Touches that follow each other faster than fingers can are not given way to one by one: on a busy machine each time
    /// costs a slice of somebody else's, and events would pile up.
    private static let handOverPause: Milliseconds = 8

    package init(
        _ configuration: Configuration, connection: Connection, loop: MainLoop,
        keymap: @escaping () throws -> Keymap,
        painter: ScenePainter, looks: LookSource, keys: BoardKeys, log: Log
    ) {
        self.configuration = configuration
        self.connection = connection
        self.loop = loop
        self.keymap = keymap
        self.painter = painter
        self.looks = looks
        self.keys = keys
        self.log = log
        keymapName = keys.plain.name
        typing = Typing(keys.plain, looks.choices.behavior)
        patience = Patience(since: loop.clock.now)
        visibility = Visibility(isShown: false)
        engine = ContactEngine(
            board: BoardDisplay.unplaced(looks.choices, keys).board,
            behavior: looks.choices.behavior)
        engine.globeMenu = keys.menu
        engine.keyRepeat = looks.choices.user.values.keyRepeat(seat: nil)
        loop.nextDeadline = { [unowned self] in nextDeadline }
        loop.onDeadline = { [unowned self] in timeReached($0) }
        loop.onTurnEnd = { [unowned self] in endTurn() }
        connection.onRoom = { [unowned self] in moveSurface() }
        connection.onFailure = { [unowned self] in lost($0) }
        connection.afterRoundTrip { [unowned self] in globalsKnown() }
        looks.onChange = { [unowned self] in choicesChanged($0) }
        keys.onChange = { [unowned self] in keysChanged() }
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
            .earlier(keys.nextDeadline)
    }

    private func timeReached(_ now: Instant) {
        if let deadline = engine.nextDeadline, deadline <= now { parts?.display.invalidate() }
        let time = eventTime(at: now)
        engine.timeReached(now) { action in
            // What a compositor that does not read would get later, all at once, is not what the finger meant.
            connection.isCongested ? nil : perform(action, at: time)
        }
        carryOutRequests()
        parts?.session.timeReached(now)
        apply(visibility.timeReached(now))
        if !connection.isCongested { parts?.surface.timeReached(now) }
        looks.timeReached(now)
        keys.timeReached(now)
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
        let parts = try KeyboardParts.make(
            on: connection, configuration, clock: loop.clock, keymap: keymap,
            values: looks.choices.user.values, log: log
        ) { [unowned self] in
            BoardDisplay($0, painter, loop.clock, looks.choices, keys, preparesPopup: $1)
        }
        parts.display.onBoard = { [unowned self] in engine.boardChanged(to: $0) }
        self.parts = parts
        wire(parts.surface, parts.contacts, parts.session)
        let surface = parts.surface
        parts.outputs.onChange = { [unowned surface] in surface.outputsChanged() }
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
        session.onKeymapFailure = { [unowned self] in log.warning("no memory for a keymap: \($0)") }
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
        if isNew || !field.isActive {
            engine.textLeft()
            typing.fieldLeft()
        }
        if field.isActive {
            keys.show(for: field)
            parts?.display.show(for: field)
            tellEngine()
        }
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
        keys.show(for: .none)
        parts?.display.show(for: .none)
        engine.textLeft()
        typing.fieldLeft()
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
            tellEngine()
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
        let page = engine.page
        let now = loop.clock.now
        if let last = contacts.last { lastContact = (last.time, now) }
        let events = contacts.compactMap(display.placed)
        var actions: [TypedAction] = []
        engine.handle(events, now: now) { action in
            actions.append(action)
            return perform(action, at: contacts.last?.time ?? eventTime(at: now))
        }
        display.invalidate()
        if actions.isEmpty { return }
        carryOutRequests()
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

    /// The moment on the clock of fingers' events, for what no finger does.
    private func eventTime(at now: Instant) -> EventTime {
        guard let lastContact else { return EventTime(milliseconds: 0) }
        let passed = now.since(lastContact.at).value
        return EventTime(milliseconds: lastContact.time.milliseconds &+ UInt32(max(0, passed)))
    }

    private func perform(_ action: TypedAction, at time: EventTime) -> TextCue? {
        guard let session = parts?.session else { return nil }
        switch action {
        case .nextKeyboard, .menu, .oneHanded:
            requests.append(action)
            return nil
        default:
            guard let (cue, isAtEnd) = typing.take(action, over: session, at: time) else {
                return nil
            }
            if isAtEnd { requests.append(.backspace(isRepeat: true)) }
            return cue
        }
    }

    /// What changes the board, now that the engine is done with what was typed on it.
    private func carryOutRequests() {
        let requests = requests
        self.requests.removeAll()
        for request in requests {
            switch request {
            case .nextKeyboard: keys.next()
            case .oneHanded(let mode): keys.stand(mode)
            case .menu(let entry): if !keys.choose(entry) { hide() }
            // Nothing is left to delete.
            case .backspace: engine.textEnded()
            default: break
            }
        }
    }

    /// What the field's text means for the keys.
    private func tellEngine() {
        guard let session = parts?.session else { return }
        engine.textChanged(
            wantsCapital: typing.wantsCapital(in: session), returnsToLetters: false)
        parts?.display.invalidate()
    }

    private func keysChanged() {
        engine.globeMenu = keys.menu
        typing.change(to: keys.plain, looks.choices.behavior)
        parts?.display.keysChanged()
        if keys.plain.name != keymapName { changeKeymap() }
    }

    /// Keys of another layout type other characters.
    private func changeKeymap() {
        keymapName = keys.plain.name
        do {
            parts?.session.use(try Keymap(keys.plain))
        } catch {
            log.warning("layout '\(keymapName)': \(error)")
        }
    }

    private func choicesChanged(_ choices: LookChoices) {
        let values = choices.user.values
        engine.behaviorChanged(to: choices.behavior)
        engine.keyRepeat = values.keyRepeat(seat: seatRepeat?.current)
        parts?.surface.wantedOutput = values.output?.value.name
        typing.change(to: keys.plain, choices.behavior)
        keys.change(
            to: choices.behavior, wanted: configuration.wanted(values),
            languages: values.languages?.value)
        parts?.display.change(to: choices)
        tellEngine()
    }

    /// How the seat's keyboards repeat is asked for when nothing waits for it.
    func followSeat() {
        guard let parts, seatRepeat == nil else { return }
        let seat = SeatRepeat(of: parts.seatName, connection: connection)
        seat?.onChange = { [unowned self] in
            engine.keyRepeat = looks.choices.user.values.keyRepeat(seat: $0)
        }
        seatRepeat = seat
        connection.flush()
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
