import Behavior
import InputMethod
import KeyboardEngine
import KeyboardLayouts
import Settings
import TextEngine
import Units

/// What fingers do on the keys, from the contact to the wish: the engine that knows the fingers, the rules that know the text,
/// and the keys that there are.
final class Fingers {
    /// The board is to go away.
    var onHide: () -> Void = {}

    private(set) var engine: ContactEngine
    private var typing: Typing
    private let keys: BoardKeys
    /// What was asked for on the board, to be done when the engine has finished with what is typed.
    private var requests: [Request] = []
    /// When the last event of a finger was, by both clocks.
    private var lastContact: (time: EventTime, at: Instant)?

    private enum Request {
        case nextKeyboard
        case menu(GlobeMenuEntry)
        case oneHanded(OneHandedMode)
        /// Nothing is left to delete.
        case textEnded
    }

    init(board: Board, keys: BoardKeys, behavior: KeyboardBehavior, keyRepeat: KeyRepeat) {
        self.keys = keys
        engine = ContactEngine(board: board, behavior: behavior)
        engine.globeMenu = keys.menu
        engine.keyRepeat = keyRepeat
        typing = Typing(keys.plain, behavior)
    }

    var nextDeadline: Instant? { engine.nextDeadline }

    /// Takes the events of one frame.
    ///
    /// - Parameters:
    ///   - events: those that are on the board.
    ///   - time: when the last of all was.
    /// - Returns: what was typed; it is on its way.
    func handle(
        _ events: [ContactEvent], at time: EventTime?, now: Instant, over session: InputSession
    ) -> [TypedAction] {
        if let time { lastContact = (time, now) }
        var actions: [TypedAction] = []
        engine.handle(events, now: now) { action in
            actions.append(action)
            return perform(action, at: time ?? eventTime(at: now), over: session)
        }
        carryOutRequests()
        return actions
    }

    /// - Parameter mayType: false drops what would be typed.
    /// - Returns: what was typed.
    func timeReached(
        _ now: Instant, mayType: Bool, over session: InputSession?
    ) -> [TypedAction] {
        var typed: [TypedAction] = []
        let time = eventTime(at: now)
        engine.timeReached(now) { action in
            guard mayType, let session else { return nil }
            typed.append(action)
            return perform(action, at: time, over: session)
        }
        carryOutRequests()
        return typed
    }

    /// Modifiers that the toolbar shows, whichever page is.
    var modifiersOfTools: Modifiers {
        get { engine.modifiersOfTools }
        set { engine.modifiersOfTools = newValue }
    }

    /// Types what is no key's.
    func type(
        _ action: TypedAction, now: Instant, over session: InputSession
    ) -> [TypedAction] {
        var typed: [TypedAction] = []
        let time = eventTime(at: now)
        engine.type(action, now: now) { action in
            typed.append(action)
            return perform(action, at: time, over: session)
        }
        carryOutRequests()
        return typed
    }

    func meaning(of text: String) -> TypedAction { engine.meaning(of: text) }

    func tap(_ modifier: Modifier) { engine.tap(modifier) }

    /// Shows a page, after what held fingers still have to give.
    ///
    /// - Returns: what that was.
    func show(_ page: Page, now: Instant, over session: InputSession) -> [TypedAction] {
        var typed: [TypedAction] = []
        let time = eventTime(at: now)
        engine.show(page, now: now) { action in
            typed.append(action)
            return perform(action, at: time, over: session)
        }
        carryOutRequests()
        return typed
    }

    /// Tells the keys what the field's text means for them.
    func tell(of session: InputSession) {
        let cue = typing.cue(in: session)
        engine.textChanged(
            wantsCapital: cue.wantsCapital, returnsToLetters: cue.returnsToLetters,
            word: cue.word)
    }

    /// What is typed into a field whose characters nobody may see has no callouts. Source: behaviour C.1.
    func show(for field: Field) {
        engine.hidesTyping =
            field.purpose == .password || field.purpose == .pin
            || field.hints.contains(.hiddenText)
    }

    /// Nothing that was typed before belongs to what is typed now.
    func fieldLeft() {
        engine.textLeft()
        typing.fieldLeft()
    }

    /// Another layout, form or side.
    func keysChanged(_ behavior: KeyboardBehavior) {
        engine.globeMenu = keys.menu
        typing.change(to: keys.plain, behavior)
    }

    func change(to behavior: KeyboardBehavior, _ keyRepeat: KeyRepeat) {
        engine.behaviorChanged(to: behavior)
        engine.keyRepeat = keyRepeat
        typing.change(to: keys.plain, behavior)
    }

    func use(_ keyRepeat: KeyRepeat) { engine.keyRepeat = keyRepeat }

    /// Whether a word that begins like this exists; nil without a word list. Source: behaviour D.3, predictive targeting.
    func use(_ isViablePrefix: (@Sendable (String) -> Bool)?) {
        engine.isViablePrefix = isViablePrefix
        typing.tellsWord = isViablePrefix != nil
    }

    func boardChanged(to board: Board) { engine.boardChanged(to: board) }
    func appearanceShown() { engine.appearanceShown() }
    func cancelAll() { engine.cancelAll() }
    func reset() { engine.reset() }

    /// The moment on the clock of fingers' events, for what no finger does.
    private func eventTime(at now: Instant) -> EventTime {
        guard let lastContact else { return EventTime(milliseconds: 0) }
        let passed = now.since(lastContact.at).value
        return EventTime(milliseconds: lastContact.time.milliseconds &+ UInt32(max(0, passed)))
    }

    private func perform(
        _ action: TypedAction, at time: EventTime, over session: InputSession
    ) -> TextCue? {
        switch action {
        case .nextKeyboard: requests.append(.nextKeyboard)
        case .menu(let entry): requests.append(.menu(entry))
        case .oneHanded(let mode): requests.append(.oneHanded(mode))
        default:
            guard let (cue, isAtEnd) = typing.take(action, over: session, at: time) else {
                return nil
            }
            if isAtEnd { requests.append(.textEnded) }
            return cue
        }
        return nil
    }

    /// What changes the board, now that the engine is done with what was typed on it.
    private func carryOutRequests() {
        if requests.isEmpty { return }
        let requests = requests
        self.requests.removeAll()
        for request in requests {
            switch request {
            case .nextKeyboard: keys.next()
            case .oneHanded(let mode): keys.stand(mode)
            case .menu(let entry): if !keys.choose(entry) { onHide() }
            case .textEnded: engine.textEnded()
            }
        }
    }
}
