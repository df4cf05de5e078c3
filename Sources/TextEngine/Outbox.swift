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
/// A commit that follows a key waits until the key has been seen to arrive (`settlingLimit` or `reportingLimit` at most, or
/// `silenceLimit` while the application owes older reports): toolkits queue keys but apply commits at once, and would let
/// the text overtake the key.
///
/// A replacement waits until the field has shown what is to be replaced. A field that does not show it keeps it: it may have
/// refused it, and something else would go.
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

    private static let provingLimit: Milliseconds = 250
    /// For fields that tell nothing about their text.
    private static let settlingLimit: Milliseconds = 80
    /// For fields that tell their text: a key that changes it ends the waiting by its report, which a busy machine delays.
    private static let reportingLimit: Milliseconds = 250
    /// An application that stands still for longer is not waited for.
    private static let silenceLimit: Milliseconds = 2000

    package private(set) var staleCommits: StaleCommits
    package private(set) var field = Field.none
    private var channels: Channels
    private var known = KnownText()
    private var flights: [Flight] = []
    private var suspicion: Suspicion?
    private var settling: Settling?
    private var trial: DeletionTrial?
    /// Whether the field is known to count as the protocol wants; nil before a deletion has told.
    private var countsBytes: Bool?
    /// Whether the field has told its text.
    private var isReporting = false
    /// What was typed last in this field, if nothing has been sent since: only that may be replaced.
    private var lastTyped: String?
    private var waiting: [Wish] = []
    private var lastTicket: UInt32 = 0

    package init(channels: Channels, staleCommits: StaleCommits) {
        self.channels = channels
        self.staleCommits = staleCommits
    }

    /// When `timeReached` must be called, or nil.
    package var nextDeadline: Instant? {
        if let suspicion { return suspicion.deadline }
        if let trial { return trial.deadline }
        guard let first = waiting.first else { return nil }
        let proof = needsProof(first) ? known.trustEnd : nil
        return [settling?.deadline, proof].compactMap { $0 }.min()
    }

    /// How many wishes wait; their content is nobody's business.
    package var waitingCount: Int { waiting.count }

    /// The virtual keyboard has keys for these from now on.
    package mutating func keysBecameReady(_ characters: KeyCharacters) {
        channels.keyCharacters = characters
    }

    /// Takes a wish; it leaves now, or as soon as what went before it is settled.
    package mutating func submit(_ wish: Wish, at now: Instant) -> [Command] {
        waiting.append(wish)
        return flow(at: now)
    }

    /// The field has become current by a `done`.
    ///
    /// - Parameters:
    ///   - isNew: whether it was activated with this `done`, also without having been left before. What waited for the
    ///     field before is dropped: it must not land in another one.
    ///   - isReport: whether the application told its text with this `done`.
    package mutating func done(
        _ field: Field, isNew: Bool, isReport: Bool, at now: Instant
    ) -> [Command] {
        self.field = field
        let report = isReport ? field.surrounding : nil
        if isNew || !field.isActive {
            forgetField()
            isReporting = report != nil
            known.report(report)
            return []
        }
        if report != nil { isReporting = true }
        settle(by: report, at: now)
        return overtake(report, at: now) + judgeDeletion(by: report, at: now) + flow(at: now)
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
        if let settling, settling.deadline <= now { self.settling = nil }
        if let trial, trial.deadline <= now { self.trial = nil }
        return commands + flow(at: now)
    }

    /// The input method is gone, or the keyboard hides: nothing waits any longer.
    package mutating func reset(field: Field) {
        self.field = field
        forgetField()
    }

    private mutating func flow(at now: Instant) -> [Command] {
        var commands: [Command] = []
        while suspicion == nil, trial == nil, let wish = waiting.first {
            if needsProof(wish), let end = known.trustEnd, now < end { break }
            let plan = plan(wish, at: now)
            if mustWait(plan, at: now) { break }
            waiting.removeFirst()
            if case .backspaceThenType(let text) = plan { waiting.insert(.type(text), at: 0) }
            commands.append(send(wish, by: plan, at: now))
            note(wish)
        }
        return commands
    }

    private func mustWait(_ plan: Plan, at now: Instant) -> Bool {
        switch plan {
        case .edit: settling.map { now < $0.deadline } ?? false
        case .keystroke, .backspaceThenType:
            field.isActive && staleCommits != .areTaken && !flights.isEmpty
        case .impossible: false
        }
    }

    /// Whether the field has yet to show the text that is to be replaced: it may have refused it, and something else stands
    /// there.
    private func needsProof(_ wish: Wish) -> Bool {
        if case .replace = wish { isReporting && known.isAwaited } else { false }
    }

    private func plan(_ wish: Wish, at now: Instant) -> Plan {
        // The text may have been typed into another field, or other text may have followed it.
        if case .replace(let typed, _) = wish, typed != lastTyped || needsProof(wish) {
            return .impossible
        }
        return Plan(wish, in: currentField(at: now), over: channels)
    }

    private mutating func note(_ wish: Wish) {
        switch wish {
        case .type(let text): lastTyped = text
        case .replace, .deleteBackward, .enter, .press, .chord: lastTyped = nil
        }
    }

    private func currentField(at now: Instant) -> Field {
        var current = field
        current.surrounding = known.text(at: now)
        return current
    }

    private mutating func send(_ wish: Wish, by plan: Plan, at now: Instant) -> Command {
        switch plan {
        case .edit(let planned):
            settling = nil
            let before = known.text(at: now)
            let edit = tell(planned, before: before, at: now)
            known.made(edit, at: now)
            let flight = Flight(ticket: nextTicket(), wish: wish, edit: edit, before: before)
            flights.append(flight)
            return .commit(edit, flight.ticket)
        case .keystroke(let keystroke):
            return press(keystroke, at: now)
        case .backspaceThenType:
            return press(.backspace, at: now)
        case .impossible:
            return .refuse(wish)
        }
    }

    private mutating func press(_ keystroke: Keystroke, at now: Instant) -> Command {
        // Without a field nothing waits for the key.
        guard field.isActive else { return .press(keystroke, nil) }
        let ticket = nextTicket()
        settle(ticket, at: now)
        return .press(keystroke, ticket)
    }

    /// A key has been sent: what it leaves, only the application can tell.
    private mutating func settle(_ ticket: Ticket, at now: Instant) {
        let owed = known.isAwaited ? known.owedTexts : settling?.owed ?? []
        let limit =
            !owed.isEmpty
            ? Self.silenceLimit : isReporting ? Self.reportingLimit : Self.settlingLimit
        settling = Settling(ticket: ticket, owed: owed, deadline: now + limit)
        known.forget()
    }

    private mutating func settle(by report: SurroundingText?, at now: Instant) {
        guard var open = settling else { return }
        if let report, let index = open.owed.firstIndex(where: { $0.agrees(with: report) }) {
            // The application is awake. Once it has shown all that came before the key, the key is next.
            open.owed.removeSubrange(...index)
            if open.owed.isEmpty { open.deadline = min(open.deadline, now + Self.reportingLimit) }
            settling = open
        } else if open.isTaken, open.owed.isEmpty || report != nil {
            settling = nil
        }
    }

    /// The edit in the way in which the field counts; begins the trial where that is not known.
    private mutating func tell(_ edit: Edit, before: SurroundingText?, at now: Instant) -> Edit {
        guard let before, edit.deletion > 0 else { return edit }
        var edit = edit
        if countsBytes == false {
            edit.toldDeletion = UTF8Count(DeletionTrial.codePoints(in: edit, before: before))
        } else if countsBytes == nil, DeletionTrial.isNeeded(for: edit, before: before) {
            trial = DeletionTrial(
                before: before, edit: edit, deadline: now + Self.silenceLimit)
        }
        return edit
    }

    private mutating func judgeDeletion(
        by report: SurroundingText?, at now: Instant
    ) -> [Command] {
        guard let trial, let report else { return [] }
        switch trial.verdict(report) {
        case .pending:
            return []
        case .countsBytes:
            countsBytes = true
        case .countsCodePoints(let repair):
            countsBytes = false
            self.trial = nil
            return [send(.type(repair.insertion), by: .edit(repair), at: now)]
        case .unknown:
            // Perhaps it is older: then the deletion is still among what the application owes.
            if known.isAwaited { return [] }
        }
        self.trial = nil
        return []
    }

    private mutating func sendAgain(_ lost: [Flight], at now: Instant) -> [Command] {
        lost.map { flight in
            // A deletion is planned anew: its length follows from the text as it is now.
            let plan = Plan(flight.wish, in: currentField(at: now), over: channels)
            // Where the text is no longer known, what follows a key would come too late.
            if case .backspaceThenType = plan { return .refuse(flight.wish) }
            return send(flight.wish, by: plan, at: now)
        }
    }

    private mutating func nextTicket() -> Ticket {
        lastTicket &+= 1
        return Ticket(number: lastTicket)
    }

    /// What is still under way has been overtaken by a `done`.
    ///
    /// Source: input-method-unstable-v2, `commit`: the serial is the number of `done` events.
    private mutating func overtake(_ report: SurroundingText?, at now: Instant) -> [Command] {
        let overtaken = Array(flights.dropFirst(provenCount(by: report)))
        flights.removeAll()
        switch staleCommits {
        case .areTaken:
            known.report(report)
            return []
        case .areDropped:
            // The newest edits are those that were lost.
            known.takeBack(overtaken.count)
            known.report(report)
            return sendAgain(overtaken, at: now)
        case .unknown:
            known.report(report)
            judge(overtaken, by: report, at: now)
            return []
        }
    }

    /// How many of the commits under way the report shows already: the compositor answered before it answered the sync.
    private func provenCount(by report: SurroundingText?) -> Int {
        guard let report, let base = flights.first?.before, !base.agrees(with: report) else {
            return 0
        }
        // An older text that looks the same is no proof.
        if known.owedTexts.dropLast(flights.count).contains(where: { $0.agrees(with: report) }) {
            return 0
        }
        var proven = 0
        var expected = base
        for (index, flight) in flights.enumerated() {
            guard let result = flight.edit.applied(to: expected) else { break }
            expected = result
            if expected.agrees(with: report) { proven = index + 1 }
        }
        return proven
    }

    private mutating func judge(
        _ overtaken: [Flight], by report: SurroundingText?, at now: Instant
    ) {
        if let suspicion {
            if let report { examine(suspicion, by: report) }
            return
        }
        // Without the field's own words nothing can be proved: the commits count as taken.
        guard let base = report ?? overtaken.first?.before, !overtaken.isEmpty else { return }
        suspicion = Suspicion(flights: overtaken, base: base, deadline: now + Self.provingLimit)
    }

    private mutating func examine(_ open: Suspicion, by report: SurroundingText) {
        guard open.isTaken else {
            suspicion?.base = report
            return
        }
        switch open.verdict(of: report) {
        case .arrived:
            staleCommits = .areTaken
            suspicion = nil
        case .missing: suspicion?.seemsMissing = true
        // No proof, and no reason to touch the text.
        case .unknown: suspicion = nil
        }
    }

    private mutating func forgetField() {
        known = KnownText()
        flights.removeAll()
        suspicion = nil
        settling = nil
        trial = nil
        countsBytes = nil
        isReporting = false
        lastTyped = nil
        waiting.removeAll()
    }
}
