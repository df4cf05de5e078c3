/// The keys of every page, in rows from top to bottom.
public struct KeyboardLayout: Sendable, Hashable {
    private let letters: [[Key]]
    private let numbers: [[Key]]
    private let symbols: [[Key]]

    /// A layout from rows of strings, the keys of a row parted by spaces.
    ///
    /// `shift`, `backspace`, `space`, `return` and the names of pages stand for those keys;
    /// everything else is a character. A row is either characters alone, or characters between two
    /// edge keys, or the bottom row: the key that changes the page, space and return.
    ///
    /// - Parameter alternates: rows of a character and what its key offers when it is held, on every page, the most wanted
    ///   first: a language's own letter comes before the others.
    package init(
        letters: [String], numbers: [String], symbols: [String], alternates: [String] = []
    ) {
        self.letters = Self.keys(of: letters, alternates)
        self.numbers = Self.keys(of: numbers, alternates)
        self.symbols = Self.keys(of: symbols, alternates)
    }

    /// The rows of a page.
    public func rows(of page: Page) -> [[Key]] {
        switch page {
        case .letters: letters
        case .numbers: numbers
        case .symbols: symbols
        }
    }

    /// The number of rows of the page that has most.
    public var rowCount: Int {
        max(letters.count, numbers.count, symbols.count)
    }

    private static func keys(of rows: [String], _ alternates: [String]) -> [[Key]] {
        let keys = rows.map { row in
            row.split(separator: " ").map { key(named: String($0), alternates) }
        }
        precondition(!keys.isEmpty, "a page has rows")
        precondition(keys.allSatisfy(isPlaceable), "every row has a shape that GridColumns knows")
        let ids = keys.joined().map(\.id)
        precondition(Set(ids).count == ids.count, "a page names each key once")
        return keys
    }

    private static func key(named name: String, _ alternates: [String]) -> Key {
        switch name {
        case "shift": .shift
        case "backspace": .backspace
        case "space": .space
        case "return": .primary
        default:
            Page(rawValue: name).map(Key.type)
                ?? Key(character: name, alternates: offer(of: name, among: alternates))
        }
    }

    /// What a character's row offers. Rows are parted only where they are needed: most keys have none.
    private static func offer(of character: String, among rows: [String]) -> [String] {
        let row = rows.first { row in
            row.utf8.first == character.utf8.first
                && row.utf8.dropFirst(character.utf8.count).first == UInt8(ascii: " ")
                && row.utf8.starts(with: character.utf8)
        }
        guard let row else { return [] }
        return row.split(separator: " ").dropFirst().map(String.init)
    }

    /// Whether `GridColumns` has a rule for such a row.
    private static func isPlaceable(_ row: [Key]) -> Bool {
        let widths = row.map(\.width)
        if widths == [.edge, .space, .primary] { return true }
        if widths.isEmpty { return false }
        if widths.allSatisfy({ $0 == .column }) { return true }
        let middle = widths.dropFirst().dropLast()
        return widths.first == .edge && widths.last == .edge && !middle.isEmpty
            && middle.allSatisfy { $0 == .column }
    }
}
