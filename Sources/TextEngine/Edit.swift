import Units

/// One change of the field's text: delete before the caret, then insert there.
///
/// Source: input-method-unstable-v2, `commit`: a deletion is applied before the committed string.
package struct Edit: Sendable, Equatable {
    package var deletion: UTF8Count
    package var insertion: String
    /// The length that the application is told: `deletion`, but for one that takes the protocol's bytes for code points.
    package var toldDeletion: UTF8Count

    package init(deletion: UTF8Count = 0, insertion: String = "") {
        self.deletion = deletion
        self.insertion = insertion
        toldDeletion = deletion
    }

    /// The text once the edit is made; a selection is replaced.
    package func applied(to text: SurroundingText) -> SurroundingText? {
        let kept = text.textBefore.utf8.dropLast(deletion.value)
        let before = String(decoding: kept, as: UTF8.self) + insertion
        let bytes = text.text.utf8
        let tail = bytes.index(bytes.startIndex, offsetBy: max(text.cursor, text.anchor).value)
        let cursor = UTF8Count(of: before)
        return SurroundingText(text: before + text.text[tail...], cursor: cursor, anchor: cursor)
    }
}
