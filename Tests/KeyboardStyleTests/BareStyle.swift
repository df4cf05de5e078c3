import KeyboardStyle

/// Writes the three members that must be written.
struct BareStyle: KeyboardStyleProvider {
    func backgroundColor() -> KeyboardColor { both(rgb(0x101820)) }
    func keyFill(for role: KeyRole) -> KeyboardColor {
        both(role == .standard ? rgb(0x334455, 0.9) : rgb(0x223344, 0.9))
    }
    func keyTextColor(for role: KeyRole) -> KeyboardColor { both(rgb(0xFAF0E6)) }
}
