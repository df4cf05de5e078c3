import Behavior
import KeyboardLayouts
import Units

/// Turns contacts into typed actions; the state of all fingers that are down.
package struct ContactEngine: Sendable {
    /// Takes what is typed, at once and in order, and may tell what follows from it for the next key.
    package typealias Performer = (TypedAction) -> TextCue?

    /// The keys that touches are looked up in.
    package private(set) var board: Board
    /// When held keys that type nothing act again.
    package var keyRepeat = KeyRepeat()
    /// What a held globe offers.
    package var globeMenu = GlobeMenu.none
    /// Whether a word that begins like this, in small letters, exists; nil without a word list. Source: behaviour D.3, predictive
    /// targeting.
    package var isViablePrefix: (@Sendable (String) -> Bool)?

    /// Whether nothing may show what is typed: keys open no callouts. Source: behaviour C.1, secret fields.
    package var hidesTyping = false {
        didSet { if hidesTyping { choice = nil } }
    }

    /// Modifiers that are shown beside the keys, whichever page is: a page without their keys does not end them.
    package var modifiersOfTools: Modifiers = []

    var rules: TouchRules
    package internal(set) var page = Page.letters
    var shift: ShiftMachine
    var modifiers = ModifierMachine()
    /// In the order in which they went down.
    var contacts: [HeldContact] = []
    var contactCount = 0
    var repetition: Repetition?
    /// Of the newest contact only.
    var choice: Choice?
    /// Of the newest contact only.
    var drag: CaretDrag?
    /// Of the newest contact only.
    var globe: GlobeHold?
    var lingering: [LingeringPop] = []
    /// The word at the caret, where it is known.
    var word: String?
    /// Whether something was typed that the text's owner has not answered yet.
    var isUnanswered = false
    /// Whether the letters come back as soon as no held character keeps the page.
    var lettersAreDue = false
    /// What the text said while the caret was dragged. Source: behaviour D.2, last row.
    var frozenCue: TextCue?

    package init(board: Board, behavior: KeyboardBehavior = .recommended) {
        self.board = board
        rules = TouchRules(behavior)
        shift = ShiftMachine(locks: rules.locksCapitals, falls: rules.shiftFalls)
    }

    /// The next moment `timeReached` must be called, or nil.
    package var nextDeadline: Instant? {
        var next = repetition?.deadline
        next = next.earlier(choice?.deadline)
        next = next.earlier(globe?.deadline)
        next = next.earlier(drag?.deadline(rules.caretInterval))
        for pop in lingering where pop.isSeen { next = next.earlier(pop.deadline) }
        return next
    }

    /// Takes the events of one frame, in their order, and gives what they type.
    package mutating func handle(_ events: [ContactEvent], now: Instant) -> [TypedAction] {
        var typed: [TypedAction] = []
        handle(events, now: now) {
            typed.append($0)
            return nil
        }
        return typed
    }

    /// The same, with an answer to each action before the next key is looked at: a letter that pushes out a held space is a
    /// capital where that space makes it one.
    package mutating func handle(
        _ events: [ContactEvent], now: Instant, perform: Performer
    ) {
        for event in events {
            switch event.phase {
            case .down(let point): down(event, at: rules.place(of: point), now: now, perform)
            case .moved(let point): move(event, to: rules.place(of: point), now: now, perform)
            case .up: lift(event.id, now: now, perform)
            case .cancelled: lose(event.id)
            }
            settlePage()
        }
    }

    /// Opens a callout or a menu, begins a caret drag, takes pops away, and repeats a held key, where that is due: once, however
    /// late `now` is.
    package mutating func timeReached(_ now: Instant) -> [TypedAction] {
        var typed: [TypedAction] = []
        timeReached(now) {
            typed.append($0)
            return nil
        }
        return typed
    }

    package mutating func timeReached(_ now: Instant, perform: Performer) {
        lingering.removeAll { $0.isSeen && $0.deadline <= now }
        openChoice(at: now)
        openMenu(at: now)
        dragTimeReached(now, perform)
        act(at: now, perform)
        settlePage()
    }

    /// Who knows the text tells what it means for the keys, after each action and each news of the field.
    ///
    /// - Parameter word: the word that ends at the caret; nil where it is not known.
    package mutating func textChanged(
        wantsCapital: Bool, returnsToLetters: Bool, word: String? = nil
    ) {
        take(
            TextCue(wantsCapital: wantsCapital, returnsToLetters: returnsToLetters, word: word))
        settlePage()
    }

    /// There is nothing before the caret any more: a held backspace is done. Source: behaviour D.4.
    package mutating func textEnded() {
        if repetition?.deletes == true { repetition = nil }
    }

    /// What `appearance` says has left for the screen. A pop stays until then, however quick the finger was.
    ///
    /// Source: behaviour C.2, a quick tap shows one frame of its pop.
    package mutating func appearanceShown() {
        for index in contacts.indices { contacts[index].isSeen = true }
        for index in lingering.indices { lingering[index].isSeen = true }
    }

    /// What was typed belongs to another field now: nothing that is held deletes, replaces or moves any more, and no modifier
    /// goes along.
    package mutating func textLeft() {
        repetition = nil
        choice = nil
        abandonDrag()
        for index in contacts.indices { contacts[index].typed = nil }
        modifiers = ModifierMachine()
        shift.textLeft()
        forgetText()
    }

    /// Takes all contacts away, as when the surface hides: nothing more comes of them, and no modifier stays.
    package mutating func cancelAll() {
        while let contact = contacts.last { lose(contact.id) }
        lingering = []
        modifiers = ModifierMachine()
        settlePage()
    }

    /// Begins anew: no contacts, small letters.
    package mutating func reset() {
        contacts = []
        endHolds()
        repetition = nil
        lingering = []
        page = .letters
        modifiers = ModifierMachine()
        shift = ShiftMachine(locks: rules.locksCapitals, falls: rules.shiftFalls)
        forgetText()
    }

    /// Takes another size or layout. Held contacts keep their keys, but what has a place on the board has lost it.
    ///
    /// Another layout begins with its letters, and modifiers that were only latched do not follow into it.
    package mutating func boardChanged(to board: Board) {
        let isOther = board.layout != self.board.layout
        self.board = board
        choice = nil
        if let globe, globe.isOpen { edit(globe.contact) { $0.isSettled = true } }
        globe = nil
        abandonDrag()
        guard isOther else { return }
        page = .letters
        lettersAreDue = false
        modifiers.releaseLatched()
    }

    /// Switches are set otherwise. What is held goes on as it began.
    package mutating func behaviorChanged(to behavior: KeyboardBehavior) {
        rules = TouchRules(behavior)
        shift.locks = rules.locksCapitals
        shift.falls = rules.shiftFalls
    }

    private mutating func forgetText() {
        word = nil
        isUnanswered = false
        lettersAreDue = false
        frozenCue = nil
    }
}
