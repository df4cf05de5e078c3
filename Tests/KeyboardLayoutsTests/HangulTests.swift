import KeyboardLayouts
import Testing

/// Korean syllables from jamo. Source: The Unicode Standard 15.0, 3.12; words as a Korean typist makes them.
struct HangulTests {
    /// What a field holds after keys, "<" being backspace.
    private func field(_ keys: String) -> String {
        var composer = HangulComposer()
        var text = ""
        for key in keys {
            let edit = key == "<" ? composer.deleteBackward() : composer.type(String(key))
            guard let edit else {
                if key == "<" {
                    _ = text.popLast()
                } else {
                    text.append(key)
                }
                continue
            }
            text.removeLast(edit.removed)
            text += edit.inserted
        }
        return text
    }

    @Test(arguments: [
        ("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㅇㅏㄴㄴㅕㅇ", "안녕"), ("ㄷㅐㅎㅏㄴㅁㅣㄴㄱㅜㄱ", "대한민국"),
        ("ㄱㅏㅁㅅㅏㅎㅏㅂㄴㅣㄷㅏ", "감사합니다"), ("ㅇㅗㅐ", "왜"), ("ㅇㅜㅣ", "위"), ("ㅇㅡㅣㅅㅏ", "의사"),
        ("ㄱㅗㅏㅈㅏ", "과자"), ("ㅁㅜㅓ", "뭐"), ("ㅅㅜㅔㅌㅓ", "쉐터"),
    ])
    func wordsAreMadeOfTheirJamo(keys: String, word: String) {
        #expect(field(keys) == word)
    }

    /// The final consonant of a syllable begins the next one when a vowel follows, of two the second one.
    @Test(arguments: [
        ("ㄱㅏㄱ", "각"), ("ㄱㅏㄱㅏ", "가가"), ("ㅇㅓㅄㄷㅏ", "어ㅄ다"), ("ㅇㅓㅂㅅㄷㅏ", "없다"),
        ("ㅇㅓㅂㅅㅇㅓ", "없어"), ("ㅇㅓㅂㅅㅓ", "업서"), ("ㄷㅏㄹㄱ", "닭"), ("ㄷㅏㄹㄱㅣ", "달기"),
        ("ㅇㅏㄴㅈㅇㅏ", "앉아"), ("ㅇㅏㄴㅈㅏ", "안자"), ("ㄱㅏㅆㅓ", "가써"), ("ㅇㅣㅆㄷㅏ", "있다"),
        ("ㅂㅏㄲㅇㅔ", "밖에"), ("ㅂㅏㄲㅔ", "바께"),
    ])
    func finalsMoveOn(keys: String, word: String) {
        // "ㅄ" is on no key.
        #expect(field(keys) == word)
    }

    @Test func everyDoubleFinalIsMadeAndSplit() {
        let doubles = [
            ("ㄱㅅ", "ㄳ", "갃", "각사"), ("ㄴㅈ", "ㄵ", "갅", "간자"), ("ㄴㅎ", "ㄶ", "갆", "간하"),
            ("ㄹㄱ", "ㄺ", "갉", "갈가"), ("ㄹㅁ", "ㄻ", "갊", "갈마"), ("ㄹㅂ", "ㄼ", "갋", "갈바"),
            ("ㄹㅅ", "ㄽ", "갌", "갈사"), ("ㄹㅌ", "ㄾ", "갍", "갈타"), ("ㄹㅍ", "ㄿ", "갎", "갈파"),
            ("ㄹㅎ", "ㅀ", "갏", "갈하"), ("ㅂㅅ", "ㅄ", "값", "갑사"),
        ]
        for (pair, _, made, split) in doubles {
            #expect(field("ㄱㅏ\(pair)") == made)
            #expect(field("ㄱㅏ\(pair)ㅏ") == split)
            #expect(field("ㄱㅏ\(pair)<") == field("ㄱㅏ\(pair.prefix(1))"))
        }
    }

    @Test func tenseConsonantsThatEndNoSyllableBeginTheNext() {
        for tense in ["ㄸ", "ㅃ", "ㅉ"] {
            #expect(field("ㄱㅏ\(tense)") == "가\(tense)")
        }
        #expect(field("ㄱㅏㄸㅏ") == "가따")
        #expect(field("ㄱㅏㄲ") == "갂" && field("ㄱㅏㅆ") == "갔")
    }

    @Test func jamoThatMakeNothingStandAlone() {
        #expect(field("ㅋㅋㅋ") == "ㅋㅋㅋ" && field("ㅠㅠ") == "ㅠㅠ")
        #expect(field("ㅏㄱ") == "ㅏㄱ" && field("ㅏㅏ") == "ㅏㅏ" && field("ㅗㅏ") == "ㅘ")
        #expect(field("ㄱㅏㅏ") == "가ㅏ" && field("ㅎㅎㅏ") == "ㅎ하")
        #expect(field("ㄱㅏㄱㄴ") == "각ㄴ" && field("ㄱㅏㄹㄱㄱ") == "갉ㄱ")
    }

    @Test func backspaceTakesOneJamo() {
        #expect(field("ㅎㅏㄴ<") == "하" && field("ㅎㅏㄴ<<") == "ㅎ" && field("ㅎㅏㄴ<<<") == "")
        #expect(field("ㅎㅏㄴ<ㅇ") == "항")
        #expect(field("ㄷㅏㄹㄱ<") == "달" && field("ㄷㅏㄹㄱ<ㅁ") == "닮")
        #expect(field("ㄱㅗㅏ<") == "고" && field("ㄱㅗㅏ<<") == "ㄱ" && field("ㅗㅏ<") == "ㅗ")
    }

    /// What is finished is one character.
    @Test func backspaceTakesWholeSyllablesBeforeTheOneThatIsMade() {
        #expect(field("ㅎㅏㄴㄱㅡㄹ<<<<") == "")
        #expect(field("ㅎㅏㄴㄱㅡㄹ<<<") == "한")
        #expect(field("ㄷㅏㄹㄱㅣ<") == "달ㄱ")
    }

    @Test func whatIsNoJamoEndsTheSyllable() {
        #expect(field("ㅎㅏㄴ ㄱㅡㄹ") == "한 글")
        #expect(field("ㅎㅏㄴ ㅏ") == "한 ㅏ" && field("ㄱaㅏ") == "ㄱaㅏ")
        #expect(field("ㅎㅏㄴ.<") == "한" && field("ㅎㅏㄴ.<<") == "")
    }

    @Test func anEndMeansThatTheNextJamoBeginsAnew() {
        var composer = HangulComposer()
        #expect(composer.type("ㄱ") == .init(removed: 0, inserted: "ㄱ"))
        #expect(composer.type("ㅏ") == .init(removed: 1, inserted: "가"))
        #expect(composer.syllable == "가")
        composer.end()
        #expect(composer.syllable == nil && composer.deleteBackward() == nil)
        #expect(composer.type("ㄴ") == .init(removed: 0, inserted: "ㄴ"))
        #expect(composer.type("ㅏ") == .init(removed: 1, inserted: "나"))
        #expect(composer.type("ㄴ") == .init(removed: 1, inserted: "난"))
        #expect(composer.type("ㅏ") == .init(removed: 1, inserted: "나나"))
        #expect(composer.type("1") == nil && composer.syllable == nil)
    }

    /// Every syllable of Unicode is made of its jamo, and taken apart to nothing.
    @Test func everySyllableIsMadeAndTakenApart() throws {
        let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
        let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(separator: " ")
        let finals =
            "- ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
            .split(separator: " ").map { $0 == "-" ? "" : $0 }
        #expect(initials.count == 19 && vowels.count == 21 && finals.count == 28)
        var number: UInt32 = 0xAC00
        for initial in initials {
            for vowel in vowels {
                for final in finals {
                    let keys = "\(initial)\(vowel)\(final)"
                    let syllable = String(Character(try #require(Unicode.Scalar(number))))
                    if field(keys) != syllable { Issue.record("\(keys) is not \(syllable)") }
                    let back = String(repeating: "<", count: keys.count)
                    if field(keys + back) != "" { Issue.record("\(syllable) stays") }
                    number += 1
                }
            }
        }
        #expect(number == 0xD7A4)
    }
}
