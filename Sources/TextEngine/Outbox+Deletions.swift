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
                before: before, edit: edit, deadline: now + Self.silenceLimit)
        }
        return edit
    }

    mutating func judgeDeletion(
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
            return send(.type(repair.insertion), by: .edit(repair), at: now)
        case .unknown:
            // Perhaps it is older: then the deletion is still among what the application owes.
            if known.isAwaited { return [] }
        }
        self.trial = nil
        return []
    }
}
