extension KeyboardLayout {
    /// US English, which needs no file. Source: behaviour A.4, pages.
    public static let usEnglish = KeyboardLayout(
        letters: [
            "q w e r t y u i o p",
            "a s d f g h j k l",
            "shift z x c v b n m backspace",
            "numbers space return",
        ],
        numbers: commonNumbers, symbols: commonSymbols,
        alternates: latinAlternates, desk: usDesk)

    /// The page behind "123" of a layout that has none of its own.
    package static let commonNumbers = [
        "1 2 3 4 5 6 7 8 9 0",
        "- / : ; ( ) $ & @ \"",
        "symbols . , ? ! ' backspace",
        "letters space return",
    ]

    /// The page behind "#+=" of a layout that has none of its own.
    package static let commonSymbols = [
        "[ ] { } # % ^ * + =",
        "_ \\ | ~ < > € £ ¥ •",
        "numbers . , ? ! ' backspace",
        "letters space return",
    ]

    /// A PC keyboard of the USA (ANSI INCITS 154).
    private static let usDesk = DeskRows(
        plain: [
            "` 1 2 3 4 5 6 7 8 9 0 - =", "q w e r t y u i o p [ ] \\", "a s d f g h j k l ; '",
            "z x c v b n m , . /",
        ],
        shifted: [
            "~ ! @ # $ % ^ & * ( ) _ +", "Q W E R T Y U I O P { } |", "A S D F G H J K L : \"",
            "Z X C V B N M < > ?",
        ])
}
