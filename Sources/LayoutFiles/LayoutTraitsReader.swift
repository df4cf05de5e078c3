import Documents
import KeyboardLayouts

/// What a document says of its language.
enum LayoutTraitsReader {
    /// - Parameter name: of the document.
    /// - Returns: nil where the language is missing or wrong, which has been complained about.
    static func read(_ reader: inout MappingReader, name: String) -> LayoutTraits? {
        let title = reader.value("name", "a text of up to 64 characters") { text in
            (1...64).contains(text.count) ? text : nil
        }
        let tag = language(&reader)
        let badge = badge(&reader)
        let marks = quotationMarks(&reader)
        let domain = domain(&reader)
        let direction = reader.choice(
            "direction", WritingDirection.allCases.map { ($0.rawValue, $0) })
        let words = LayoutWordsReader.read(&reader)
        guard let tag else { return nil }
        let language = tag.split(separator: "-").first.map(String.init) ?? tag
        return LayoutTraits(
            name: name, title: title?.value ?? name, languageTag: tag,
            badge: badge ?? language.uppercased(), quotationMarks: marks, domain: domain,
            direction: direction?.value ?? .leftToRight, words: words)
    }

    /// Source: BCP 47: parts of letters and digits, the first one of two or three letters.
    private static func language(_ reader: inout MappingReader) -> String? {
        if reader.isEmpty("language") {
            reader.complain(
                reader.place, "language is missing", "write it as 'language: de-DE'")
        }
        guard let text = reader.text("language", expected: "a tag such as de-DE") else {
            return nil
        }
        let parts = text.value.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            (index == 0 ? 2...3 : 1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { isLetter($0) || index > 0 && isDigit($0) }
        }
        if isTag { return text.value }
        reader.complain(
            text.place, "language cannot be \(DocumentProblem.quoted(text.value))",
            "it is a tag such as de-DE")
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 0x20 }
    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

    private static func badge(_ reader: inout MappingReader) -> String? {
        guard let text = reader.text("badge", expected: "a text such as DE") else { return nil }
        if text.value.count <= 4 { return text.value }
        reader.complain(
            text.place, "badge \(DocumentProblem.quoted(text.value)) is long",
            "four characters are the most")
        return nil
    }

    private static func domain(_ reader: inout MappingReader) -> String? {
        guard let text = reader.text("domain", expected: "a domain such as .de") else {
            return nil
        }
        let isDomain =
            text.value.hasPrefix(".") && (3...12).contains(text.value.count)
            && !text.value.contains(" ")
        if isDomain { return text.value }
        reader.complain(
            text.place, "domain cannot be \(DocumentProblem.quoted(text.value))",
            "it is a domain such as .de")
        return nil
    }

    /// A list of four, and the apostrophe by itself.
    private static func quotationMarks(_ reader: inout MappingReader) -> QuotationMarks {
        let apostrophe =
            reader.value("apostrophe", "a sign such as ’") { text in
                (1...3).contains(text.count) ? text : nil
            }?.value ?? "’"
        let english = QuotationMarks.english
        let plain = QuotationMarks(
            outer: english.outer, inner: english.inner, apostrophe: apostrophe)
        guard let node = reader.node("quotes") else { return plain }
        let expected = "a list of four: [“, ”, ‘, ’]"
        guard case .sequence(let elements) = node.content else {
            reader.refuse(node, for: "quotes", expected: expected)
            return plain
        }
        guard elements.count == 4 else {
            reader.complain(
                node.place, "quotes are \(elements.count) signs", "write \(expected)")
            return plain
        }
        var signs: [String] = []
        for element in elements {
            guard case .scalar(let text, _) = element.content, (1...3).contains(text.count) else {
                reader.refuse(element, for: "a quotation mark", expected: "a sign such as “")
                return plain
            }
            signs.append(text)
        }
        return QuotationMarks(
            outer: .init(signs[0], signs[1]), inner: .init(signs[2], signs[3]),
            apostrophe: apostrophe)
    }
}
