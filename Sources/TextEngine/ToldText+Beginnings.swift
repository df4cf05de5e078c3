/// What begins at the caret, read off the end of the text.
extension ToldText {
    /// Whether a quote that comes now opens: at the start, behind a space, a dash or another opening mark.
    var opensQuote: Bool {
        guard let last = before.last else { return true }
        return last.isWhitespace || last.isDash || last.opens
    }

    /// Whether a word begins: at the start, behind a space or an opening mark.
    var beginsWord: Bool {
        var rest = before
        while let last = rest.last, last.isOpening { rest.removeLast() }
        guard let last = rest.last else { return isFromStart }
        return last.isWhitespace || last == "-"
    }

    /// Whether a sentence begins: at the start, on a new line, or behind a sentence's end and a space. Marks that open
    /// something, before the caret, and marks that close something, behind the end, stand in between.
    ///
    /// Source: behaviour D.1, `autoCapitalization`.
    var beginsSentence: Bool {
        var rest = before
        while let last = rest.last, last.isOpening { rest.removeLast() }
        guard let nearest = rest.last else { return isFromStart }
        if nearest.isNewline { return true }
        guard nearest.isWhitespace else { return false }
        while let last = rest.last, last.isWhitespace {
            if last.isNewline { return true }
            rest.removeLast()
        }
        while let last = rest.last, last.isClosing { rest.removeLast() }
        guard let end = rest.last else { return isFromStart }
        return end.endsSentence
    }
}
