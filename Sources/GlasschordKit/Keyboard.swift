import Documents
import EventLoop
import InputMethod
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
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
    /// Called when the compositor has a picture that took more than a tap does: of a board that has just been shown, or with
    /// letters, icons or shapes that had not been drawn before.
    package var onRarePicture: () -> Void = {}

    let configuration: Configuration
    let loop: MainLoop
    let connection: Connection
    private let keymap: () throws -> Keymap
    let painter: ScenePainter
    let looks: LookSource
    let keys: BoardKeys
    let toolbar: Toolbar
    /// What a program's own tools act on.
    let textInput: FocusedTextInput?
    let log: Log
    private(set) var parts: KeyboardParts?
    private var patience: Patience
    private(set) var visibility: Visibility
    let fingers: Fingers
    var seatRepeat: SeatRepeat?
    /// What the virtual keyboard's keymap was made of.
    var keymapLayout: KeyboardLayout
    private var isFieldActive = false
    /// Which of the fields that were entered the keys are for.
    private var fieldNumber: UInt32?
    /// Whether it was shown or hidden by hand at all.
    private var isMovedByHand = false
    private var hasToldRefusal = false
    /// When there is nothing more to wait for that would show the board at once.
    var quietAt: Instant?
    /// What the painter had drawn when it was last asked.
    var drawnCount = 0
    /// Whether the compositor has still to say that it has such a picture.
    var isRarePictureLeaving = false
    private static let untilQuiet: Milliseconds = 1_000
    var handOver = HandOver()
    var history = EditHistory()
    let programs: StartedPrograms
    /// Which application is active, for toolbars.
    let applications: ActiveApplication
    var isFollowingApplications = false
    var desktop: DesktopBus?
    /// Pictures of symbols; there once a toolbar has had one that needs them.
    var symbols: SymbolPictures?
    var makeSymbols: (() -> SymbolPictures)?

    package init(
        _ configuration: Configuration, connection: Connection, loop: MainLoop,
        keymap: @escaping () throws -> Keymap,
        painter: ScenePainter, looks: LookSource, keys: BoardKeys, toolbars: ToolbarSource,
        textInput: FocusedTextInput? = nil, log: Log
    ) {
        self.configuration = configuration
        self.connection = connection
        self.loop = loop
        self.keymap = keymap
        self.painter = painter
        self.looks = looks
        self.keys = keys
        self.textInput = textInput
        toolbar = Toolbar(toolbars)
        programs = StartedPrograms(in: loop)
        applications = ActiveApplication(connection)
        self.log = log
        keymapLayout = keys.plain
        patience = Patience(since: loop.clock.now)
        visibility = Visibility(isShown: false)
        fingers = Fingers(
            board: BoardDisplay.unplaced(looks.choices, keys).board, keys: keys,
            behavior: looks.choices.behavior,
            keyRepeat: looks.choices.user.values.keyRepeat(seat: nil))
        fingers.onHide = { [unowned self] in hide() }
        loop.nextDeadline = { [unowned self] in nextDeadline }
        loop.onDeadline = { [unowned self] in timeReached($0) }
        loop.onTurnEnd = { [unowned self] in endTurn() }
        connection.onRoom = { [unowned self] in moveSurface() }
        connection.onFailure = { [unowned self] in lost($0) }
        connection.afterRoundTrip { [unowned self] in globalsKnown() }
        looks.onChange = { [unowned self] in choicesChanged($0) }
        keys.onChange = { [unowned self] in keysChanged() }
        wireToolbar()
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
        fingers.cancelAll()
        parts?.session.finish()
        parts?.surface.remove()
        connection.flush()
    }

    /// Lets touches between two letters mean the one that makes a word. Source: behaviour D.3, predictive targeting.
    package func use(_ isViablePrefix: @escaping @Sendable (String) -> Bool) {
        fingers.use(isViablePrefix)
    }

    /// Draws with another font from now on, if it can be used.
    package func use(_ font: FontFile) {
        if painter.use(font) { parts?.display.repaint() }
    }

    /// Draws labels with these fonts too from now on.
    package func use(_ fonts: FontAnswer) {
        if painter.use(fonts) { parts?.display.repaint() }
    }

    private var nextDeadline: Instant? {
        fingers.nextDeadline.earlier(visibility.nextDeadline)
            .earlier(parts?.session.nextDeadline)
            .earlier(connection.isCongested ? nil : parts?.surface.nextDeadline)
            .earlier(patience.nextDeadline).earlier(looks.nextDeadline)
            .earlier(keys.nextDeadline).earlier(toolbar.nextDeadline)
            .earlier(toolbar.source.nextDeadline).earlier(desktop?.nextDeadline)
            .earlier(quietAt)
    }

    private func timeReached(_ now: Instant) {
        let onBoard = fingers.nextDeadline.earlier(toolbar.nextDeadline)
        if let onBoard, onBoard <= now { parts?.display.invalidate() }
        // What a compositor that does not read would get later, all at once, is not what the finger meant.
        note(fingers.timeReached(now, mayType: !connection.isCongested, over: parts?.session))
        parts?.session.timeReached(now)
        apply(visibility.timeReached(now))
        if !connection.isCongested { parts?.surface.timeReached(now) }
        looks.timeReached(now)
        keys.timeReached(now)
        toolbar.timeReached(now)
        toolbar.source.timeReached(now)
        desktop?.timeReached(now)
        if let quietAt, quietAt <= now { becomeQuiet() }
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
        parts.display.onBoard = { [unowned self] in fingers.boardChanged(to: $0) }
        parts.display.onToolbar = { [unowned self] in toolbar.laidOut($0, $1) }
        self.parts = parts
        wire(parts.surface, parts.contacts, parts.session)
        prepareToolbar()
        let surface = parts.surface
        parts.outputs.onChange = { [unowned surface] in surface.outputsChanged() }
        // A hand may have been quicker than the compositor's answer.
        moveSurface()
    }

    private func wire(_ surface: BoardSurface, _ contacts: SeatContacts, _ session: InputSession) {
        surface.onShown = { [unowned self] in
            let size = parts?.display.size ?? .zero
            log.info("board shown, \(Int(size.width.value))x\(Int(size.height.value))")
            rarePictureLeft()
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
        // A field that has the focus takes a few round trips to say so; its picture comes first.
        if !visibility.isShown { quietAt = loop.clock.now + Self.untilQuiet }
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
        applications.appeared(global)
        parts?.outputs.appeared(global)
        parts?.surface.appeared(global)
    }

    /// The seat of our devices, input method and virtual keyboard may go, with the last keyboard of a session for example.
    /// Another seat has another focus: the keyboard ends instead of moving there, and whoever supervises it starts it anew.
    private func disappeared(_ global: Global) {
        applications.disappeared(global)
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
        // Toolkits hop from field to field without an activation too.
        let isOther =
            isNew || !field.isActive || parts?.session.context.number != fieldNumber
        if isOther {
            fingers.fieldLeft()
            toolbar.fieldLeft()
        }
        noteField(field, isOther: isOther)
        if field.isActive { adapt(to: field) }
        if isNew, field.isActive {
            raise(visibility.fieldActivated())
        } else if isFieldActive, !field.isActive {
            visibility.fieldDeactivated(at: loop.clock.now)
        }
        isFieldActive = field.isActive
        connection.flush()
    }

    /// Keys, their look and what they type are those of the field.
    private func adapt(to field: Field) {
        together {
            toolbar.source.show(for: field, keys.form(for: field))
            keys.show(for: field)
            fingers.show(for: field)
            parts?.display.show(for: field)
        }
        fieldNumber = parts?.session.context.number
        tellEngine()
    }

    private func inputMethodLost() {
        isFieldActive = false
        fingers.fieldLeft()
        noteNoField()
        adapt(to: .none)
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
            fingers.reset()
            if parts?.session.context.field.isActive != true { noteNoField() }
            // What the board showed when it was hidden may have been for another field.
            adapt(to: parts?.session.context.field ?? .none)
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
}
