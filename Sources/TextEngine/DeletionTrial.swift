import Units

/// The first deletion in a field that tells whether the application counts bytes or code points.
///
/// The protocol counts bytes. GTK 4.8.3 (Debian 12) takes the number for one of code points: asked to delete the two bytes of
/// `é` it takes the letter before it along. What an application does shows in its next report: a piece too many is put back,
/// and from then on the field is told what it understands.
///
/// Source: text-input-unstable-v3, `delete_surrounding_text`.
struct DeletionTrial: Sendable {
    enum Verdict: Equatable {
        /// The report is from before the deletion.
        case pending
        /// The protocol's bytes were deleted.
        case countsBytes
        /// As many code points were deleted; this piece went too.
        case countsCodePoints(lost: String)
        /// The text has changed in another way, or both ways of counting give the same.
        case unknown
    }

    /// What stood before the caret.
    let before: String
    let deletion: UTF8Count
    let deadline: Instant

    /// Whether the deletion can tell anything: bytes and code points differ.
    static func isNeeded(for edit: Edit, before: String) -> Bool {
        edit.deletion > 0 && edit.toldDeletion == edit.deletion
            && codePoints(in: edit, before: before) != edit.deletion.value
    }

    /// How many code points an edit deletes.
    static func codePoints(in edit: Edit, before: String) -> Int {
        String(decoding: before.utf8.suffix(edit.deletion.value), as: UTF8.self).unicodeScalars
            .count
    }

    func verdict(_ report: SurroundingText) -> Verdict {
        let found = report.textBefore
        if found == before { return .pending }
        let meant = Edit(deletion: deletion).applied(to: before)
        let tooShort = String(before.unicodeScalars.dropLast(deletion.value))
        if meant == tooShort { return .unknown }
        if found == meant { return .countsBytes }
        guard found == tooShort else { return .unknown }
        return .countsCodePoints(
            lost: String(meant.unicodeScalars.dropFirst(found.unicodeScalars.count)))
    }
}
