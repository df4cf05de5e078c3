import KeyboardLayouts

/// Layouts for what the letters of US English do not have.
enum Layouts {
    static func layout(_ rows: [[Key]], numbers: [[Key]] = [], function: [[Key]] = [])
        -> KeyboardLayout
    {
        KeyboardLayout(.usEnglish, letters: rows, numbers: numbers, function: function)
    }

    private static func letters(_ text: String) -> [Key] { text.map { Key(character: String($0)) } }

    /// Modifiers, named keys and a domain key; a function page without the modifiers, and one of digits.
    static let shortcuts = layout(
        [
            [
                .named(.escape), .named(.tab), .modifier(.control), .modifier(.alt),
                .modifier(.super),
                .modifier(.altGr), .named(.left), .named(.right), .named(.delete),
            ],
            letters("qwe") + [
                Key(plain: .text("x"), altGr: .text("@")),
                Key(character: ".com", alternates: [".eu"]),
            ],
            [.shift, .type(.numbers), .type(.function)] + letters("ac") + [.capsLock, .backspace],
            [.nextKeyboard, .space, .primary],
        ],
        numbers: [letters("123"), [.type(.letters), .space, .primary]],
        function: [[.named(.f1), .named(.home)], [.type(.letters), .space, .primary]])

    /// The letters with a globe.
    static let globe = layout([
        letters("qwertyuiop"), letters("asdfghjkl"), [.shift] + letters("zxcvbnm") + [.backspace],
        [.type(.numbers), .nextKeyboard, .space, .primary],
    ])

    /// Keys of a PC keyboard whose second level is no capital.
    static let desk = layout([
        [
            Key(plain: .text("1"), shifted: .text("!")), Key(plain: .text("a")),
            Key(plain: .dead("´"), shifted: .dead("ˇ")), Key(plain: .text("e"), altGr: .text("€")),
        ],
        [.shift, .modifier(.altGr), .space, .primary],
    ])
}
