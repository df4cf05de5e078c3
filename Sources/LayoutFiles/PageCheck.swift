import Documents
import KeyboardLayouts

/// What makes a keyboard hard to use though all its words are right.
struct PageCheck {
    private let pages: DocumentPages
    private let places: [Page: DocumentPlace]
    private let pagesPlace: DocumentPlace

    /// - Parameters:
    ///   - places: where the rows of each page begin.
    ///   - pagesPlace: of the pages as a whole.
    init(_ pages: DocumentPages, places: [Page: DocumentPlace], pagesPlace: DocumentPlace) {
        self.pages = pages
        self.places = places
        self.pagesPlace = pagesPlace
    }

    private func place(_ page: Page) -> DocumentPlace { places[page] ?? pagesPlace }

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
                    "write '\(target.rawValue):' with its rows, or remove the key", place(page),
                    &reader)
            }
            if page != .letters, !keys.contains(where: { $0.action == .keyboardType(.letters) }) {
                error(
                    "nothing leads from \(page.rawValue) to letters", "put 'letters' in a row",
                    place(page), &reader)
            }
            if isThorough { tellOdd(keys, page, &reader) }
        }
    }

    private func tellOdd(_ keys: [Key], _ page: Page, _ reader: inout MappingReader) {
        for (action, word) in Self.needed where !keys.contains(where: { $0.action == action }) {
            warn(
                "\(page.rawValue) has no key '\(word)'", "put '\(word)' in a row", place(page),
                &reader)
        }
        tellTwins(keys, page, &reader)
    }

    private static let needed: [(KeyboardAction, String)] = [
        (.backspace, "backspace"), (.space, "space"), (.primary, "return"),
    ]

    private func tellTwins(
        _ keys: [Key], _ page: Page, _ reader: inout MappingReader
    ) {
        var counts: [KeyboardAction: Int] = [:]
        for key in keys { counts[key.action, default: 0] += 1 }
        var told: Set<KeyboardAction> = []
        for key in keys where told.insert(key.action).inserted {
            let count = counts[key.action] ?? 0
            let most = Self.mayBeTwo(key.action) ? 2 : 1
            guard count > most, key.action != .none else { continue }
            let times = count == 2 ? "twice" : "\(count) times"
            warn(
                "\(page.rawValue) has \(DocumentProblem.quoted(Self.word(for: key))) \(times)",
                count == 2 ? "remove one of them" : "leave \(most == 1 ? "one" : "two")",
                place(page), &reader)
        }
    }

    /// Keys that a keyboard on a desk has on both sides.
    private static func mayBeTwo(_ action: KeyboardAction) -> Bool {
        switch action {
        case .shift, .primary, .modifier: true
        default: false
        }
    }

    private static func word(for key: Key) -> String {
        KeyWord.all.first { KeyWord.key($0)?.action == key.action } ?? key.label
    }

    private func warn(
        _ what: String, _ advice: String, _ place: DocumentPlace, _ reader: inout MappingReader
    ) {
        reader.complain(place, what, advice, severity: .warning)
    }

    private func error(
        _ what: String, _ advice: String, _ place: DocumentPlace, _ reader: inout MappingReader
    ) {
        reader.complain(place, what, advice)
    }
}
