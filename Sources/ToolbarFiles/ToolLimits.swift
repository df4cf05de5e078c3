import KeyboardToolbar

/// How large a toolbar's document may be.
package enum ToolLimits {
    package static let groups = ToolbarCapacity.groups
    /// Items of all groups.
    package static let items = ToolbarCapacity.items
    /// Alternates of one item.
    package static let alternates = ToolbarCapacity.alternates
    /// Characters of a text that is typed, as people count them.
    package static let text = ToolbarCapacity.characters
    /// Characters of what is read aloud.
    package static let label = 64
    /// A program and its arguments.
    package static let words = 64
    /// Applications that one toolbar is for.
    package static let applications = 64
    /// Bytes of any text: a character may have many marks.
    package static let bytes = 1_024

    /// Whether a text has one to so many characters and no control characters, breaks of lines among them.
    package static func allow(_ text: String, most: Int) -> Bool {
        !text.isEmpty && text.utf8.count <= bytes && text.count <= most
            && text.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: false
                default: true
                }
            }
    }
}
