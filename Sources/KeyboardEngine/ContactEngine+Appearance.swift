import KeyboardLayouts

extension ContactEngine {
    /// What the board shows now.
    package var appearance: Appearance {
        let grid = board.grid(for: page)
        var pressed: [KeyID] = []
        for contact in contacts where contact.isShown(on: page) {
            let id = contact.key.id
            if grid.contains(id) && !pressed.contains(id) { pressed.append(id) }
        }
        let callout = choice?.callout
        return Appearance(
            page: page, shift: shift.state, pressed: pressed,
            pops: pops(on: grid, except: callout?.key), callout: callout, menu: globe?.menu,
            latched: modifiers.latched, locked: modifiers.locked,
            isDraggingCaret: drag?.isDragging == true)
    }

    private func pops(on grid: KeyGrid, except openKey: KeyID?) -> [KeyPop] {
        var numbered = contacts.compactMap { contact in
            contact.pop.map { (number: contact.number, pop: $0) }
        }
        if !lingering.isEmpty {
            numbered += lingering.map { (number: $0.number, pop: $0.pop) }
            numbered.sort { $0.number < $1.number }
        }
        var pops: [KeyPop] = []
        for (_, pop) in numbered where pop.key != openKey && grid.contains(pop.key) {
            // A key that is touched again keeps its place, and shows what it typed last.
            if let index = pops.firstIndex(where: { $0.key == pop.key }) {
                pops[index] = pop
            } else {
                pops.append(pop)
            }
        }
        return pops
    }
}
