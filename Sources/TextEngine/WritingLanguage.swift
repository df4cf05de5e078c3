/// What of a language counts for its marks.
///
/// Source: behaviour D.1, `smartPunctuation`; the pairs of languages that it does not name are those of Unicode's CLDR.
package struct WritingLanguage: Sendable, Hashable {
    /// An opening and a closing mark.
    package struct Quotes: Sendable, Hashable {
        package let opening: String
        package let closing: String

        package init(_ opening: String, _ closing: String) {
            self.opening = opening
            self.closing = closing
        }
    }

    /// What straight double quotes become.
    package var doubleQuotes: Quotes
    /// What straight single quotes become.
    package var singleQuotes: Quotes
    package var apostrophe = "\u{2019}"
    /// The marks that stand apart from the word before them: what is written with a space is left so.
    package var marksApart = ""
    /// Whether the text runs to the left.
    package var isRightToLeft = false

    package init(doubleQuotes: Quotes, singleQuotes: Quotes) {
        self.doubleQuotes = doubleQuotes
        self.singleQuotes = singleQuotes
    }

    /// - Parameter tag: a language tag of BCP 47, such as "cs" or "de-CH"; one that is unknown has the English marks.
    package init(tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        let language = parts.first.map(String.init) ?? ""
        self = Self.quotes(of: language, isSwiss: parts.dropFirst().contains("ch"))
        // French sets them behind a space of their own.
        if language == "fr" { marksApart = "!?;:" }
        isRightToLeft = ["ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "ckb"].contains(language)
    }

    private static func quotes(of language: String, isSwiss: Bool) -> WritingLanguage {
        let high = Quotes("\u{2018}", "\u{2019}")
        let guillemets = WritingLanguage(doubleQuotes: Quotes("«", "»"), singleQuotes: high)
        let germanSingle = Quotes("\u{201A}", "\u{2018}")
        switch language {
        case "de" where isSwiss:
            return guillemets
        case "de", "cs", "sk", "sl", "et", "lt", "bg", "is", "mk":
            return WritingLanguage(
                doubleQuotes: Quotes("\u{201E}", "\u{201C}"), singleQuotes: germanSingle)
        case "pl", "hr", "ro", "sr", "hu":
            return WritingLanguage(
                doubleQuotes: Quotes("\u{201E}", "\u{201D}"),
                singleQuotes: Quotes("\u{201A}", "\u{2019}"))
        case "sv", "fi":
            return WritingLanguage(
                doubleQuotes: Quotes("\u{201D}", "\u{201D}"),
                singleQuotes: Quotes("\u{2019}", "\u{2019}"))
        case "fr", "it", "es", "ru", "uk", "be", "el", "nb", "nn", "no", "ca", "fa", "hy", "kk":
            return guillemets
        default:
            return WritingLanguage(
                doubleQuotes: Quotes("\u{201C}", "\u{201D}"), singleQuotes: high)
        }
    }
}
