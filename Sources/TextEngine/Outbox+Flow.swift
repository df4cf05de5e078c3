import Units

/// What waits leaves in order, as soon as it may.
extension Outbox {
    mutating func flow(at now: Instant) -> [Command] {
        var commands: [Command] = []
        while suspicion == nil, trial == nil, let wish = waiting.first {
            if let end = proofEnd(for: wish), now < end { break }
            let plan = plan(wish, at: now)
            if mustWait(plan, at: now) { break }
            waiting.removeFirst()
            note(wish, by: plan, at: now)
            if case .backspacesThenType(_, let text) = plan {
                waiting.insert(.type(text), at: 0)
            }
            commands += send(wish, by: plan, at: now)
        }
        return commands
    }

    func mustWait(_ plan: Plan, at now: Instant) -> Bool {
        switch plan {
        case .edit: settling.map { now < $0.deadline } ?? false
        case .keystroke, .characters, .backspacesThenType:
            field.isActive && staleCommits != .areTaken && !flights.isEmpty
        case .impossible: false
        }
    }

    /// Whether the field has yet to show the text that is to be replaced: it may have refused it, and something else stands
    /// there. A revision waits for what a key has left, too.
    private func needsProof(_ wish: Wish) -> Bool {
        switch wish {
        case .replace: isReporting && known.isAwaited
        case .revise: isReporting && (known.isAwaited || settling != nil)
        case .type, .deleteBackward, .deleteWord, .enter, .moveCaret, .press, .chord: false
        }
    }

    /// Until when a wish waits for that; nil for one that need not.
    func proofEnd(for wish: Wish) -> Instant? {
        needsProof(wish) ? known.trustEnd ?? settling?.deadline : nil
    }

    private func plan(_ wish: Wish, at now: Instant) -> Plan {
        // The text may have been typed into another field, or other text may have followed it.
        if case .replace(let typed, _) = wish, typed != lastTyped || needsProof(wish) {
            return .impossible
        }
        return plan(wish, in: currentField(at: now))
    }

    /// What was typed here counts only where the field tells nothing itself.
    func plan(_ wish: Wish, in field: Field) -> Plan {
        let plan = Plan(wish, in: field, own: isReporting ? "" : own.tail, over: channels)
        guard case .edit(let edit) = plan, edit.insertion.isEmpty, countsBytes == nil,
            channels.hasVirtualKeyboard, let text = field.surrounding,
            DeletionTrial.mayReachTooFar(edit, before: text)
        else { return plan }
        // A key takes a single code point in every application; of what is joined of several some leave a part.
        return DeletionTrial.codePoints(in: edit, before: text) == 1 ? .keystroke(.backspace) : plan
    }

    func currentField(at now: Instant) -> Field {
        var current = field
        let isUsable = isCaretCertain || !channels.hasVirtualKeyboard
        current.surrounding = isUsable ? known.text(at: now) : nil
        return current
    }

    /// Notes what is about to be sent.
    private mutating func note(_ wish: Wish, by plan: Plan, at now: Instant) {
        switch wish {
        case .type(let text): lastTyped = text
        case .replace(_, let text): lastTyped = plan == .impossible || text.isEmpty ? nil : text
        case .revise(_, let text, let plain):
            if case .edit(let edit) = plan, edit.deletion > 0 {
                lastTyped = text
            } else {
                lastTyped = plain
            }
        case .deleteBackward, .deleteWord, .enter, .moveCaret, .press, .chord: lastTyped = nil
        }
        if field.isActive { noteOwn(wish, by: plan, at: now) }
    }

    private mutating func noteOwn(_ wish: Wish, by plan: Plan, at now: Instant) {
        switch plan {
        case .impossible:
            return
        case .edit(let edit):
            // Without a deletion the text of a revision is the plain one.
            if edit.deletion == 0, !edit.insertion.isEmpty {
                own.note(.type(edit.insertion))
            } else {
                own.note(wish)
            }
        case .backspacesThenType(let count, _):
            own.drop(count)
        case .keystroke, .characters:
            // The key makes unknown what is told now.
            let told = known.text(at: now).map(ToldText.init)
            if let left = told?.after(wish) {
                own.take(left)
            } else if case .keystroke(.backspace, let count) = plan {
                own.drop(count)
            } else {
                own.note(wish)
            }
        }
    }

    mutating func send(_ wish: Wish, by plan: Plan, at now: Instant) -> [Command] {
        switch plan {
        case .edit(let planned):
            settling = nil
            let before = known.text(at: now)
            let edit = tell(planned, before: before, at: now)
            known.made(edit, at: now)
            let flight = Flight(ticket: nextTicket(), wish: wish, edit: edit, before: before)
            flights.append(flight)
            return [.commit(edit, flight.ticket)]
        case .keystroke(let keystroke, let times):
            return press(Array(repeating: keystroke, count: times), for: wish, at: now)
        case .characters(let text):
            return press(text.map { .character(String($0)) }, for: wish, at: now)
        case .backspacesThenType(let count, _):
            return press(Array(repeating: .backspace, count: count), for: wish, at: now)
        case .impossible:
            return [.refuse(wish)]
        }
    }

    mutating func nextTicket() -> Ticket {
        lastTicket &+= 1
        return Ticket(number: lastTicket)
    }
}
