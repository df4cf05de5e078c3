/// Gives each character of a plan a key and a level, and writes the keymap.
///
/// - What the plan places comes first, then what a US keyboard has on the places that the plan leaves free.
/// - Keys of another script than Latin have a second group with what a US keyboard has there, for shortcuts and for Latin
///   letters. Applications that know a shortcut by its character find it there even if they are not told the group; but GTK
///   does not look there for a character that the first group has anywhere.
/// - What ASCII has beside all that stands on the fifth and sixth level of its place on a US keyboard.
/// - What else the plan names fills the free levels.
struct KeymapWriter {
    /// Characters by their keys: levels side by side, as scalars; zero for none.
    private var levels: [UInt32]
    /// Where each character is typed, by its scalar.
    private(set) var slots: [UInt32: KeySlot] = [:]
    /// The keys that have a second group.
    private(set) var latinCodes: Set<UInt8> = []
    /// Whether the layout's own letters are Latin.
    private let isLatin: Bool
    private let name: String

    init(_ plan: KeymapPlan) {
        let keys = PrintingKey.all
        levels = Array(repeating: 0, count: keys.count * KeySlot.Level.count)
        slots.reserveCapacity(256)
        name = plan.name
        isLatin = plan.places.contains { place in
            (0x61...0x7A).contains(Self.scalar(of: place.plain) ?? 0)
        }
        set(0x20, KeySlot(code: UInt8(KeyCode.space), level: .plain))
        place(plan.places)
        placeMissingASCII()
        fill(plan.others + plan.places.flatMap(\.texts).filter { $0.unicodeScalars.count > 1 })
    }

    /// The keymap in the XKB text format, version 1.
    var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 * 1024)
        for piece in [
            KeymapText.codes, KeymapText.moreCodes, KeymapText.types, KeymapText.moreTypes,
            KeymapText.interpretations, KeymapText.moreInterpretations, KeymapText.rest,
        ] {
            bytes.append(contentsOf: piece.utf8)
        }
        writeNames(to: &bytes)
        for index in PrintingKey.all.indices { writeKey(index, to: &bytes) }
        for piece in [KeymapText.keys, KeymapText.moreKeys, KeymapText.end] {
            bytes.append(contentsOf: piece.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension KeymapWriter {
    private mutating func place(_ places: [KeymapPlan.Place]) {
        let keys = PrintingKey.all
        var isTaken = Array(repeating: false, count: keys.count)
        for place in places {
            guard let index = keys.firstIndex(where: { $0.code == place.code }) else { continue }
            isTaken[index] = true
            for (level, text) in place.texts.enumerated() {
                if let scalar = Self.scalar(of: text) { set(scalar, index, level) }
            }
        }
        for index in keys.indices where !isTaken[index] {
            set(UInt32(keys[index].plain), index, 0)
            set(UInt32(keys[index].shifted), index, 1)
        }
    }

    private mutating func placeMissingASCII() {
        let keys = PrintingKey.all
        for (index, key) in keys.enumerated() where hasLatinGroup(index) {
            let code = UInt8(key.code)
            latinCodes.insert(code)
            set(UInt32(key.plain), KeySlot(code: code, level: .plain, group: .latin))
            set(UInt32(key.shifted), KeySlot(code: code, level: .shifted, group: .latin))
        }
        for (index, key) in keys.enumerated() {
            let (plain, shifted) = (UInt32(key.plain), UInt32(key.shifted))
            if slots[plain] == nil { set(plain, index, 4) }
            if slots[shifted] == nil { set(shifted, index, 5) }
        }
    }

    private func hasLatinGroup(_ index: Int) -> Bool {
        !isLatin && levels[index * KeySlot.Level.count] > 0x7F && PrintingKey.all[index].plain != 0
    }

    /// Gives keys to what has none yet, as long as there are free levels: AltGr's levels come last.
    private mutating func fill(_ texts: [String]) {
        var free = [4, 5, 6, 7, 2, 3].lazy.flatMap { level in
            (0..<PrintingKey.commonCount).lazy.map { (index: $0, level: level) }
        }.makeIterator()
        for scalar in texts.lazy.flatMap(\.unicodeScalars).map(\.value)
        where slots[scalar] == nil && Self.isPrinting(scalar) {
            repeat {
                guard let next = free.next() else { return }
                guard levels[next.index * KeySlot.Level.count + next.level] == 0 else { continue }
                set(scalar, next.index, next.level)
                break
            } while true
        }
    }

    private mutating func set(_ scalar: UInt32, _ index: Int, _ level: Int) {
        if scalar == 0 { return }
        levels[index * KeySlot.Level.count + level] = scalar
        set(
            scalar,
            KeySlot(code: UInt8(PrintingKey.all[index].code), level: KeySlot.Level(level)))
    }

    /// The first place counts.
    private mutating func set(_ scalar: UInt32, _ slot: KeySlot) {
        if slots[scalar] == nil { slots[scalar] = slot }
    }

    /// The one scalar of a text that a key can type; nil for none.
    static func scalar(of text: String) -> UInt32? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first?.value, isPrinting(first),
            scalars.index(after: scalars.startIndex) == scalars.endIndex
        else { return nil }
        return first
    }

    private static func isPrinting(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 && !(0x7F..<0xA0).contains(scalar)
    }
}

extension KeymapPlan.Place {
    /// In the order of the levels.
    fileprivate var texts: [String] { [plain, shifted, altGr, shiftedAltGr] }
}

extension KeymapWriter {
    /// Names end at a quotation mark, and no client needs more than letters to tell them.
    private func writeNames(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: "name[group1] = \"".utf8)
        bytes.append(
            contentsOf: name.utf8.lazy.filter { byte in
                (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"")
                    && byte != UInt8(ascii: "\\")
            })
        bytes.append(contentsOf: "\";\n".utf8)
        if !latinCodes.isEmpty { bytes.append(contentsOf: "name[group2] = \"Latin\";\n".utf8) }
    }

    private func writeKey(_ index: Int, to bytes: inout [UInt8]) {
        let key = PrintingKey.all[index]
        let start = index * KeySlot.Level.count
        let own = levels[start..<start + KeySlot.Level.count]
        guard let last = own.lastIndex(where: { $0 != 0 }) else { return }
        bytes.append(contentsOf: "key ".utf8)
        key.name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: " { ".utf8)
        // Of one or two characters the type follows.
        switch last - start {
        case 0, 1: break
        case 2, 3: bytes.append(contentsOf: "type[group1] = \"FOUR_LEVEL\", ".utf8)
        default: bytes.append(contentsOf: "type[group1] = \"EIGHT_LEVEL\", ".utf8)
        }
        bytes.append(contentsOf: "symbols[group1] = ".utf8)
        Self.write(own[start...last], to: &bytes)
        if hasLatinGroup(index) {
            bytes.append(contentsOf: ", symbols[group2] = ".utf8)
            Self.write([UInt32(key.plain), UInt32(key.shifted)], to: &bytes)
        }
        bytes.append(contentsOf: " };\n".utf8)
    }

    private static func write(_ scalars: some Sequence<UInt32>, to bytes: inout [UInt8]) {
        var separator = "[ "
        for scalar in scalars {
            bytes.append(contentsOf: separator.utf8)
            write(scalar, to: &bytes)
            separator = ", "
        }
        bytes.append(contentsOf: " ]".utf8)
    }

    /// A keysym: letters and digits of ASCII by themselves, everything else by its code point.
    private static func write(_ scalar: UInt32, to bytes: inout [UInt8]) {
        switch scalar {
        case 0:
            bytes.append(contentsOf: "NoSymbol".utf8)
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
            bytes.append(UInt8(scalar))
        default:
            bytes.append(UInt8(ascii: "U"))
            var shift: UInt32 = scalar > 0xFFFFF ? 20 : scalar > 0xFFFF ? 16 : 12
            while true {
                let digit = UInt8(scalar >> shift & 15)
                bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
                if shift == 0 { break }
                shift -= 4
            }
        }
    }
}
