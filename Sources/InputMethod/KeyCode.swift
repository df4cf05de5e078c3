import KeyboardLayouts

/// Codes of keys that do not print, as evdev numbers them (linux/input-event-codes.h).
enum KeyCode {
    static let backspace: UInt32 = 14
    static let enter: UInt32 = 28
    static let space: UInt32 = 57
    static let leftControl: UInt32 = 29
    static let leftShift: UInt32 = 42
    static let leftAlt: UInt32 = 56
    static let rightAlt: UInt32 = 100
    static let leftMeta: UInt32 = 125

    /// The code of a key by its name.
    static func code(of key: NamedKey) -> UInt32 {
        switch key {
        case .escape: 1
        case .tab: 15
        case .f1: 59
        case .f2: 60
        case .f3: 61
        case .f4: 62
        case .f5: 63
        case .f6: 64
        case .f7: 65
        case .f8: 66
        case .f9: 67
        case .f10: 68
        case .f11: 87
        case .f12: 88
        case .print: 99
        case .home: 102
        case .up: 103
        case .pageUp: 104
        case .left: 105
        case .right: 106
        case .end: 107
        case .down: 108
        case .pageDown: 109
        case .insert: 110
        case .delete: 111
        case .pause: 119
        // KEY_COMPOSE: what PC keyboards have as the menu key.
        case .menu: 127
        }
    }
}
