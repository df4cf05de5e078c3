import Units

/// The field's text as it must stand once the edits under way have arrived.
///
/// A report of the application may be older than edits that were made since. An edit is under way until a report shows
/// its result; a report that fits none of them is the truth, and what was under way is forgotten.
package struct KnownText: Sendable {
    private struct Pending {
        var edit: Edit
        var result: SurroundingText
        var madeAt: Instant
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
            let result = edit.applied(to: current)
        else {
            forget()
            return
        }
        pending.append(Pending(edit: edit, result: result, madeAt: now))
    }

    /// Takes a report of the application.
    package mutating func report(_ text: SurroundingText?) {
        guard let text else { return }
        defer { reported = text }
        // The oldest that it may show: a letter that was typed and deleted leaves the same text twice, and reports of both come.
        if reported?.agrees(with: text) != true {
            let seen = pending.firstIndex { $0.result.agrees(with: text) }
            if let seen { pending.removeSubrange(...seen) } else { pending.removeAll() }
        }
        var base = text
        for index in pending.indices {
            guard let result = pending[index].edit.applied(to: base) else {
                pending.removeAll()
                return
            }
            pending[index].result = result
            base = result
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
