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

    /// What stands before the caret once the edit is made.
    package func applied(to before: String) -> String {
        let kept = before.utf8.dropLast(deletion.value)
        return String(decoding: kept, as: UTF8.self) + insertion
    }
}
