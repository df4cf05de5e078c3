import Documents

/// A row as it is written in its document: with quotation marks, escapes and line breaks.
///
/// Only what is wrong is looked for here: who writes right does not pay for it.
struct RowSource {
    private var scalars: Substring.UnicodeScalarView
    private var place: DocumentPlace
    private let quote: Quote

    private enum Quote {
        case none, single, double
    }

    /// Nil where the row begins in another way, such as with an anchor.
    private init?(_ row: DocumentRow, in text: Substring.UnicodeScalarView) {
        scalars = text
        place = .start
        while place < row.place, let scalar = scalars.popFirst() {
            if scalar == "\r", scalars.first == "\n" { scalars.removeFirst() }
            place = Self.place(after: scalar, at: place)
        }
        guard place == row.place, let first = scalars.first else { return nil }
        switch (row.kind, first) {
        case (.plain, _): quote = .none
        case (.quoted, "'"): quote = .single
        case (.quoted, "\""): quote = .double
        default: return nil
        }
        if quote != .none { take() }
    }

    /// Where a word of a row stands, by its place among the words; where the row begins if that cannot be told.
    static func place(
        ofWord number: Int, of row: DocumentRow, in bytes: [UInt8]
    ) -> DocumentPlace {
        let text = String(decoding: bytes, as: UTF8.self)
        guard var source = RowSource(row, in: text.unicodeScalars[...]) else { return row.place }
        for (index, word) in row.words.enumerated() {
            source.skipBlanks()
            let start = source.place
            for scalar in word.unicodeScalars where source.next() != scalar { return row.place }
            if index == number { return start }
        }
        return row.place
    }

    private mutating func skipBlanks() {
        while let scalar = scalars.first {
            let isBlank = scalar == " " || Self.isBreak(scalar)
            // A line's end that is escaped, or a blank that is.
            let isEscaped =
                quote == .double && scalar == "\\"
                && scalars.dropFirst().first.map { $0 == " " || Self.isBreak($0) } == true
            guard isBlank || isEscaped else { return }
            if isEscaped { take() }
            take()
        }
    }

    /// The next character that is meant; nil for one that is written in a way that rows need not.
    private mutating func next() -> Unicode.Scalar? {
        guard let scalar = take() else { return nil }
        switch (quote, scalar) {
        case (.single, "'"): return take() == "'" ? "'" : nil
        case (.double, "\\"): return escaped()
        default: return scalar
        }
    }

    /// Source: YAML 1.1, 5.7, escape sequences.
    private mutating func escaped() -> Unicode.Scalar? {
        guard let kind = take() else { return nil }
        let lengths: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
        guard let length = lengths[kind] else {
            return ["\"", "\\", "/"].contains(kind) ? kind : nil
        }
        var digits = ""
        for _ in 0..<length {
            guard let digit = take() else { return nil }
            digits.unicodeScalars.append(digit)
        }
        return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
    }

    @discardableResult private mutating func take() -> Unicode.Scalar? {
        guard let scalar = scalars.popFirst() else { return nil }
        if scalar == "\r", scalars.first == "\n" { scalars.removeFirst() }
        place = Self.place(after: scalar, at: place)
        return scalar
    }

    private static func place(
        after scalar: Unicode.Scalar, at place: DocumentPlace
    ) -> DocumentPlace {
        isBreak(scalar)
            ? DocumentPlace(line: place.line + 1, column: 1)
            : DocumentPlace(line: place.line, column: place.column + 1)
    }

    /// Source: YAML 1.1, "Line Break Characters".
    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
    }
}
