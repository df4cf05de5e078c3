import Documents

/// The name of a layout as settings or the environment have it, and what may stand in for it.
///
/// The chain is: layout with variant, layout, the layout's language. Whoever asks ends it with "us".
package struct LayoutName: Sendable, Hashable {
    /// As it is shown.
    package let text: String
    /// The names of documents that may be meant, the best first.
    package let candidates: [String]

    /// A name of a setting or an option, such as "de", "de+neo" or XKB's "ch(fr)".
    package init(_ text: String) {
        let parts = text.split(maxSplits: 1, whereSeparator: { $0 == "+" || $0 == "(" })
        let variant = parts.count > 1 ? String(parts[1].filter { $0 != ")" }) : ""
        self.init(xkb: parts.first.map(String.init) ?? "", variant: variant)
    }

    /// A layout of XKB. Source: xkeyboard-config 2.35, `base.lst`.
    init(xkb layout: String, variant: String) {
        let layout = Self.others[layout] ?? layout
        let whole = variant.isEmpty ? layout : "\(layout)+\(variant)"
        var candidates = [whole]
        if !variant.isEmpty { candidates.append(layout) }
        // Several countries write more than one language: the variant's name tells which.
        if Self.multilingual.contains(layout), variant.utf8.count == 2 {
            candidates = [whole, variant, layout]
        }
        if let language = Self.languages.first(where: { $0.0 == layout })?.1 {
            candidates.append(language)
        }
        text = whole
        self.candidates = candidates.filter { !$0.isEmpty }
    }

    /// A locale such as "de_AT.UTF-8"; nil for those that name no language.
    init?(locale: String) {
        let plain = locale.prefix { $0 != "." && $0 != "@" }
        if plain.isEmpty || plain == "C" || plain == "POSIX" { return nil }
        let parts = plain.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
        let language = (parts.first ?? "").lowercased()
        let country = parts.count > 1 ? parts[1].lowercased() : ""
        var candidates = country.isEmpty ? [] : ["\(language)-\(country)"]
        candidates.append(language)
        // English has the layout of its country, and there is one.
        if language == "en" { candidates = ["en-\(country)", "us"] }
        text = candidates.last ?? language
        self.candidates = candidates.filter(DocumentFolders.isName)
    }

    private static let multilingual = ["ch", "be", "ca"]

    /// Layouts that XKB calls otherwise.
    private static let others = ["cz": "cs", "kr": "ko", "ara": "ar"]

    /// Layouts whose name is a country's, with the language that is written there.
    private static let languages: [(String, String)] = [
        ("eg", "ar"), ("iq", "ar"), ("ma", "ar"), ("sy", "ar"), ("dz", "ar"), ("at", "de"),
        ("ch", "de"), ("li", "de"), ("be", "fr"),
        ("ca", "fr"), ("gb", "us"), ("ie", "us"), ("au", "us"), ("nz", "us"), ("za", "us"),
        ("en", "us"), ("ua", "uk"), ("gr", "el"), ("jp", "ja"), ("dk", "da"), ("se", "sv"),
        ("br", "pt"), ("latam", "es"), ("il", "he"), ("ir", "fa"), ("si", "sl"), ("rs", "sr"),
        ("ee", "et"), ("by", "be"), ("kz", "kk"), ("ge", "ka"), ("am", "hy"), ("vn", "vi"),
    ]
}
