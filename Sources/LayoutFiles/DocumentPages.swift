import KeyboardLayouts

/// The rows of each page of a document; empty for a page that it does not have.
struct DocumentPages {
    private var letters: [[Key]] = []
    private var numbers: [[Key]] = []
    private var symbols: [[Key]] = []
    private var function: [[Key]] = []

    subscript(page: Page) -> [[Key]] {
        get {
            switch page {
            case .letters: letters
            case .numbers: numbers
            case .symbols: symbols
            case .function: function
            }
        }
        set {
            switch page {
            case .letters: letters = newValue
            case .numbers: numbers = newValue
            case .symbols: symbols = newValue
            case .function: function = newValue
            }
        }
    }

    /// The keys of a page from its first row to its last.
    func keys(of page: Page) -> [Key] {
        self[page].reduce(into: []) { $0 += $1 }
    }
}
