/// An application's text field. Positions are bytes of UTF-8, as in the protocol.
package struct TestField {
    package private(set) var text: String
    package private(set) var cursor: Int
    package var anchor: Int
    /// Whether the application tells its text at all.
    package var reports = true
    /// Whether the application takes no text, such as a field that is full.
    package var refuses = false
    /// How many bytes of its text the application tells at most, around the caret.
    package var reportLimit = Int.max
    /// Whether the application takes the protocol's bytes for code points, as GTK 4.8 does.
    package var countsCodePoints = false
    /// How often the application was given each text.
    package private(set) var received: [String] = []

    package init(_ text: String = "") {
        self.text = text
        cursor = text.utf8.count
        anchor = cursor
    }

    /// A commit arrives; the length is what the application was told.
    package mutating func change(deleting: Int, inserting: String) {
        let before = String(decoding: text.utf8.prefix(min(cursor, anchor)), as: UTF8.self)
        let deleted =
            countsCodePoints ? String(before.unicodeScalars.suffix(deleting)).utf8.count : deleting
        replace(deleted, with: inserting)
    }

    /// - Parameter deleted: bytes before the caret or the selection, which goes too.
    private mutating func replace(_ deleted: Int, with insertion: String) {
        received.append(insertion)
        if refuses { return }
        var bytes = Array(text.utf8)
        let start = min(cursor, anchor) - deleted
        precondition(start >= 0, "nothing before the start can be deleted")
        bytes.replaceSubrange(start..<max(cursor, anchor), with: Array(insertion.utf8))
        guard let changed = String(validating: bytes, as: UTF8.self) else {
            preconditionFailure("a deletion ends between two characters")
        }
        text = changed
        cursor = start + insertion.utf8.count
        anchor = cursor
    }

    /// A key of the keyboard arrives: "⌫" takes the selection or the character before the caret, "⏎" breaks the line.
    package mutating func take(key text: String) {
        if text == "⌫" {
            let before = String(decoding: self.text.utf8.prefix(cursor), as: UTF8.self)
            let length = cursor != anchor ? 0 : before.last.map { String($0).utf8.count } ?? 0
            replace(length, with: "")
        } else {
            replace(0, with: text == "⏎" ? "\n" : text)
        }
    }

    /// What the application tells of its text: all of it, or what lies around the caret.
    ///
    /// Toolkits cut to the protocol's 4000 bytes as GTK does: the start where the caret is near it, the end where it is
    /// near that, else half on either side; never within a character.
    package var reported: (text: String, cursor: Int, anchor: Int) {
        let bytes = Array(text.utf8)
        if bytes.count <= reportLimit { return (text, cursor, anchor) }
        var start = 0
        if max(cursor, anchor) > bytes.count - reportLimit {
            start = bytes.count - reportLimit
        } else if max(cursor, anchor) >= reportLimit {
            start = (cursor + anchor) / 2 - reportLimit / 2
        }
        var end = start + reportLimit
        while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let part = String(decoding: bytes[start..<end], as: UTF8.self)
        return (part, cursor - start, anchor - start)
    }

    /// The user puts the caret elsewhere.
    package mutating func moveCursor(to position: Int) {
        cursor = position
        anchor = position
    }
}
