import InputMethod
import KeyboardLayouts

extension KeymapPlan {
    /// What a layout types, on the places of a PC keyboard of its language.
    ///
    /// A layout that has none leaves its letters on the places of the phone's rows.
    init(_ layout: KeyboardLayout) {
        var others: [String] = []
        for page in layout.pages {
            for key in layout.rows(of: page).joined() {
                if case .character = key.action { others += [key.label, key.shiftedLabel] }
                others += key.alternates(isShifted: false) + key.alternates(isShifted: true)
            }
        }
        let physical = layout.physicalKeys
        guard !physical.isEmpty else {
            let letters = layout.rows(of: .letters).map { row in
                row.compactMap { key -> (plain: String, shifted: String)? in
                    guard case .character = key.action else { return nil }
                    return (key.label, key.shiftedLabel)
                }
            }
            self.init(name: layout.name, letters: letters, others: others)
            return
        }
        let places = physical.map { physical in
            func text(_ level: KeyLevel) -> String {
                physical.key.sign(at: level)?.label ?? ""
            }
            return Place(
                code: physical.code, plain: text(.plain), shifted: text(.shifted),
                altGr: text(.altGr), shiftedAltGr: text(.shiftedAltGr))
        }
        self.init(name: layout.name, places: places, others: others)
    }
}

extension Keymap {
    /// The keymap of a layout. That of US English is written out: it is the one that most start with. What its keys offer when
    /// they are held comes with another keymap, once it is needed.
    init(_ layout: KeyboardLayout) throws(KeymapError) {
        if layout.name == "us" {
            try self.init(whole: { KeymapPlan(layout) })
        } else {
            try self.init(for: KeymapPlan(layout))
        }
    }
}
