/// The words that stand on keys in a layout's language; English where it has none.
public struct LayoutWords: Sendable, Hashable {
    /// What a word is for. Source: behaviour A.4, pages; D.7, return labels.
    public enum Word: String, Sendable, Hashable, CaseIterable {
        /// On the space bar.
        case space
        /// On the return key of a field that says nothing else.
        case `return`
        /// On the keys that lead to the letters, and to the numbers.
        case letters, numbers
        /// On the return key where a field is for that.
        case go, search, send, next, done, join, route
        case `continue`
        case emergencyCall = "emergency-call"
    }

    public static let english = LayoutWords()

    /// Without those that are as in English.
    private let own: [Word: String]

    /// - Parameter words: the others are English.
    public init(_ words: [Word: String] = [:]) {
        own = words.filter { $0.value != $0.key.english }
    }

    public subscript(word: Word) -> String { own[word] ?? word.english }

    /// The key with the word of its language, where it has no label of its own.
    func put(on key: Key) -> Key {
        if own.isEmpty { return key }
        let word: Word
        switch key.action {
        case .space: word = .space
        case .primary: word = .return
        case .keyboardType(.letters): word = .letters
        case .keyboardType(.numbers): word = .numbers
        default: return key
        }
        guard key.label == word.english, let label = own[word] else { return key }
        return key.with(label: label)
    }
}

extension LayoutWords.Word {
    var english: String {
        switch self {
        case .letters: "ABC"
        case .numbers: "123"
        case .emergencyCall: "emergency call"
        case .space, .return, .go, .search, .send, .next, .done, .join, .route, .continue:
            rawValue
        }
    }
}
