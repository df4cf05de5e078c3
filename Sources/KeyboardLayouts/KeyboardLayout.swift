/// The keys of every page, in rows from top to bottom, and what is to be known of the language.
///
/// A value whose parts are shared by its copies.
public struct KeyboardLayout: Sendable, Hashable {
    private final class Parts: Sendable {
        let traits: LayoutTraits
        let form: LayoutForm
        let letters: [[Key]]
        let numbers: [[Key]]
        let symbols: [[Key]]
        let function: [[Key]]
        let desk: DeskRows

        init(
            traits: LayoutTraits, form: LayoutForm, letters: [[Key]], numbers: [[Key]],
            symbols: [[Key]], function: [[Key]], desk: DeskRows
        ) {
            precondition(!letters.isEmpty, "a layout has letters")
            self.traits = traits
            self.form = form
            self.letters = Self.named(letters, traits.words)
            self.numbers = Self.named(numbers, traits.words)
            self.symbols = Self.named(symbols, traits.words)
            self.function = Self.named(function, traits.words)
            self.desk = desk
        }

        /// A page names each key once: what comes again is the second of its name. Its words are those of the language.
        private static func named(_ rows: [[Key]], _ words: LayoutWords) -> [[Key]] {
            precondition(rows.allSatisfy { !$0.isEmpty }, "a row has keys")
            // A layout is made while a keyboard starts: a set of names would cost more than all its rows.
            var known: [UInt64] = []
            let isForeign = words != .english
            var result = rows
            for row in rows.indices {
                for column in rows[row].indices {
                    let key = words.put(on: rows[row][column])
                    if isForeign { result[row][column] = key }
                    var id = key.id
                    var fingerprint = id.fingerprint
                    while known.contains(fingerprint) {
                        id = next(id)
                        fingerprint = id.fingerprint
                        result[row][column] = key.with(id: id)
                    }
                    known.append(fingerprint)
                }
            }
            return result
        }

        private static func next(_ id: KeyID) -> KeyID {
            if case .spacer(let number) = id { .spacer(number + 1) } else { .second(id) }
        }
    }

    private let parts: Parts

    /// - Parameters:
    ///   - letters: the rows of the page that a field begins with; never empty.
    ///   - numbers: empty for a layout without that page, as the others.
    ///   - desk: the four rows of characters of a PC keyboard, for `LayoutForm.pc` and for keymaps.
    package init(
        _ traits: LayoutTraits, form: LayoutForm = .text, letters: [[Key]],
        numbers: [[Key]] = [], symbols: [[Key]] = [], function: [[Key]] = [],
        desk: DeskRows = DeskRows()
    ) {
        parts = Parts(
            traits: traits, form: form, letters: letters, numbers: numbers, symbols: symbols,
            function: function, desk: desk)
    }

    public var traits: LayoutTraits { parts.traits }
    /// What documents, settings and the command line call the layout.
    public var name: String { parts.traits.name }
    /// What it was made into.
    public var form: LayoutForm { parts.form }

    /// Which pages there are; `letters` always.
    public var pages: [Page] {
        Page.allCases.filter { $0 == .letters || !written($0).isEmpty }
    }

    /// The rows of a page; of the letters, where the layout has no such page.
    public func rows(of page: Page) -> [[Key]] {
        let rows = written(page)
        return rows.isEmpty ? parts.letters : rows
    }

    /// The number of rows of the page that has most.
    public var rowCount: Int {
        max(
            parts.letters.count, parts.numbers.count, parts.symbols.count, parts.function.count)
    }

    /// The four rows of characters that a PC keyboard of this language has; empty where the layout does not say.
    package var desk: DeskRows { parts.desk }

    /// The keys of a PC keyboard of this language with their codes, for a keymap; empty where the layout does not say.
    public var physicalKeys: [PhysicalKey] { PhysicalKey.all(in: parts.desk.keys) }

    private func written(_ page: Page) -> [[Key]] {
        switch page {
        case .letters: parts.letters
        case .numbers: parts.numbers
        case .symbols: parts.symbols
        case .function: parts.function
        }
    }

    /// The same layout with other pages, or as another form.
    func with(
        form: LayoutForm? = nil, letters: [[Key]]? = nil, numbers: [[Key]]? = nil,
        symbols: [[Key]]? = nil, function: [[Key]]? = nil
    ) -> KeyboardLayout {
        KeyboardLayout(
            traits, form: form ?? self.form, letters: letters ?? parts.letters,
            numbers: numbers ?? parts.numbers, symbols: symbols ?? parts.symbols,
            function: function ?? parts.function, desk: parts.desk)
    }

    public static func == (one: KeyboardLayout, other: KeyboardLayout) -> Bool {
        one.parts === other.parts
            || one.traits == other.traits && one.form == other.form
                && one.parts.letters == other.parts.letters
                && one.parts.numbers == other.parts.numbers
                && one.parts.symbols == other.parts.symbols
                && one.parts.function == other.parts.function && one.desk == other.desk
    }

    /// Layouts of one name and form are seldom different ones.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(form)
        hasher.combine(parts.letters.count)
    }
}
