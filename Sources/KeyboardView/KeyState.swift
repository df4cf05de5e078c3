import KeyboardEngine
import KeyboardLayouts

/// What of an appearance changes how keys are written and coloured, whichever of them are held.
struct KeyState: Equatable {
    static let rest = KeyState(.init())

    let shift: ShiftState
    let latched: Modifiers
    let locked: Modifiers
    /// Whether only the space bar shows what it is.
    let isBlank: Bool

    /// Whether keys show what they have behind AltGr.
    var isAltGr: Bool { latched.contains(.altGr) || locked.contains(.altGr) }

    init(_ appearance: Appearance) {
        shift = appearance.shift
        latched = appearance.latched
        locked = appearance.locked
        isBlank = appearance.isDraggingCaret
    }
}
