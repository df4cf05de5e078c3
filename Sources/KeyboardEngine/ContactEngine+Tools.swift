import KeyboardLayouts
import Units

/// What is done beside the keys, by a tool of the toolbar.
extension ContactEngine {
    /// Types what is no key's. What held fingers still have to give comes before it, as before another key.
    ///
    /// A modifier that waits for a key goes with a shortcut and is spent by it.
    package mutating func type(_ action: TypedAction, now: Instant, perform: Performer) {
        flush(now: now, perform)
        commit(action, perform)
        settlePage()
    }

    /// What a character's key means with the modifiers that wait: a shortcut, or nothing but the text.
    package func meaning(of text: String) -> TypedAction {
        modifiers.active.subtracting(.altGr).isEmpty
            ? .text(text) : .chord(text, modifiers.active)
    }

    /// The modifiers that count for the next key.
    package var modifiersInForce: Modifiers { modifiers.active }

    package var latched: Modifiers { modifiers.latched }
    package var locked: Modifiers { modifiers.locked }

    /// A modifier is tapped: for the next key, locked, or let go.
    package mutating func tap(_ modifier: Modifier) {
        modifiers.pressed(modifier)
        modifiers.released(modifier)
    }

    /// Shows a page, as its key does. A page that the layout does not have is not shown.
    package mutating func show(_ page: Page, now: Instant, perform: Performer) {
        guard board.layout.pages.contains(page) else { return }
        flush(now: now, perform)
        turn(to: page)
    }
}
