/// What a layout says of its language.
public struct LayoutTraits: Sendable, Hashable {
    /// What documents, settings and the command line call it, such as "de".
    public var name: String
    /// What a menu calls it, in its own language, such as "Deutsch".
    public var title: String
    /// Source: BCP 47, such as "de-DE".
    public var languageTag: String
    /// What stands in the corner of the space bar, such as "DE".
    public var badge: String
    public var quotationMarks: QuotationMarks
    /// The top-level domain of the language's country with its dot; nil for a language of several.
    public var domain: String?
    public var direction: WritingDirection
    /// What stands on the space bar, return and the like.
    public var words: LayoutWords

    public init(
        name: String, title: String, languageTag: String, badge: String,
        quotationMarks: QuotationMarks = .english, domain: String? = nil,
        direction: WritingDirection = .leftToRight, words: LayoutWords = .english
    ) {
        self.name = name
        self.title = title
        self.languageTag = languageTag
        self.badge = badge
        self.quotationMarks = quotationMarks
        self.domain = domain
        self.direction = direction
        self.words = words
    }

    /// Those of US English.
    public static let usEnglish = LayoutTraits(
        name: "us", title: "English (US)", languageTag: "en-US", badge: "EN")
}
