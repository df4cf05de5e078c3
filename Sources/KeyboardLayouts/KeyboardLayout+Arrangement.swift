extension KeyboardLayout {
    /// The layout with its Latin letters in another order; its other letters stay at the ends of their rows. A layout without
    /// all letters from a to z, and one whose letters are not in three rows, stays as it is. So does the PC keyboard.
    ///
    /// To be asked before `adapted(to:)`. Source: behaviour D.1, `layoutTypeOverride`; A.4, "Dvorak".
    public func arranged(as arrangement: LayoutArrangement?) -> KeyboardLayout {
        guard let arrangement, let letters = LatinRows(rows(of: .letters)) else { return self }
        return with(letters: letters.arranged(as: arrangement))
    }
}

/// The page of letters of a Latin layout, taken apart.
private struct LatinRows {
    private let letters: [String: Key]
    /// What else there is in the three rows of letters, at the end of each, without the edge keys.
    private let others: [[Key]]
    /// The row below.
    private let rest: [[Key]]

    init?(_ rows: [[Key]]) {
        guard rows.count >= 4 else { return nil }
        var letters: [String: Key] = [:]
        var others: [[Key]] = []
        for row in rows.prefix(3) {
            var ends: [Key] = []
            for key in row {
                if case .character(let text) = key.action, Self.isLatin(text) {
                    letters[text] = key
                } else if key.action != .shift, key.action != .backspace {
                    ends.append(key)
                }
            }
            others.append(ends)
        }
        if letters.count != 26 { return nil }
        self.letters = letters
        self.others = others
        rest = Array(rows.dropFirst(3))
    }

    private static func isLatin(_ text: String) -> Bool {
        text.utf8.count == 1 && ("a"..."z").contains(text)
    }

    func arranged(as arrangement: LayoutArrangement) -> [[Key]] {
        var rows = zip(arrangement.rows, others).map { row, others in
            row.compactMap { letters[String($0)] } + others
        }
        switch arrangement {
        case .qwerty, .azerty, .qwertz, .colemak:
            rows[2] = [.shift] + rows[2] + [.backspace]
        case .dvorak: Self.stagger(&rows)
        }
        return rows + rest
    }

    /// Backspace on the top row, which begins half a key beside the second one, as the third does.
    private static func stagger(_ rows: inout [[Key]]) {
        rows = rows.map { $0.map { $0.with(width: .units(1)) } }
        let letters = Double(rows[0].count)
        let width = max(
            letters + 1.5, Double(rows[1].count) + 0.5, Double(rows[2].count) + 1.5)
        rows[0] =
            [.spacer(0, units: width - letters - 1)] + rows[0]
            + [.backspace.with(width: .units(1))]
        rows[1] += [.spacer(0, units: width - Double(rows[1].count))]
        rows[2] = [.shift.with(width: .units(width - Double(rows[2].count)))] + rows[2]
    }
}
