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
        /// As many code points were deleted, or none where there are fewer; this edit makes of it what was meant.
        case countsCodePoints(repair: Edit)
        /// The text has changed in another way, or both ways of counting give the same.
        case unknown
    }

    /// The text before the deletion.
    let before: SurroundingText
    /// The deletion, and what was inserted in its place.
    let edit: Edit
    let deadline: Instant
    /// What reports from before the deletion may still show, in order: a text that was shorter then proves nothing.
    var owed: [SurroundingText] = []
    /// The last of those that came. If nothing follows it, it was the answer.
    var last: SurroundingText?

    /// Whether the deletion can tell anything: bytes and code points differ, and so does the text with it and without.
    static func isNeeded(for edit: Edit, before: SurroundingText) -> Bool {
        edit.deletion > 0 && edit.toldDeletion == edit.deletion
            && codePoints(in: edit, before: before) != edit.deletion.value
            && edit.applied(to: before)?.agrees(with: before) == false
    }

    /// How many code points an edit deletes.
    static func codePoints(in edit: Edit, before: SurroundingText) -> Int {
        let deleted = before.textBefore.utf8.suffix(edit.deletion.value)
        return String(decoding: deleted, as: UTF8.self).unicodeScalars.count
    }

    /// Whether an edit deletes more than there is, should the application count code points: GTK 4.8 then deletes nothing, and
    /// tells nothing either.
    static func mayReachTooFar(_ edit: Edit, before: SurroundingText) -> Bool {
        edit.deletion > 0 && edit.deletion.value > before.textBefore.unicodeScalars.count
    }

    /// Whether the report is from between the deletion and the insertion: GTK 4.8 tells both.
    private func isHalfWay(_ report: SurroundingText) -> Bool {
        if edit.insertion.isEmpty { return false }
        let scalars = before.textBefore.unicodeScalars
        let taken = UTF8Count(of: String(scalars.suffix(edit.deletion.value)))
        return [edit.deletion, taken].contains { length in
            Edit(deletion: length).applied(to: before)?.agrees(with: report) == true
        }
    }

    func verdict(_ report: SurroundingText) -> Verdict {
        if report.agrees(with: before) || isHalfWay(report) { return .pending }
        let scalars = before.textBefore.unicodeScalars
        let taken = UTF8Count(of: String(scalars.suffix(edit.deletion.value)))
        if Self.mayReachTooFar(edit, before: before), !edit.insertion.isEmpty,
            let ignored = Edit(insertion: edit.insertion).applied(to: before),
            report.agrees(with: ignored)
        {
            return .countsCodePoints(
                repair: Edit(
                    deletion: UTF8Count(edit.deletion.value + UTF8Count(of: edit.insertion).value),
                    insertion: edit.insertion))
        }
        guard let meant = edit.applied(to: before),
            let tooShort = Edit(deletion: taken, insertion: edit.insertion).applied(to: before),
            !meant.agrees(with: tooShort)
        else { return .unknown }
        if report.agrees(with: meant) { return .countsBytes }
        guard report.agrees(with: tooShort) else { return .unknown }
        // What was inserted makes way for the piece before it.
        let missing = before.textBefore.utf8.suffix(taken.value).dropLast(edit.deletion.value)
        return .countsCodePoints(
            repair: Edit(
                deletion: UTF8Count(of: edit.insertion),
                insertion: String(decoding: missing, as: UTF8.self) + edit.insertion))
    }
}
