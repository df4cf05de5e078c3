import Units

/// The field's text as it must stand once the edits under way have arrived.
///
/// A report of the application may be older than edits that were made since. An edit is under way until a report shows
/// its result; a report that fits none of them is the truth, and what was under way is forgotten.
package struct KnownText: Sendable {
    private struct Pending {
        var edit: Edit
        var result: SurroundingText
        /// The text between the deletion and the insertion, which some toolkits report too; nil for an edit that has not both.
        var halfway: SurroundingText?
        var madeAt: Instant

        init?(_ edit: Edit, to text: SurroundingText, at now: Instant) {
            guard let result = edit.applied(to: text) else { return nil }
            self.edit = edit
            self.result = result
            let isTwofold = edit.deletion > 0 && !edit.insertion.isEmpty
            halfway = isTwofold ? Edit(deletion: edit.deletion).applied(to: text) : nil
            madeAt = now
        }
    }

    /// An edit that no report has shown for so long may have been refused: what follows from it is not knowledge.
    private static let trust: Milliseconds = 1000
    /// More edits than this are not under way in a field that reports its text.
    private static let limit = 256

    private var reported: SurroundingText?
    private var pending: [Pending] = []

    package init() {}

    /// The text with everything that is under way, or nil where it is not known.
    package func text(at now: Instant) -> SurroundingText? {
        guard let last = pending.last else { return reported }
        if let trustEnd, now < trustEnd { return last.result }
        // What was undone again leaves nothing to report.
        return reported.flatMap { last.result.agrees(with: $0) ? $0 : nil }
    }

    /// Until when edits count that no report has shown; nil where there are none.
    package var trustEnd: Instant? { pending.first.map { $0.madeAt + Self.trust } }

    /// Whether the application owes a report: it has not shown everything that it was sent.
    package var isAwaited: Bool { !pending.isEmpty }

    /// What the reports that are owed may show, the last one everything that was sent.
    package var owedTexts: [SurroundingText] {
        guard isAwaited, let reported else { return [] }
        return [reported] + pending.map(\.result)
    }

    /// Notes an edit that was sent.
    package mutating func made(_ edit: Edit, at now: Instant) {
        guard let current = pending.last?.result ?? reported, pending.count < Self.limit,
            let made = Pending(edit, to: current, at: now)
        else {
            forget()
            return
        }
        pending.append(made)
    }

    /// Takes a report of the application.
    package mutating func report(_ text: SurroundingText?) {
        guard let text else { return }
        defer { reported = text }
        // The oldest that it may show: a letter that was typed and deleted leaves the same text twice, and reports of both come.
        if reported?.agrees(with: text) != true {
            let oldest = pending.firstIndex {
                $0.result.agrees(with: text) || $0.halfway?.agrees(with: text) == true
            }
            if let oldest {
                let isWhole = pending[oldest].result.agrees(with: text)
                pending.removeSubrange(..<oldest)
                if isWhole {
                    pending.removeFirst()
                } else {
                    // The insertion is still to come.
                    pending[0].edit = Edit(insertion: pending[0].edit.insertion)
                }
            } else {
                pending.removeAll()
            }
        }
        var base = text
        for index in pending.indices {
            let (edit, madeAt) = (pending[index].edit, pending[index].madeAt)
            guard let made = Pending(edit, to: base, at: madeAt) else {
                pending.removeAll()
                return
            }
            pending[index] = made
            base = made.result
        }
    }

    /// Takes back the newest edits, which never arrived.
    package mutating func takeBack(_ count: Int) {
        pending.removeLast(min(count, pending.count))
    }

    /// Nothing is known until the next report: a key has changed the text in a way that only the application knows.
    package mutating func forget() {
        reported = nil
        pending.removeAll()
    }
}
