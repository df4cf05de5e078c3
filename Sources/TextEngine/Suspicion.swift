import Units

/// Commits that were overtaken by a `done` on a compositor whose ways are not known.
struct Suspicion: Sendable {
    var flights: [Flight]
    /// What stood before the caret when the commits were sent, by the last report before their syncs.
    var base: String
    /// Whether the last report after the syncs showed the base unchanged.
    var seemsMissing = false
    var deadline: Instant

    /// Whether all syncs have been answered: reports from now on may show the commits.
    var isTaken: Bool { flights.allSatisfy(\.isTaken) }

    /// What stands before the caret once the commits have arrived.
    var expected: String { flights.reduce(base) { $1.edit.applied(to: $0) } }
}
