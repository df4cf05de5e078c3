/// Codes of keys that do not print, as evdev numbers them (linux/input-event-codes.h).
enum KeyCode {
    static let backspace: UInt32 = 14
    static let enter: UInt32 = 28
    static let space: UInt32 = 57
}
