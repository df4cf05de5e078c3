import KeyboardLayouts

/// The bits of a keymap's modifiers.
struct ModifierMasks: Sendable, Equatable {
    private let shift: ModifierMask
    private let control: ModifierMask
    private let alt: ModifierMask
    private let `super`: ModifierMask
    private let third: ModifierMask
    private let fifth: ModifierMask

    /// - Parameter index: the index of a real modifier in the keymap, by its name.
    init(_ index: (String) -> UInt32) {
        shift = ModifierMask(index: index("Shift"))
        control = ModifierMask(index: index("Control"))
        alt = ModifierMask(index: index("Mod1"))
        `super` = ModifierMask(index: index("Mod4"))
        third = ModifierMask(index: index("Mod5"))
        fifth = ModifierMask(index: index("Mod3"))
    }

    /// What must be depressed for a level of a key.
    func mask(of level: KeySlot.Level) -> ModifierMask {
        var mask = ModifierMask.none
        if level.needsShift { mask.formUnion(shift) }
        if level.needsThird { mask.formUnion(third) }
        if level.needsFifth { mask.formUnion(fifth) }
        return mask
    }

    func mask(of modifiers: Modifiers) -> ModifierMask {
        var mask = ModifierMask.none
        if modifiers.contains(.shift) { mask.formUnion(shift) }
        if modifiers.contains(.control) { mask.formUnion(control) }
        if modifiers.contains(.alt) { mask.formUnion(alt) }
        if modifiers.contains(.super) { mask.formUnion(`super`) }
        if modifiers.contains(.altGr) { mask.formUnion(third) }
        return mask
    }
}
