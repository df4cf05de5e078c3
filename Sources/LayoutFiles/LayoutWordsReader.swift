import Documents
import KeyboardLayouts

/// The words that a document puts on keys.
enum LayoutWordsReader {
    /// - Returns: the English ones where it gives none or a wrong one, which has been complained about.
    static func read(_ reader: inout MappingReader) -> LayoutWords {
        guard let node = reader.node("words") else { return .english }
        var own = MappingReader(node, path: reader.path, name: "words")
        var words: [LayoutWords.Word: String] = [:]
        for word in LayoutWords.Word.allCases {
            let longest = longest(word)
            let text = own.value(
                word.rawValue, "a text of up to \(longest) characters in one line"
            ) { text in
                text.count <= longest && isSeen(text) ? text : nil
            }
            words[word] = text?.value
        }
        own.finish()
        reader.take(own.problems)
        return LayoutWords(words)
    }

    /// More than has room at a size that can be read: the keys between pages are as wide as shift.
    private static func longest(_ word: LayoutWords.Word) -> Int {
        switch word {
        case .letters, .numbers: 6
        case .space, .return, .go, .search, .send, .next, .done, .join, .route, .continue,
            .emergencyCall:
            20
        }
    }

    /// Whether there is something to read, without line breaks and other controls.
    private static func isSeen(_ text: String) -> Bool {
        var hasInk = false
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
                return false
            case .format, .spaceSeparator: break
            default: hasInk = true
            }
        }
        return hasInk
    }
}
