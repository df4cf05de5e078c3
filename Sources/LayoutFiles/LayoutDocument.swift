import Documents
import KeyboardLayouts

/// A layout's document. Its keys are told in docs/layouts.md.
package enum LayoutDocument {
    /// Reads a document as a keyboard does that starts: what is odd but counts is told by `check`.
    package static func read(
        _ bytes: [UInt8], path: String
    ) throws(DocumentProblem) -> (value: KeyboardLayout?, problems: [DocumentProblem]) {
        try read(bytes, path: path, isThorough: false)
    }

    /// Reads a document.
    ///
    /// - Parameter isThorough: whether what is odd but counts is told too, which costs a part of the time of a start.
    /// - Returns: nil in place of a layout with a mistake: half a keyboard is none.
    /// - Throws: a mistake after which nothing more can be read.
    package static func read(
        _ bytes: [UInt8], path: String, isThorough: Bool
    ) throws(DocumentProblem) -> (value: KeyboardLayout?, problems: [DocumentProblem]) {
        let document = try YAMLDocument(bytes, path: path)
        var reader = MappingReader(document.root, path: path)
        let traits = LayoutTraitsReader.read(&reader, name: DocumentFile.name(of: path))
        let alternates = AlternatesReader.read(&reader)
        let pages = PageReader(
            descriptions: KeyDescription.all(&reader), alternates: alternates.rows,
            source: bytes)
        let rows = pages.read(&reader, isThorough: isThorough)
        let desk = DeskReader(source: bytes).read(&reader)
        if isThorough { alternates.check(rows, &reader) }
        reader.finish()
        let problems = document.problems + reader.problems
        guard let traits, !rows[.letters].isEmpty,
            !problems.contains(where: { $0.severity == .error })
        else { return (nil, problems) }
        let layout = KeyboardLayout(
            traits, letters: rows[.letters], numbers: rows[.numbers], symbols: rows[.symbols],
            function: rows[.function], desk: desk)
        return (layout, problems)
    }

    /// Whether a document that was read is meant to be a layout: it has rows.
    package static func isMeant(by document: YAMLDocument) -> Bool {
        guard case .mapping(let entries)? = document.root?.content else { return false }
        return entries.contains { ["pages", "language", "desk", "alternates"].contains($0.key) }
    }
}
