import CHarfBuzz

/// A writing system.
///
/// Source: ISO 15924, and Unicode's Script property as HarfBuzz tells it.
@safe struct Script: Hashable, Sendable {
    /// How the letters stand on a key.
    enum Stance: Equatable {
        /// By the font's heights of "x" and "H", as Latin does.
        case asLatin
        /// The box around `letters` is in the middle. `tallest` is as tall as a capital; nil: the em counts.
        case around(_ letters: String, tallest: String?)
        /// The ink of the text itself is in the middle.
        case ownInk
    }

    /// Its tag as a number, four ASCII characters.
    private let tag: UInt32

    private init(tag: UInt32) { self.tag = tag }

    private init(_ name: StaticString) {
        tag = name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    static let common = Script("Zyyy")

    /// What the character belongs to; nil for what several scripts share.
    init?(of scalar: Unicode.Scalar) {
        let tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
        self.init(tag: tag)
        if [Script.common, Script("Zinh"), Script("Zzzz")].contains(self) { return nil }
    }

    /// The script in whose fonts a character is looked for: its own, or for one that scripts share that of its neighbours in
    /// Unicode, such as Arabic for Arabic digits and marks.
    init(nearest scalar: Unicode.Scalar) {
        if let own = Script(of: scalar) {
            self = own
            return
        }
        let row = scalar.value & ~0xFF
        self =
            (row..<row + 0x100).lazy.compactMap { Unicode.Scalar($0).flatMap { Script(of: $0) } }
            .first ?? .common
    }

    /// Four letters, such as "arab".
    var name: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return String(decoding: bytes, as: UTF8.self).lowercased()
    }

    /// As HarfBuzz wants it.
    var value: hb_script_t { hb_script_t(rawValue: tag) }

    var isRightToLeft: Bool { hb_script_get_horizontal_direction(value) == HB_DIRECTION_RTL }

    var stance: Stance {
        switch name {
        case "zyyy", "latn", "grek", "cyrl", "armn", "geor", "copt": .asLatin
        // Alef is the tallest of Arabic letters, and ain reaches as deep as any.
        case "arab": .around("\u{627}\u{639}", tallest: "\u{627}")
        case "hebr": .around("\u{5D4}", tallest: nil)
        // Syllables and jamo are drawn into the same square, which "han" fills.
        case "hang": .around("\u{D55C}", tallest: nil)
        case "hani", "hira", "kana", "bopo": .around("\u{6C34}", tallest: nil)
        default: .ownInk
        }
    }

    /// The language for which Fontconfig is asked; nil where the person's own decides, as it does for Han.
    var language: String? {
        switch name {
        case "arab": "ar"
        case "armn": "hy"
        case "beng": "bn"
        case "cyrl": "ru"
        case "deva": "hi"
        case "geor": "ka"
        case "grek": "el"
        case "hang": "ko"
        case "hebr": "he"
        case "hira", "kana": "ja"
        case "taml": "ta"
        case "thai": "th"
        default: nil
        }
    }

    /// Families that look well on keys, the best first; others follow as Fontconfig's rules say.
    var preferredFamilies: [String] {
        switch name {
        case "arab": ["Noto Sans Arabic UI", "Noto Sans Arabic", "Vazirmatn"]
        case "hang": ["Noto Sans CJK KR", "Pretendard", "NanumGothic"]
        default: []
        }
    }

    /// Whether a character is drawn onto the one before it.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch category(of: scalar) {
        case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK,
            HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
            HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
            true
        default: false
        }
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        category(of: scalar) == HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER
    }

    /// Whether no font has a picture of it: controls, joiners, and all spaces.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch category(of: scalar) {
        case HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT,
            HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR,
            HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR,
            HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR:
            true
        default: false
        }
    }

    private static func category(of scalar: Unicode.Scalar) -> hb_unicode_general_category_t {
        unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar.value)
    }
}
