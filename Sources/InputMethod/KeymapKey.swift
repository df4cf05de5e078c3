/// One key of the keymap: its evdev code and what it types alone, with Shift, and with the third level's modifier.
struct KeymapKey: Sendable {
    let code: UInt32
    /// The name in the keymap's own words, at most four letters.
    let name: String
    let plain: Character
    let shifted: Character
    var third: Character?
}

extension KeymapKey {
    /// The 47 keys of a US keyboard that print: Chromium and Electron read other codes by their place, whatever the
    /// keymap says. The third level holds what the symbols page has beyond ASCII.
    static let printing: [KeymapKey] =
        row(firstCode: 2, prefix: "AE", plain: "1234567890-=", shifted: "!@#$%^&*()_+")
        + row(firstCode: 16, prefix: "AD", plain: "qwertyuiop[]", shifted: "QWERTYUIOP{}")
        + row(firstCode: 30, prefix: "AC", plain: "asdfghjkl;'", shifted: "ASDFGHJKL:\"")
        + [
            KeymapKey(code: 41, name: "TLDE", plain: "`", shifted: "~"),
            KeymapKey(code: 43, name: "BKSL", plain: "\\", shifted: "|"),
        ]
        + row(firstCode: 44, prefix: "AB", plain: "zxcvbnm,./", shifted: "ZXCVBNM<>?")

    private static let thirdLevel: [Character: Character] = [
        "3": "£", "5": "€", "8": "•", "y": "¥",
    ]

    private static func row(
        firstCode: UInt32, prefix: String, plain: String, shifted: String
    ) -> [KeymapKey] {
        zip(plain, shifted).enumerated().map { index, pair in
            let number = index + 1
            return KeymapKey(
                code: firstCode + UInt32(index),
                name: prefix + (number < 10 ? "0" : "") + String(number),
                plain: pair.0, shifted: pair.1, third: thirdLevel[pair.0])
        }
    }
}
