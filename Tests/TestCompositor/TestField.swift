/// An application's text field. Positions are bytes of UTF-8, as in the protocol.
package struct TestField {
    package private(set) var text: String
    package private(set) var cursor: Int
    package var anchor: Int
    /// Whether the application tells its text at all.
    package var reports = true
    /// Whether the application takes no text, such as a field that is full.
    package var refuses = false
    /// Whether the application takes the protocol's bytes for code points, as GTK 4.8 does.
    package var countsCodePoints = false
    /// How often the application was given each text.
    package private(set) var received: [String] = []

    package init(_ text: String = "") {
        self.text = text
        cursor = text.utf8.count
        anchor = cursor
    }

    package mutating func change(deleting: Int, inserting: String) {
        received.append(inserting)
        if refuses { return }
        var bytes = Array(text.utf8)
        let end = max(cursor, anchor)
        let before = String(decoding: bytes[..<min(cursor, anchor)], as: UTF8.self)
        let deleted =
            countsCodePoints ? String(before.unicodeScalars.suffix(deleting)).utf8.count : deleting
        let start = min(cursor, anchor) - deleted
        precondition(start >= 0, "nothing before the start can be deleted")
        bytes.replaceSubrange(start..<end, with: Array(inserting.utf8))
        guard let changed = String(validating: bytes, as: UTF8.self) else {
            preconditionFailure("a deletion ends between two characters")
        }
        text = changed
        cursor = start + inserting.utf8.count
        anchor = cursor
    }

    /// The user puts the caret elsewhere.
    package mutating func moveCursor(to position: Int) {
        cursor = position
        anchor = position
    }
}
