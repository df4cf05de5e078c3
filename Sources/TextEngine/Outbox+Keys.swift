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
        settle(ticket, by: wish, keys: keystrokes.count, at: now)
        return keystrokes.indices.map { index in
            .press(keystrokes[index], index == keystrokes.count - 1 ? ticket : nil)
        }
    }

    /// What the next key finds, where that is known: the text, or what keys may leave that have not arrived.
    private func base(at now: Instant) -> [SurroundingText] {
        // What is told meanwhile is what the first of them have left.
        settling?.predicted ?? known.text(at: now).map { [$0] } ?? []
    }

    /// What applications leave that do with the keys of a wish what most do.
    private func prediction(of wish: Wish, from base: [SurroundingText]) -> [SurroundingText] {
        switch wish {
        case .moveCaret(let count):
            // Also to the other side, for text that runs to the left.
            if settling == nil, let text = base.first {
                return [count, -count].compactMap(text.movingCaret)
            }
            return base.compactMap { $0.movingCaret(by: count) }
        case .deleteBackward:
            guard let first = base.first, let second = base.last else { return [] }
            return [first.deletingCharacter(), second.deletingCodePoint()].compactMap { $0 }
        case .type(let text):
            return base.compactMap { Edit(insertion: text).applied(to: $0) }
        case .enter:
            return base.compactMap { Edit(insertion: "\n").applied(to: $0) }
        case .deleteWord, .replace, .revise, .press, .chord:
            return []
        }
    }

    /// Keys have been sent: what they leave, only the application can tell.
    private mutating func settle(
        _ ticket: Ticket, by wish: Wish, keys: Int, at now: Instant
    ) {
        let base = base(at: now)
        var new = Settling(ticket: ticket, owed: [], deadline: now)
        new.predicted = prediction(of: wish, from: base)
        // A key that is held in an application that stands still makes no more than so many.
        new.passed = Array(((settling?.passed ?? []) + base).suffix(Settling.mostPassed))
        new.keyCount = (settling?.keyCount ?? 0) + keys
        new.toldCount = settling?.toldCount ?? 0
        new.last = settling == nil ? base.first : settling?.last
        var isCertain = false
        switch wish {
        case .moveCaret:
            // What is not known for certain does not become so by an arrow.
            if settling?.expected.isEmpty != true { new.expected = new.predicted }
        case .deleteBackward, .deleteWord:
            if !base.isEmpty, base.allSatisfy(\.isAtStart) {
                // BackSpace leaves the text as it is, and nothing is told. But some tell the line alone, and it joins two.
                new.isNothingLikely = settling == nil
                new.predicted = base
            } else {
                // The field will tell.
                isCertain =
                    isReporting && settling == nil && !base.isEmpty && wish == .deleteBackward
            }
        case .type, .replace, .revise, .enter, .press, .chord: break
        }
        new.owed = known.isAwaited ? known.owedTexts : settling?.owed ?? []
        let limit =
            !new.owed.isEmpty || isCertain
            ? Self.silenceLimit : isReporting ? Self.reportingLimit : Self.settlingLimit
        new.deadline = max(now + limit, settling?.deadline ?? now)
        settling = new
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
            let told = open.toldCount
            let isEnded = open.expected.isEmpty ? open.isEnded(by: report) : true
            // Each change that is told is a sign of life.
            if open.toldCount > told { open.deadline = now + Self.reportingLimit }
            settling = isEnded ? nil : open
        }
        // A `done` that tells no text may belong to anything that was sent before.
    }

    /// Nothing has told what the last key has left: perhaps nothing new.
    mutating func stopSettling() {
        if isReporting {
            own.forget()
            // What was told meanwhile is from before it.
            known.forget()
            if let left = settling?.expected, left.count == 1 { known.report(left.first) }
            if let settling, settling.toldCount == 0,
                settling.isToldAgain || settling.isNothingLikely
            {
                known.report(settling.last)
            }
        }
        settling = nil
    }
}
