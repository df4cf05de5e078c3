import Units

/// The text around the caret as far as it is told, with everything that is under way to it. Rules act on nothing else.
package struct ToldText: Sendable, Equatable {
    /// What stands before the caret, or before the selection.
    package private(set) var before: Substring
    /// Whether the field begins there.
    package private(set) var isFromStart: Bool
    package private(set) var selected: Substring
    /// What stands behind; nil where it is not told.
    package private(set) var after: Substring?

    package init(
        before: Substring, isFromStart: Bool, selected: Substring = "", after: Substring? = nil
    ) {
        self.before = before
        self.isFromStart = isFromStart
        self.selected = selected
        self.after = after
    }

    package init(_ text: SurroundingText) {
        self.init(
            before: text.textBefore, isFromStart: text.isWhole, selected: text.selectedText,
            after: text.textAfter)
    }

    package var hasSelection: Bool { !selected.isEmpty }

    /// Whether the caret stands at the very beginning, for certain.
    var isAtStart: Bool { before.isEmpty && isFromStart }

    /// Whether exactly these bytes stand before the caret, and nothing is selected.
    func ends(with part: String) -> Bool {
        !hasSelection && before.utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
    }

    /// The text without its last bytes and with others there instead.
    func replacing(_ tail: String, with text: String) -> ToldText {
        let kept = before.utf8.dropLast(tail.utf8.count)
        var changed = self
        changed.before = Substring(String(decoding: kept, as: UTF8.self) + text)
        changed.selected = ""
        return changed
    }

    /// The end of the text, so that little is copied where little is looked at.
    func tail(_ length: Int) -> ToldText {
        guard before.utf8.count > length else { return self }
        let bytes = before.utf8
        var start = bytes.index(bytes.endIndex, offsetBy: -length)
        // No character begins with a byte that continues one.
        while start < bytes.endIndex, bytes[start] & 0xC0 == 0x80 {
            start = bytes.index(after: start)
        }
        var changed = self
        changed.before = before[start...]
        changed.isFromStart = false
        return changed
    }

    /// The text once a wish has come true; nil where only the application knows.
    func after(_ wish: Wish) -> ToldText? {
        switch wish {
        case .type(let text):
            return replacing("", with: text)
        case .replace(let typed, let text):
            return ends(with: typed) ? replacing(typed, with: text) : self
        case .revise(let tail, let text, let plain):
            return ends(with: tail)
                ? replacing(tail, with: text) : replacing("", with: plain)
        case .deleteBackward:
            if hasSelection { return replacing("", with: "") }
            return replacing(before.last.map(String.init) ?? "", with: "")
        case .deleteWord:
            if hasSelection { return replacing("", with: "") }
            return replacing(String(WordDeletion.piece(of: before)), with: "")
        case .enter, .moveCaret, .press, .chord:
            return nil
        }
    }
}
