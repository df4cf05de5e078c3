import Documents
import KeyboardLayouts

/// What makes a keyboard hard to use though all its words are right.
struct PageCheck {
    private let pages: DocumentPages
    private let place: DocumentPlace

    /// - Parameter place: of the pages.
    init(_ pages: DocumentPages, place: DocumentPlace) {
        self.pages = pages
        self.place = place
    }

    /// - Parameter isThorough: whether what is only odd is told too.
    func tell(_ reader: inout MappingReader, isThorough: Bool) {
        for page in Page.allCases {
            let keys = pages.keys(of: page)
            if keys.isEmpty { continue }
            for key in keys {
                guard case .keyboardType(let target) = key.action, pages[target].isEmpty else {
                    continue
                }
                error(
                    "\(page.rawValue) leads to \(target.rawValue), which are not there",
                    "write '\(target.rawValue):' with its rows, or remove the key", &reader)
            }
            if page != .letters, !keys.contains(where: { $0.action == .keyboardType(.letters) }) {
                error(
                    "nothing leads from \(page.rawValue) to letters", "put 'letters' in a row",
                    &reader)
            }
            if isThorough { tellOdd(keys, page, &reader) }
        }
    }

    private func tellOdd(_ keys: [Key], _ page: Page, _ reader: inout MappingReader) {
        for (action, word) in Self.needed where !keys.contains(where: { $0.action == action }) {
            warn("\(page.rawValue) has no key '\(word)'", "put '\(word)' in a row", &reader)
        }
        tellTwins(keys, page, &reader)
    }

    private static let needed: [(KeyboardAction, String)] = [
        (.backspace, "backspace"), (.space, "space"), (.primary, "return"),
    ]

    private func tellTwins(
        _ keys: [Key], _ page: Page, _ reader: inout MappingReader
    ) {
        var known: Set<String> = []
        for key in keys {
            guard case .character(let text) = key.action, !known.insert(text).inserted else {
                continue
            }
            warn(
                "\(page.rawValue) has \(DocumentProblem.quoted(text)) twice", "remove one of them",
                &reader)
        }
    }

    private func warn(_ what: String, _ advice: String, _ reader: inout MappingReader) {
        reader.complain(place, what, advice, severity: .warning)
    }

    private func error(_ what: String, _ advice: String, _ reader: inout MappingReader) {
        reader.complain(place, what, advice)
    }
}
