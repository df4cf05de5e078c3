import Units

/// Commits that were overtaken by a `done` on a compositor whose ways are not known.
struct Suspicion: Sendable {
    var flights: [Flight]
    /// The text when the commits were sent, by the last report before their syncs.
    var base: SurroundingText
    /// Whether the last report after the syncs showed the base unchanged.
    var seemsMissing = false
    var deadline: Instant

    /// Whether all syncs have been answered: reports from now on may show the commits.
    var isTaken: Bool { flights.allSatisfy(\.isTaken) }

    /// What a report that came after the syncs says of the commits.
    enum Verdict {
        case arrived, missing
        /// The text has changed in another way, or looks alike with them and without.
        case unknown
    }

    func verdict(of report: SurroundingText) -> Verdict {
        let expected = flights.reduce(Optional(base)) { text, flight in
            text.flatMap { flight.edit.applied(to: $0) }
        }
        let isExpected = expected?.agrees(with: report) == true
        let isBase = base.agrees(with: report)
        if isExpected == isBase { return .unknown }
        return isExpected ? .arrived : .missing
    }
}
