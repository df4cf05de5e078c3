/// A key that prints, of those that may be used for characters.
///
/// Chromium and Electron read all other codes by their place, whatever the keymap says.
struct PrintingKey: Sendable {
    /// evdev's number.
    let code: UInt32
    /// XKB's name of the place.
    let name: StaticString
    /// What a US keyboard has there, alone and with Shift; zero for nothing.
    let plain: UInt8
    let shifted: UInt8

    private init(_ code: UInt32, _ name: StaticString, _ plain: UInt8 = 0, _ shifted: UInt8 = 0) {
        self.code = code
        self.name = name
        self.plain = plain
        self.shifted = shifted
    }

    /// All that a keymap may use for characters: first those of a US keyboard.
    static let all: [PrintingKey] = {
        let names: [StaticString] = [
            "<AE01>", "<AE02>", "<AE03>", "<AE04>", "<AE05>", "<AE06>", "<AE07>", "<AE08>",
            "<AE09>", "<AE10>", "<AE11>", "<AE12>", "<AD01>", "<AD02>", "<AD03>", "<AD04>",
            "<AD05>", "<AD06>", "<AD07>", "<AD08>", "<AD09>", "<AD10>", "<AD11>", "<AD12>",
            "<AC01>", "<AC02>", "<AC03>", "<AC04>", "<AC05>", "<AC06>", "<AC07>", "<AC08>",
            "<AC09>", "<AC10>", "<AC11>", "<TLDE>", "<BKSL>", "<AB01>", "<AB02>", "<AB03>",
            "<AB04>", "<AB05>", "<AB06>", "<AB07>", "<AB08>", "<AB09>", "<AB10>",
        ]
        var keys: [PrintingKey] = []
        keys.reserveCapacity(names.count + 3)
        for row in KeymapRow.printing {
            // The space bar, which has nothing shifted, stays what it is.
            for (offset, characters) in zip(row.plain.utf8, row.shifted.utf8).enumerated() {
                let code = row.firstCode + UInt32(offset)
                keys.append(
                    PrintingKey(code, names[keys.count], characters.0, characters.1))
            }
        }
        keys.append(PrintingKey(86, "<LSGT>"))
        keys.append(PrintingKey(89, "<AB11>"))
        keys.append(PrintingKey(124, "<AE13>"))
        return keys
    }()

    /// How many of `all` every keyboard has.
    static let commonCount = 47
}
