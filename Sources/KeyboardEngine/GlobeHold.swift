import KeyboardLayouts
import Units

/// What holding the globe leads to: first a wait, then a menu that follows the finger.
///
/// Source: behaviour D.6, globe.
struct GlobeHold: Sendable {
    private enum State {
        case waiting(until: Instant)
        case open(selected: Int?)
    }

    /// How long the globe is held until its menu opens.
    private static let threshold: Milliseconds = 500

    let contact: ContactID
    private let key: KeyID
    private let layout: GlobeMenuLayout
    private var state: State

    /// Nil where the menu offers nothing.
    init?(
        contact: ContactID, on placed: PlacedKey, of board: Board, menu: GlobeMenu, now: Instant
    ) {
        guard let layout = GlobeMenuLayout(menu, above: placed.frame, on: board) else { return nil }
        self.contact = contact
        self.layout = layout
        key = placed.key.id
        state = .waiting(until: now + Self.threshold)
    }

    /// When `timeReached` must be called, or nil.
    var deadline: Instant? {
        if case .waiting(let deadline) = state { deadline } else { nil }
    }

    var isOpen: Bool {
        if case .open = state { true } else { false }
    }

    /// What is on screen.
    var menu: OpenMenu? {
        guard case .open(let selected) = state else { return nil }
        return OpenMenu(key: key, layout: layout, selected: selected)
    }

    /// What lifting the finger performs.
    var pick: GlobeMenuEntry? {
        guard case .open(let selected?) = state else { return nil }
        return layout.cells[selected].item.entry
    }

    /// Opens the menu when it is due.
    mutating func timeReached(_ now: Instant) {
        guard case .waiting(let deadline) = state, deadline <= now else { return }
        state = .open(selected: nil)
    }

    mutating func moved(to point: Point) {
        guard case .open = state else { return }
        state = .open(selected: layout.index(at: point))
    }
}
