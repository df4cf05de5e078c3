extension KeyID {
    /// A number that differs between the names of a page's keys: quicker to compare than names.
    var fingerprint: UInt64 {
        switch self {
        case .character(let text): Self.mix(1, text)
        case .shift: 2
        case .space: 3
        case .backspace: 4
        case .primary: 5
        case .type(let page): Self.mix(6, page.rawValue)
        case .nextKeyboard: 7
        case .named(let key): Self.mix(8, key.rawValue)
        case .modifier(let modifier): Self.mix(9, modifier.rawValue)
        case .dead(let accent): Self.mix(10, accent)
        case .dictation: 11
        case .emoji: 12
        case .custom(let name): Self.mix(13, name)
        case .spacer(let number): Self.mix(14, UInt64(truncatingIfNeeded: number))
        case .second(let id): Self.mix(15, id.fingerprint)
        }
    }

    /// FNV-1a, 64 bits.
    private static func mix(_ seed: UInt64, _ text: String) -> UInt64 {
        var value = mix(seed, 0)
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* prime }
        return value
    }

    private static func mix(_ seed: UInt64, _ number: UInt64) -> UInt64 {
        ((0xCBF2_9CE4_8422_2325 ^ seed) &* prime ^ number) &* prime
    }

    private static let prime: UInt64 = 0x100_0000_01B3
}
