/// Keys that lie side by side: evdev's code of the first, and what they type alone and with Shift, a byte of ASCII each.
struct KeymapRow: Sendable {
    let firstCode: UInt32
    let plain: String
    let shifted: String

    /// The code of the key that types a character, and whether it needs Shift.
    func place(of character: UInt8) -> (code: UInt32, isShifted: Bool)? {
        if let code = Self.code(of: character, in: plain, from: firstCode) { return (code, false) }
        return Self.code(of: character, in: shifted, from: firstCode).map { ($0, true) }
    }

    private static func code(
        of character: UInt8, in characters: String, from first: UInt32
    ) -> UInt32? {
        var code = first
        for unit in characters.utf8 {
            if unit == character { return code }
            code += 1
        }
        return nil
    }
}

extension KeymapRow {
    /// The 47 keys of a US keyboard that print, and the space bar: Chromium and Electron read other codes by their place,
    /// whatever the keymap says.
    static let printing = [
        KeymapRow(firstCode: 2, plain: "1234567890-=", shifted: "!@#$%^&*()_+"),
        KeymapRow(firstCode: 16, plain: "qwertyuiop[]", shifted: "QWERTYUIOP{}"),
        KeymapRow(firstCode: 30, plain: "asdfghjkl;'", shifted: "ASDFGHJKL:\""),
        KeymapRow(firstCode: 41, plain: "`", shifted: "~"),
        KeymapRow(firstCode: 43, plain: "\\", shifted: "|"),
        KeymapRow(firstCode: 44, plain: "zxcvbnm,./", shifted: "ZXCVBNM<>?"),
        KeymapRow(firstCode: KeyCode.space, plain: " ", shifted: ""),
    ]

    /// What the symbols page has beyond ASCII, on the third level: the character, and the code of its key.
    static let thirdLevel: [(character: String, code: UInt32)] = [
        ("£", 4), ("€", 6), ("•", 9), ("¥", 21),
    ]
}
