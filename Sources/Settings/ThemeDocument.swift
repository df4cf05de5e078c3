import Documents
import KeyboardStyle

/// A theme that a file describes: six colours, and what else it wants otherwise.
package struct ThemeDocument: Sendable, Hashable {
    /// What to call it; the file's name where the file does not say.
    package let name: String
    /// The built-in theme that colours come from which the file does not give.
    package let base: KeyboardTheme?
    package let colors: [ThemeColor: KeyboardColor]

    /// Reads a document.
    ///
    /// - Returns: nil in place of a theme that lacks a colour or has one that is not understood: half a theme may be
    ///   unreadable.
    /// - Throws: a mistake after which nothing more can be read.
    package static func read(
        _ bytes: [UInt8], path: String
    ) throws(DocumentProblem) -> (value: ThemeDocument?, problems: [DocumentProblem]) {
        let document = try YAMLDocument(bytes, path: path)
        var reader = MappingReader(document.root, path: path)
        let name = reader.text("name", expected: "a text")
        let base = reader.choice("based-on", KeyboardTheme.allCases.map { ($0.rawValue, $0) })
        var colors: [ThemeColor: Placed<KeyboardColor>] = [:]
        for color in ThemeColor.allCases { colors[color] = ColorReader.color(color, in: &reader) }
        if reader.isMissing("based-on") { tellMissing(&reader) }
        reader.finish()
        let problems = document.problems + reader.problems
        if problems.contains(where: { $0.severity == .error }) { return (nil, problems) }
        let theme = ThemeDocument(
            name: name?.value ?? DocumentFile.name(of: path), base: base?.value,
            colors: colors.mapValues(\.value))
        let check = ContrastCheck(theme, places: colors.mapValues(\.place))
        return (theme, problems + check.problems(in: path))
    }

    private static func tellMissing(_ reader: inout MappingReader) {
        let missing = ThemeColor.palette.filter { reader.isMissing($0.rawValue) }
        if missing.isEmpty { return }
        let list = MappingReader.list(missing.map(\.rawValue), "and")
        reader.complain(
            reader.place, "\(list) \(missing.count == 1 ? "is" : "are") missing",
            "write \(missing.count == 1 ? "it" : "them"), or 'based-on: native' to take the rest from there"
        )
    }

    /// Whether a document that was read is meant to be a theme: it has colours.
    package static func isMeant(by document: YAMLDocument) -> Bool {
        guard case .mapping(let entries)? = document.root?.content else { return false }
        let words = ThemeColor.allCases.map(\.rawValue) + ["based-on"]
        return entries.contains { words.contains($0.key) }
    }
}
