import Units

/// Keys, and the text that waits until they have arrived.
extension Outbox {
    /// Several keys go as one: the last one's answer is the answer to all.
    mutating func press(
        _ keystrokes: [Keystroke], for wish: Wish, at now: Instant
    ) -> [Command] {
        // Without a field nothing waits for the keys.
        guard field.isActive else { return keystrokes.map { .press($0, nil) } }
        let ticket = nextTicket()
        let expected = expectation(of: wish, at: now)
        settle(ticket, expecting: expected, isCertain: isDeletion(wish, at: now), at: now)
        return keystrokes.indices.map { index in
            .press(keystrokes[index], index == keystrokes.count - 1 ? ticket : nil)
        }
    }

    /// What the keys leave, where it is known: a caret that has moved, also to the other side, for text that runs to the left;
    /// and at the start of the text BackSpace leaves it as it is.
    private func expectation(of wish: Wish, at now: Instant) -> [SurroundingText] {
        let text = known.text(at: now)
        switch wish {
        case .moveCaret(let count):
            guard let text else {
                return settling?.expected.compactMap { $0.movingCaret(by: count) } ?? []
            }
            return [count, -count].compactMap(text.movingCaret)
        case .deleteBackward, .deleteWord:
            return text.flatMap { $0.isAtStart ? [$0] : nil } ?? []
        case .type, .replace, .revise, .enter, .press, .chord:
            return []
        }
    }

    /// Whether the keys delete something that is known to be there: the field will tell.
    private func isDeletion(_ wish: Wish, at now: Instant) -> Bool {
        guard isReporting, case .deleteBackward = wish, let text = known.text(at: now) else {
            return false
        }
        return !text.isAtStart
    }

    /// A key has been sent: what it leaves, only the application can tell.
    ///
    /// - Parameter isCertain: whether it tells for certain.
    private mutating func settle(
        _ ticket: Ticket, expecting expected: [SurroundingText], isCertain: Bool, at now: Instant
    ) {
        let owed = known.isAwaited ? known.owedTexts : settling?.owed ?? []
        let limit =
            !owed.isEmpty || isCertain
            ? Self.silenceLimit : isReporting ? Self.reportingLimit : Self.settlingLimit
        settling = Settling(ticket: ticket, owed: owed, expected: expected, deadline: now + limit)
        known.forget()
    }

    mutating func settle(by report: SurroundingText?, at now: Instant) {
        guard var open = settling else { return }
        if let report, let index = open.owed.firstIndex(where: { $0.agrees(with: report) }) {
            // The application is awake. Once it has shown all that came before the key, the key is next.
            open.owed.removeSubrange(...index)
            if open.owed.isEmpty { open.deadline = min(open.deadline, now + Self.reportingLimit) }
            settling = open
        } else if open.isTaken, let report {
            // Of many keys the first ones may be told first.
            if open.isElsewhere(than: report) { return }
            settling = nil
        }
        // A `done` that tells no text may belong to anything that was sent before.
    }

    /// Nothing has told what the key has left: perhaps nothing new.
    mutating func stopSettling() {
        if isReporting {
            own.forget()
            if let left = settling?.expected, left.count == 1 { known.report(left.first) }
        }
        settling = nil
    }
}
