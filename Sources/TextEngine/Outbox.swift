import Units

/// Keeps wishes in order on their way to the field, and sees to it that a commit that races is neither lost nor doubled.
///
/// A commit carries the count of `done` events. When a `done` overtakes it, some compositors drop it and some take it,
/// and none says which. `wl_display.sync` follows each commit, so a `done` that comes before the answer to the sync was
/// sent before the compositor took the commit: that commit, and no other, was overtaken.
///
/// - Where the compositor is known to drop such commits, an overtaken one is lost for certain: it is sent again at once.
/// - Where it is known to take them, nothing needs doing.
/// - Where neither is known, what follows waits (`provingLimit` at most) for the field's own report. A report with the
///   text in it proves that the compositor takes such commits. The text counts as missing only if, when the time is up,
///   the last report that came after the sync still shows the text as it was: then it is sent once more. That is no
///   proof, for an application may be slower, so nothing is learned from it. Without such a report it counts as taken. On
///   a compositor known to take them no field gets a text twice, whether it refuses it or not.
///
/// A key that follows a commit waits for the answer to its sync: a commit that must be sent again would come after the key.
///
/// A commit that follows keys waits until the last of them has been seen to arrive (`settlingLimit` or `reportingLimit` at most,
/// or `silenceLimit` while the application owes older reports or is certain to tell): toolkits queue keys but apply commits at
/// once, and would let the text overtake the keys. See `Settling`.
///
/// A replacement or revision waits until the field has shown what is to go. A field that does not show it keeps it: it may have
/// refused it, and something else would go. Then what a revision was made for is typed as it is.
///
/// What follows the first deletion of a character of several bytes waits for its report: see `DeletionTrial`.
package struct Outbox: Sendable {
    /// Names one commit to the answer of its sync.
    package struct Ticket: Sendable, Hashable {
        package let number: UInt32
    }

    package enum Command: Sendable, Equatable {
        /// Send the edit with the current serial, then a sync whose answer goes to `taken`.
        case commit(Edit, Ticket)
        /// Press and release a key, then, with a ticket, a sync whose answer goes to `taken`.
        case press(Keystroke, Ticket?)
        /// There is no way to do this here.
        case refuse(Wish)
    }

    static let provingLimit: Milliseconds = 250
    /// For fields that tell nothing about their text.
    static let settlingLimit: Milliseconds = 80
    /// For fields that tell their text: a key that changes it ends the waiting by its report, which a busy machine delays.
    static let reportingLimit: Milliseconds = 250
    /// An application that stands still for longer is not waited for.
    static let silenceLimit: Milliseconds = 2000

    package internal(set) var staleCommits: StaleCommits
    package internal(set) var field = Field.none
    var channels: Channels
    var known = KnownText()
    var flights: [Flight] = []
    var suspicion: Suspicion?
    var settling: Settling?
    var trial: DeletionTrial?
    /// Whether the field is known to count as the protocol wants; nil before a deletion has told.
    var countsBytes: Bool?
    /// Whether the field has told its text.
    var isReporting = false
    /// Whether the caret stands where the field has told. GTK tells of a caret that a finger has moved, but with the text and
    /// the place of before: nothing is taken away by them until the field has told again.
    var isCaretCertain = true
    /// What was typed last in this field, if nothing has been sent since: only that may be replaced.
    var lastTyped: String?
    /// All that was typed there, where nothing else tells.
    var own = OwnText()
    var waiting: [Wish] = []
    private var fieldNumber: UInt32 = 0
    var lastTicket: UInt32 = 0

    package init(channels: Channels, staleCommits: StaleCommits) {
        self.channels = channels
        self.staleCommits = staleCommits
    }

    /// When `timeReached` must be called, or nil.
    package var nextDeadline: Instant? {
        if let suspicion { return suspicion.deadline }
        if let trial { return trial.deadline }
        guard let first = waiting.first else { return nil }
        return settling.map(\.deadline).earlier(proofEnd(for: first))
    }

    /// Whether what is typed into the field goes by keys.
    package var typesByKeys: Bool { Plan.prefersKeys(in: field, over: channels) || !field.isActive }

    /// How many wishes wait; their content is nobody's business.
    package var waitingCount: Int { waiting.count }

    /// The virtual keyboard has keys for these from now on.
    package mutating func keysBecameReady(_ characters: KeyCharacters) {
        channels.keyCharacters = characters
    }

    /// Takes a wish; it leaves now, or as soon as what went before it is settled.
    ///
    /// A wish is planned when it leaves: what it finds then counts.
    package mutating func submit(_ wish: Wish, at now: Instant) -> [Command] {
        // Where nothing waited, nobody has looked at the time.
        if let settling, settling.deadline <= now { stopSettling() }
        waiting.append(wish)
        return flow(at: now)
    }

    /// The field has become current by a `done`.
    ///
    /// - Parameters:
    ///   - isNew: whether it was activated with this `done`, also without having been left before. What waited for the
    ///     field before is dropped: it must not land in another one.
    ///   - isReport: whether the application told its text with this `done`.
    ///   - hasOtherCause: whether it says that not we have changed the text or moved the caret.
    package mutating func done(
        _ field: Field, isNew: Bool, isReport: Bool, hasOtherCause: Bool = false, at now: Instant
    ) -> [Command] {
        // What is told so late has nothing to do with the key.
        if let settling, settling.deadline + Self.silenceLimit <= now { stopSettling() }
        let report = isReport ? field.surrounding : nil
        let isOther = isNew || isAnother(field, report, at: now)
        self.field = field
        if isOther || !field.isActive {
            forgetField()
            isReporting = report != nil
            known.report(report)
            return []
        }
        if report != nil { isReporting = true }
        // What our own keys do is told so, too.
        let isMoved = hasOtherCause && settling == nil
        settle(by: report, at: now)
        let commands = overtake(report, at: now) + judgeDeletion(by: report, at: now)
        if report != nil, settling == nil, let text = known.text(at: now) {
            own.compare(with: text.textBefore)
        }
        if isMoved {
            isCaretCertain = false
            lastTyped = nil
            own.forget()
        } else if report != nil {
            isCaretCertain = true
        }
        return commands + flow(at: now)
    }

    /// The compositor has answered the sync that followed a command.
    package mutating func taken(_ ticket: Ticket, at now: Instant) -> [Command] {
        flights.removeAll { $0.ticket == ticket }
        if settling?.ticket == ticket { settling?.isTaken = true }
        if let index = suspicion?.flights.firstIndex(where: { $0.ticket == ticket }) {
            suspicion?.flights[index].isTaken = true
        }
        return flow(at: now)
    }

    package mutating func timeReached(_ now: Instant) -> [Command] {
        var commands: [Command] = []
        if let suspicion, suspicion.deadline <= now {
            self.suspicion = nil
            if suspicion.seemsMissing {
                known.takeBack(suspicion.flights.count)
                commands += sendAgain(suspicion.flights, at: now)
            }
        }
        if let settling, settling.deadline <= now { stopSettling() }
        if let trial, trial.deadline <= now { commands += endTrial(at: now) }
        return commands + flow(at: now)
    }

    /// The input method is gone, or the keyboard hides: nothing waits any longer.
    package mutating func reset(field: Field) {
        self.field = field
        forgetField()
    }

    /// What the rules of typing may know: the field with everything that is on its way to it, sent or waiting.
    package func context(at now: Instant) -> TypingContext {
        TypingContext(
            field: field, number: fieldNumber, text: told(at: now), isCaretCertain: isCaretCertain)
    }

    /// The board hides: nothing waits any longer, and what the field has told stays known, if nothing was under way.
    package mutating func rest() {
        let isOwed = known.isAwaited || settling != nil || !waiting.isEmpty || !isCaretCertain
        let told = isOwed || !isReporting ? nil : field.surrounding
        reset(field: field)
        guard let told else { return }
        known.report(told)
        isReporting = true
    }

    private func told(at now: Instant) -> ToldText? {
        guard field.isActive else { return nil }
        // Until a key has arrived, what is reported may be from before it.
        let isSettling = settling.map { now < $0.deadline } ?? false
        var told = isSettling ? nil : known.text(at: now).map(ToldText.init)
        if waiting.isEmpty { return told ?? own.told }
        var own = own
        for wish in waiting {
            told = told?.after(wish)
            own.note(wish)
        }
        return told ?? own.told
    }

    /// Whether a `done` without an activation tells of another field: toolkits hop between the fields of a window so.
    ///
    /// What a field is for does not change, but a field that was just entered may tell it a moment later.
    private func isAnother(_ new: Field, _ report: SurroundingText?, at now: Instant) -> Bool {
        guard new.isActive, field.isActive,
            new.purpose != field.purpose || new.hints != field.hints
        else { return false }
        if field.purpose != .normal || !field.hints.isEmpty { return true }
        guard let report, let text = known.text(at: now) else { return false }
        return !(known.owedTexts + [text]).contains { $0.agrees(with: report) }
    }

    private mutating func forgetField() {
        fieldNumber &+= 1
        known = KnownText()
        flights.removeAll()
        suspicion = nil
        settling = nil
        trial = nil
        countsBytes = nil
        isReporting = false
        isCaretCertain = true
        lastTyped = nil
        own.forget()
        waiting.removeAll()
    }
}
