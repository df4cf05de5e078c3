extension KeyboardLayout {
    /// A pad: a telephone's grid of digits, with a column of other keys; digits alone have backspace and return in the grid.
    ///
    /// Digits are those of ASCII in every language: fields for numbers take no others.
    /// Source: behaviour D.7, "pads".
    func pad(_ form: LayoutForm) -> KeyboardLayout {
        let rows: [[Key]]
        switch form {
        case .digits:
            return with(
                form: form, letters: Self.digits + [[.backspace.one, Self.zero, .primary.one]],
                numbers: [], symbols: [], function: [])
        case .number:
            rows = Self.grid(
                beside: [.backspace, Self.sign("-"), Self.sign("+"), .primary],
                bottom: [Self.zero.with(width: .units(3))])
        case .phone:
            rows = Self.grid(
                beside: [.backspace, Self.sign("+"), .space, .primary],
                bottom: [
                    Self.sign("*", [",", ";"]), Self.zero.with(alternates: ["+"]), Self.sign("#"),
                ])
        case .date:
            rows = Self.grid(
                beside: [.backspace, Self.sign("-"), .space, .primary],
                bottom: [Self.sign("."), Self.zero, Self.sign("/")])
        case .time:
            rows = Self.grid(
                beside: [.backspace, Self.sign(":"), .space, .primary],
                bottom: [Self.zero.with(width: .units(3))])
        case .dateTime:
            rows = Self.grid(
                beside: [.backspace, Self.sign(":"), .space, .primary],
                bottom: [Self.sign("-", ["."]), Self.zero, Self.sign("/")])
        case .decimal, .text, .email, .url, .terminal, .pc:
            let point = decimalPoint
            rows = Self.grid(
                beside: [.backspace, Self.sign("-", ["+"]), .space, .primary],
                bottom: [Self.sign(point), Self.zero, Self.sign(point == "," ? "." : ",")])
        }
        return with(form: form, letters: rows, numbers: [], symbols: [], function: [])
    }

    /// Three columns of digits and a fourth one.
    private static func grid(beside column: [Key], bottom: [Key]) -> [[Key]] {
        zip(digits + [bottom], column).map { row, last in row + [last.one] }
    }

    private static let digits = [
        [digit("1"), digit("2"), digit("3")], [digit("4"), digit("5"), digit("6")],
        [digit("7"), digit("8"), digit("9")],
    ]
    private static let zero = digit("0")

    private static func digit(_ digit: String) -> Key {
        Key(character: digit).one
    }

    private static func sign(_ sign: String, _ alternates: [String] = []) -> Key {
        Key(character: sign, alternates: alternates, role: .control).one
    }

    /// What parts a number's decimals, as the language's own page of numbers tells. Source: CLDR 41, `numbers/symbols/decimal`.
    private var decimalPoint: String {
        let language = traits.languageTag.split(separator: "-").first ?? ""
        return ["de", "fr", "cs", "ru"].contains(language) ? "," : "."
    }
}

extension Key {
    /// The key with one share of a row.
    fileprivate var one: Key { with(width: .units(1)) }
}
