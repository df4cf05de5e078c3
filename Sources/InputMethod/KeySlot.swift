/// Where a keymap has a character: a key, one of its levels, and which group has to be in effect.
struct KeySlot: Sendable, Hashable {
    /// The key by evdev's number.
    let code: UInt8
    let level: Level
    var group = KeyGroup.own

    /// The levels of a key, as the type EIGHT_LEVEL counts them.
    struct Level: Sendable, Hashable {
        let number: UInt8

        init(_ number: Int) {
            self.number = UInt8(truncatingIfNeeded: number)
        }

        static let plain = Level(0)
        static let shifted = Level(1)
        static let third = Level(2)
        /// The number of levels.
        static let count = 8

        var needsShift: Bool { number & 1 != 0 }
        /// Whether AltGr's modifier has to be down.
        var needsThird: Bool { number & 2 != 0 }
        /// Whether the modifier has to be down that no key of a PC has.
        var needsFifth: Bool { number & 4 != 0 }
    }
}
