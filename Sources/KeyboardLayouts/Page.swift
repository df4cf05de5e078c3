/// One of the sets of keys that share the board.
public enum Page: String, Sendable, Hashable, CaseIterable {
    case letters
    /// The page behind "123".
    case numbers
    /// The page behind "#+=".
    case symbols
    /// The page behind "Fn": what a PC keyboard has beside its characters. Only the terminal's layout has it.
    case function

    /// What is written on the key that changes to this page. Source: behaviour A.4, pages.
    var toggleLabel: String {
        switch self {
        case .letters: LayoutWords.english[.letters]
        case .numbers: LayoutWords.english[.numbers]
        case .symbols: "#+="
        case .function: "Fn"
        }
    }
}
