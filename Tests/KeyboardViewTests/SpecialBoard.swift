import KeyboardLayouts
import KeyboardStyle
import Units

/// A board with a terminal's keys, a PC keyboard's, and a globe.
enum SpecialBoard {
    private static func letters(_ text: String) -> [Key] { text.map { Key(character: String($0)) } }

    static let layout = KeyboardLayout(
        .usEnglish,
        letters: [
            [
                .named(.escape), .named(.tab), .modifier(.control), .modifier(.alt), .named(.left),
                .named(.down), .named(.up), .named(.right), .modifier(.super), .modifier(.altGr),
            ],
            letters("qwertyuio") + [Key(plain: .text("p"), altGr: .text("@"))],
            [
                Key(plain: .text("1"), shifted: .text("!")), Key(plain: .dead("´")), .named(.f12),
                .named(.pageDown), .named(.delete), .capsLock,
            ], [.shift] + letters("zxcvbnm") + [.backspace], [.nextKeyboard, .space, .primary],
        ])

    static func board(width: Points = 402, oneHanded: OneHandedMode = .off) -> Board {
        Board(
            layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: width,
            oneHanded: oneHanded)
    }
}
