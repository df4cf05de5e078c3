import TextEngine

/// What waits for a keymap, in order: a keymap goes when all before it has left, and what comes after it when the compositor
/// has answered.
struct KeymapLine: Sendable {
    enum Item: Sendable {
        case wish(Wish)
        case keymap(Keymap)
    }

    private var items: [Item] = []
    /// How many keymaps the compositor has yet to answer for.
    private var awaited = 0

    /// Whether nothing waits, so that a wish need not either.
    var isOpen: Bool { items.isEmpty && awaited == 0 }

    /// Whether a keymap is next.
    var isAtKeymap: Bool {
        if awaited == 0, case .keymap = items.first { true } else { false }
    }

    /// The keymap that will be in use at the end; nil where none waits.
    var lastKeymap: Keymap? {
        for case .keymap(let keymap) in items.reversed() { return keymap }
        return nil
    }

    mutating func append(_ wish: Wish) {
        items.append(.wish(wish))
    }

    mutating func append(_ keymap: Keymap) {
        // One that nothing was typed with need not be told.
        if case .keymap = items.last { items.removeLast() }
        items.append(.keymap(keymap))
    }

    /// What goes now, if anything does.
    ///
    /// - Parameter isClear: whether everything that went before has left.
    mutating func next(isClear: Bool) -> Item? {
        guard awaited == 0, let first = items.first else { return nil }
        if case .keymap = first, !isClear { return nil }
        items.removeFirst()
        return first
    }

    /// A keymap has been sent, and a sync behind it.
    mutating func keymapSent() {
        awaited += 1
    }

    /// That sync has been answered.
    mutating func keymapTaken() {
        awaited -= 1
    }

    /// Keymaps stay: the layout is the same for the next field.
    mutating func forgetWishes() {
        items.removeAll { if case .wish = $0 { true } else { false } }
    }

    /// All that waits, to be sent without the wait.
    mutating func takeAll() -> [Item] {
        defer { items.removeAll() }
        return items
    }
}
