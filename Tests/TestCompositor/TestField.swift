/// An application's text field. Positions are bytes of UTF-8, as in the protocol.
package struct TestField {
    package private(set) var text: String
    package private(set) var cursor: Int
    package var anchor: Int
    /// Whether the application tells its text at all.
    package var reports = true
    /// Whether the application takes no text, such as a field that is full.
    package var refuses = false
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
        let start = min(cursor, anchor) - deleting
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
