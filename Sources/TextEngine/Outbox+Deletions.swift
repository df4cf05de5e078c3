import Units

/// How the field counts what it deletes: see `DeletionTrial`.
extension Outbox {
    /// The edit in the way in which the field counts; begins the trial where that is not known.
    mutating func tell(_ edit: Edit, before: SurroundingText?, at now: Instant) -> Edit {
        guard let before, edit.deletion > 0 else { return edit }
        var edit = edit
        if countsBytes == false {
            edit.toldDeletion = UTF8Count(DeletionTrial.codePoints(in: edit, before: before))
        } else if countsBytes == nil, DeletionTrial.isNeeded(for: edit, before: before) {
            trial = DeletionTrial(
                before: before, edit: edit, deadline: now + Self.silenceLimit,
                owed: known.owedTexts)
        }
        return edit
    }

    mutating func judgeDeletion(
        by report: SurroundingText?, at now: Instant
    ) -> [Command] {
        guard let trial, let report else { return [] }
        if let index = trial.owed.firstIndex(where: { $0.agrees(with: report) }) {
            self.trial?.owed.removeSubrange(...index)
            self.trial?.last = report
            return []
        }
        return conclude(trial, from: report, at: now)
    }

    /// The time is up: what was told last counts.
    mutating func endTrial(at now: Instant) -> [Command] {
        guard let trial else { return [] }
        self.trial = nil
        guard let last = trial.last else { return [] }
        return conclude(trial, from: last, at: now)
    }

    private mutating func conclude(
        _ trial: DeletionTrial, from report: SurroundingText, at now: Instant
    ) -> [Command] {
        switch trial.verdict(report) {
        case .pending:
            return []
        case .countsBytes:
            countsBytes = true
        case .countsCodePoints(let repair):
            countsBytes = false
            self.trial = nil
            return send(.type(repair.insertion), by: .edit(repair), at: now)
        case .unknown:
            // Perhaps it is older: then the deletion is still among what the application owes.
            if known.isAwaited { return [] }
        }
        self.trial = nil
        return []
    }
}
