import KeyboardLayouts

/// Ctrl, Alt, Super and AltGr: one tap for the next key, two until the third, and as long as a finger stays.
///
/// Nothing here is pressed on a keyboard: what is in force goes with each key, so that nothing can stay behind.
package struct ModifierMachine: Sendable {
    /// In force for the next key.
    package private(set) var latched: Modifiers = []
    /// In force until they are tapped.
    package private(set) var locked: Modifiers = []
    private var held: Modifiers = []
    /// Of those held, which a key has followed.
    private var used: Modifiers = []

    package init() {}

    /// What counts for a key that goes down now.
    package var active: Modifiers { latched.union(locked).union(held) }

    package mutating func pressed(_ modifier: Modifier) {
        let modifier = Modifiers(modifier)
        if locked.contains(modifier) {
            locked.subtract(modifier)
        } else if latched.contains(modifier) {
            latched.subtract(modifier)
            locked.formUnion(modifier)
        } else {
            latched.formUnion(modifier)
        }
        held.formUnion(modifier)
        used.subtract(modifier)
    }

    /// The last finger on a modifier goes up. What it was held for ends with it.
    package mutating func released(_ modifier: Modifier) {
        let modifier = Modifiers(modifier)
        if used.contains(modifier) { latched.subtract(modifier) }
        held.subtract(modifier)
        used.subtract(modifier)
    }

    /// A finger on a modifier was lost: the modifier is as if nobody had touched it.
    package mutating func lost(_ modifier: Modifier) {
        let modifier = Modifiers(modifier)
        latched.subtract(modifier)
        locked.subtract(modifier)
        held.subtract(modifier)
        used.subtract(modifier)
    }

    /// A key was typed with what is active.
    package mutating func keyTyped() {
        used.formUnion(held)
        latched.formIntersection(held)
    }

    /// What is only latched is let go, unless it is among `kept`.
    package mutating func releaseLatched(except kept: Modifiers = []) {
        latched.formIntersection(kept.union(held))
    }
}
