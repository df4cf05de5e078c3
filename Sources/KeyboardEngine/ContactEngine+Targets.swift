import KeyboardLayouts
import Units

/// Which key a touch means.
extension ContactEngine {
    /// A touch that is nearer than this to a seam may mean the key beyond it. Source: behaviour D.3, predictive targeting.
    private static let seamReach: Points = 5
    /// The same in widths of the key.
    private static let seamReachRatio = 0.25

    /// The key at a place of the page that is shown; near a seam, the neighbour that makes a word of what has been typed.
    func target(at place: Point) -> PlacedKey? {
        let grid = board.grid(for: page)
        guard let placed = grid.key(at: place) else { return nil }
        guard rules.targetsByWord, let isViablePrefix, let word, !word.isEmpty,
            modifiers.active.isEmpty, Self.isLetter(placed),
            let neighbor = neighbor(of: placed, at: place, among: grid.keys),
            Self.isLetter(neighbor)
        else { return placed }
        let start = word.lowercased()
        if isViablePrefix(start + placed.key.label) { return placed }
        return isViablePrefix(start + neighbor.key.label) ? neighbor : placed
    }

    /// The key beyond the seam that `place` is near to, in the same row.
    private func neighbor(
        of placed: PlacedKey, at place: Point, among keys: [PlacedKey]
    ) -> PlacedKey? {
        guard let index = keys.firstIndex(where: { $0.key.id == placed.key.id }) else { return nil }
        let reach = min(Self.seamReach, placed.cell.width * Self.seamReachRatio)
        let other: Int
        if place.x - placed.cell.left < reach {
            other = index - 1
        } else if placed.cell.right - place.x < reach {
            other = index + 1
        } else {
            return nil
        }
        guard keys.indices.contains(other), keys[other].frame.y == placed.frame.y else {
            return nil
        }
        return keys[other]
    }

    private static func isLetter(_ placed: PlacedKey) -> Bool {
        guard case .character = placed.key.action else { return false }
        let label = placed.key.label
        return label.count == 1 && label.first?.isLetter == true
    }
}
