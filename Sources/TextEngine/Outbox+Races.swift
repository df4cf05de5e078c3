import Units

/// Commits that a `done` has overtaken.
extension Outbox {
    mutating func sendAgain(_ lost: [Flight], at now: Instant) -> [Command] {
        var commands: [Command] = []
        for (index, flight) in lost.enumerated() {
            // A deletion is planned anew: its length follows from the text as it is now.
            let plan = plan(flight.wish, in: currentField(at: now))
            // Where the text is no longer known, what follows a key would come too late.
            if case .backspacesThenType = plan {
                commands.append(.refuse(flight.wish))
                continue
            }
            // A deletion may have become a key, and what follows waits for it.
            if mustWait(plan, at: now) {
                waiting.insert(contentsOf: lost[index...].map(\.wish), at: 0)
                break
            }
            commands += send(flight.wish, by: plan, at: now)
        }
        return commands
    }

    /// What is still under way has been overtaken by a `done`.
    ///
    /// Source: input-method-unstable-v2, `commit`: the serial is the number of `done` events.
    mutating func overtake(_ report: SurroundingText?, at now: Instant) -> [Command] {
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
    func provenCount(by report: SurroundingText?) -> Int {
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

    mutating func judge(
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

    mutating func examine(_ open: Suspicion, by report: SurroundingText) {
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
}
