import InputMethod
import Testing

/// Keyboards of several scripts, as their national standards place the characters.
///
/// Source: the XKB layouts ru, ara, kr, de and cz of xkeyboard-config.
enum Plans {
    static let all = [russian, arabic, korean, german, czech]

    static let russian = desk(
        "ru", digits: "ё1234567890-=", shiftedDigits: "Ё!\"№;%:?*()_+",
        letters: ["йцукенгшщзхъ", "фывапролджэ\\", "ячсмитьбю."],
        shifted: ["ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ/", "ЯЧСМИТЬБЮ,"],
        others: ["₽", "«", "»", "—", "’", "ґ", "і", "ї", "є", "Ґ", "І", "Ї", "Є", "°", "§", "€"])

    static let korean = letters(
        "ko", ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
        ["ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], others: ["₩", "·", "가", "힣"])

    static let german: KeymapPlan = {
        var plan = desk(
            "de", digits: "\u{0}1234567890ß\u{0}", shiftedDigits: "°!\"§$%&/()=?\u{0}",
            letters: ["qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"],
            shifted: ["QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", ">YXCVBNM;:_"],
            others: latinAlternates)
        let third: [(UInt32, String)] = [
            (16, "@"), (18, "€"), (8, "{"), (9, "["), (10, "]"), (11, "}"), (12, "\\"), (27, "~"),
            (86, "|"), (50, "µ"), (3, "²"), (4, "³"),
        ]
        for (code, text) in third {
            for index in plan.places.indices where plan.places[index].code == code {
                plan.places[index].altGr = text
            }
        }
        for (code, text) in [(UInt32(12), "ẞ")] {
            for index in plan.places.indices where plan.places[index].code == code {
                plan.places[index].shiftedAltGr = text
            }
        }
        return plan
    }()

    static let czech = desk(
        "cs", digits: ";+ěščřžýáíé=\u{0}", shiftedDigits: "\u{0}1234567890%\u{0}",
        letters: ["qwertzuiopú)", "asdfghjklů§\u{0}", "\\yxcvbnm,.-"],
        shifted: ["QWERTZUIOP/(", "ASDFGHJKL\"!'", "|YXCVBNM?:_"], others: latinAlternates)

    /// On the place of B stands an indivisible sign of two characters.
    static let arabic: KeymapPlan = {
        var plan = letters(
            "ar", ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤر\u{0}ىةوزظ"],
            ["", "", ""], others: ["أ", "إ", "آ", "،", "؛", "؟", "٠", "٩", "ـ"])
        plan.places.append(KeymapPlan.Place(code: 48, plain: "لا", shifted: "لآ"))
        return plan
    }()

    private static let latinAlternates = Array(
        "àáâäǎæãåāăąçćčĉċďđðèéêëěẽēėęğġģħĥìíîïīįıĵķłľļĺñńňņŋòóôöǒœøõōőřŕßśšşșťþțţùúûüǔũūűůųŵýŷÿźžż"
            + "ÀÁÂÄǍÆÃÅĀĂĄÇĆČĈĊĎĐÐÈÉÊËĚẼĒĖĘĞĠĢĦĤÌÍÎÏĪĮİĴĶŁĽĻĹÑŃŇŅŊÒÓÔÖǑŒØÕŌŐŘŔŚŠŞȘŤÞȚŢÙÚÛÜǓŨŪŰŮŲŴÝŶŸŹŽŻ"
            + "–—•€£¥₩¢₽§“”„»«…¿¡‘’°‰≠≈"
    ).map { String($0) }

    /// NUL stands for a place that types nothing.
    private static func desk(
        _ name: String, digits: String, shiftedDigits: String, letters: [String],
        shifted: [String], others: [String]
    ) -> KeymapPlan {
        let lower: [UInt32] =
            letters[2].count == 11
            ? [86, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53] : Array(44...53)
        let codes: [[UInt32]] = [
            [41] + Array(2...13), Array(16...27), Array(30...40) + [43], lower,
        ]
        let rows = zip(codes, zip([digits] + letters, [shiftedDigits] + shifted))
        let places = rows.flatMap { codes, texts in
            zip(codes, zip(texts.0, texts.1)).map { code, pair in
                KeymapPlan.Place(code: code, plain: text(pair.0), shifted: text(pair.1))
            }
        }
        return KeymapPlan(name: name, places: places, others: others)
    }

    private static func letters(
        _ name: String, _ plain: [String], _ shifted: [String], others: [String]
    ) -> KeymapPlan {
        let rows = zip(plain, shifted).map { plain, shifted in
            let capitals = shifted.isEmpty ? plain.map { _ in "" } : shifted.map { text($0) }
            return zip(plain, capitals).map { (plain: text($0), shifted: $1) }
        }
        return KeymapPlan(name: name, letters: rows, others: others)
    }

    private static func text(_ character: Character) -> String {
        character == "\u{0}" ? "" : String(character)
    }
}

extension KeymapPlan: CustomTestStringConvertible {
    public var testDescription: String { name }
}
