import Units

/// The text around the caret, as far as the application has told it.
///
/// Source: input-method-unstable-v2, `surrounding_text`: at most 4000 bytes, so that its start need not be the start
/// of the field.
package struct SurroundingText: Sendable, Equatable {
    /// From this length on the application may have cut the text.
    private static let mayBeCut: UTF8Count = 3900

    /// So much text that ends alike is the same text.
    private static let tellingPart: UTF8Count = 64

    package let text: String
    package let cursor: UTF8Count
    /// The other end of the selection; equal to `cursor` without one.
    package let anchor: UTF8Count

    /// Nil where the positions lie outside the text or inside a character: such a report is no knowledge.
    package init?(text: String, cursor: UTF8Count, anchor: UTF8Count) {
        guard Self.isBoundary(cursor, in: text), Self.isBoundary(anchor, in: text) else {
            return nil
        }
        self.text = text
        self.cursor = cursor
        self.anchor = anchor
    }

    package var hasSelection: Bool { cursor != anchor }

    /// What stands before the caret, or before the selection.
    package var textBefore: Substring {
        let end = text.utf8.index(text.startIndex, offsetBy: min(cursor, anchor).value)
        return text[..<end]
    }

    /// What is selected; empty without a selection.
    package var selectedText: Substring {
        let bytes = text.utf8
        let (start, end) = (min(cursor, anchor).value, max(cursor, anchor).value)
        return text[
            bytes.index(
                bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
    }

    /// What stands behind the caret, or behind the selection.
    package var textAfter: Substring {
        text[text.utf8.index(text.startIndex, offsetBy: max(cursor, anchor).value)...]
    }

    /// Whether it is the whole text of the field, for certain.
    package var isWhole: Bool { UTF8Count(of: text) < Self.mayBeCut }

    /// Whether nothing stands before the caret, for certain.
    var isAtStart: Bool { !hasSelection && cursor == 0 && isWhole }

    /// The length of what the deletion of a word takes, in whole grapheme clusters, or nil where it is not known for certain.
    package var wordBeforeCursor: UTF8Count? {
        if hasSelection { return nil }
        let before = textBefore
        var piece = WordDeletion.piece(of: before)
        // The first character may have lost a part where the text was cut.
        if !isWhole, piece.startIndex == before.startIndex { piece = piece.dropFirst() }
        return piece.isEmpty ? nil : UTF8Count(of: piece)
    }

    /// The same text with the caret elsewhere, by grapheme clusters, forward where positive; nil beyond its ends.
    package func movingCaret(by count: Int) -> SurroundingText? {
        if hasSelection { return nil }
        let passed = count < 0 ? textBefore.suffix(-count) : textAfter.prefix(count)
        guard passed.count == abs(count) else { return nil }
        let bytes = count < 0 ? -passed.utf8.count : passed.utf8.count
        let position = UTF8Count(cursor.value + bytes)
        return SurroundingText(text: text, cursor: position, anchor: position)
    }

    /// The text when what is seen as one character before the caret is gone, or what is selected; nil where there is nothing.
    func deletingCharacter() -> SurroundingText? {
        deleting { $0.dropLast() }
    }

    /// The same for a code point.
    func deletingCodePoint() -> SurroundingText? {
        deleting { Substring($0.unicodeScalars.dropLast()) }
    }

    private func deleting(_ shorten: (Substring) -> Substring) -> SurroundingText? {
        let before = hasSelection ? textBefore : shorten(textBefore)
        if !hasSelection, before.utf8.count == textBefore.utf8.count { return nil }
        let cursor = UTF8Count(of: before)
        return SurroundingText(text: String(before + textAfter), cursor: cursor, anchor: cursor)
    }

    /// The length of the grapheme cluster that a deletion backwards takes, or nil where it is not known for certain:
    /// with a selection, at the start of the text, or where the cluster may begin before the text was cut.
    package var clusterBeforeCursor: UTF8Count? {
        if hasSelection { return nil }
        let before = textBefore
        guard let cluster = before.last else { return nil }
        let length = UTF8Count(of: String(cluster))
        let isWhole = length < UTF8Count(of: before) || UTF8Count(of: text) < Self.mayBeCut
        return isWhole ? length : nil
    }

    /// Whether exactly these bytes stand before the caret, and nothing is selected.
    package func endsBeforeCursor(with part: String) -> Bool {
        !hasSelection && textBefore.utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
    }

    /// Whether the same text stands before the caret here and there, where either may tell only a part of it.
    ///
    /// A long text is told around the caret, so that the part begins elsewhere with every letter. Of a text that is the
    /// same for long (a row of one letter) two parts may agree though letters lie between them.
    package func agrees(with other: SurroundingText) -> Bool {
        let (one, two) = (textBefore.utf8, other.textBefore.utf8)
        if one.elementsEqual(two) { return true }
        let (shorter, longer) = one.count < two.count ? (self, other) : (other, self)
        let part = shorter.textBefore.utf8
        guard UTF8Count(of: shorter.text) >= Self.mayBeCut, part.count >= Self.tellingPart.value
        else { return false }
        return longer.textBefore.utf8.suffix(part.count).elementsEqual(part)
    }

    private static func isBoundary(_ position: UTF8Count, in text: String) -> Bool {
        let bytes = text.utf8
        guard position.value >= 0, position.value <= bytes.count else { return false }
        let index = bytes.index(bytes.startIndex, offsetBy: position.value)
        return index.samePosition(in: text.unicodeScalars) != nil
    }
}
