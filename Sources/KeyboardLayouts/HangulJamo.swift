/// A jamo of a key, and the tables of what makes what.
///
/// Source: The Unicode Standard 15.0, table 3-15 and code charts U+1100 (orders of initials, vowels and finals), U+3130.
struct HangulJamo {
    static let initials = [
        "ㄱ", "ㄲ", "ㄴ", "ㄷ", "ㄸ", "ㄹ", "ㅁ", "ㅂ", "ㅃ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅉ", "ㅊ", "ㅋ",
        "ㅌ", "ㅍ", "ㅎ",
    ]
    static let vowels = [
        "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅘ", "ㅙ", "ㅚ", "ㅛ", "ㅜ", "ㅝ", "ㅞ",
        "ㅟ", "ㅠ", "ㅡ", "ㅢ", "ㅣ",
    ]
    /// The first one stands for none.
    private static let finals = [
        "", "ㄱ", "ㄲ", "ㄳ", "ㄴ", "ㄵ", "ㄶ", "ㄷ", "ㄹ", "ㄺ", "ㄻ", "ㄼ", "ㄽ", "ㄾ", "ㄿ", "ㅀ",
        "ㅁ", "ㅂ", "ㅄ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
    ]
    /// Vowels of two: both, and what they make.
    private static let doubleVowels = [
        ["ㅗ", "ㅏ", "ㅘ"], ["ㅗ", "ㅐ", "ㅙ"], ["ㅗ", "ㅣ", "ㅚ"], ["ㅜ", "ㅓ", "ㅝ"], ["ㅜ", "ㅔ", "ㅞ"],
        ["ㅜ", "ㅣ", "ㅟ"], ["ㅡ", "ㅣ", "ㅢ"],
    ]
    /// Finals of two: both, and what they make.
    private static let doubleFinals = [
        ["ㄱ", "ㅅ", "ㄳ"], ["ㄴ", "ㅈ", "ㄵ"], ["ㄴ", "ㅎ", "ㄶ"], ["ㄹ", "ㄱ", "ㄺ"], ["ㄹ", "ㅁ", "ㄻ"],
        ["ㄹ", "ㅂ", "ㄼ"], ["ㄹ", "ㅅ", "ㄽ"], ["ㄹ", "ㅌ", "ㄾ"], ["ㄹ", "ㅍ", "ㄿ"], ["ㄹ", "ㅎ", "ㅀ"],
        ["ㅂ", "ㅅ", "ㅄ"],
    ]

    private let text: String
    let isVowel: Bool
    private let index: Int

    /// Nil for what is no jamo of a key.
    init?(_ text: String) {
        self.text = text
        if let index = Self.initials.firstIndex(of: text) {
            (self.index, isVowel) = (index, false)
        } else if let index = Self.vowels.firstIndex(of: text) {
            (self.index, isVowel) = (index, true)
        } else {
            return nil
        }
    }

    /// Among the initials; of a consonant.
    var initial: Int { index }
    /// Among the vowels; of a vowel.
    var vowel: Int { index }
    /// Among the finals; nil for those that end no syllable: ㄸ, ㅃ and ㅉ.
    var final: Int? { Self.finals.firstIndex(of: text) }

    static func syllable(_ initial: Int, _ vowel: Int, _ final: Int) -> String? {
        let number = 0xAC00 + (initial * vowels.count + vowel) * finals.count + final
        return Unicode.Scalar(UInt32(number)).map { String(Character($0)) }
    }

    /// What two vowels make; nil where they make nothing.
    static func vowel(of first: Int, and second: Int) -> Int? {
        made(of: vowels[first], vowels[second], by: doubleVowels).flatMap {
            vowels.firstIndex(of: $0)
        }
    }

    static func final(of first: Int, and second: Int) -> Int? {
        made(of: finals[first], finals[second], by: doubleFinals).flatMap {
            finals.firstIndex(of: $0)
        }
    }

    /// The first vowel of two in one; nil for a plain one.
    static func parts(ofVowel vowel: Int) -> Int? {
        doubleVowels.first { $0[2] == vowels[vowel] }.flatMap { vowels.firstIndex(of: $0[0]) }
    }

    /// What stays, among the finals, and what may begin the next syllable, among the initials; nil for a plain final.
    static func parts(ofFinal final: Int) -> (kept: Int, moved: Int)? {
        guard let row = doubleFinals.first(where: { $0[2] == finals[final] }),
            let kept = finals.firstIndex(of: row[0]), let moved = initials.firstIndex(of: row[1])
        else { return nil }
        return (kept, moved)
    }

    /// The same consonant at a syllable's beginning: of a plain final.
    static func initial(ofFinal final: Int) -> Int {
        initials.firstIndex(of: finals[final]) ?? 0
    }

    private static func made(of first: String, _ second: String, by rows: [[String]]) -> String? {
        rows.first { $0[0] == first && $0[1] == second }?[2]
    }
}
