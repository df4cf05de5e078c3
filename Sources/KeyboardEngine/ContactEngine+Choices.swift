import KeyboardLayouts
import Units

/// Callouts and the globe's menu.
extension ContactEngine {
    mutating func openChoice(at now: Instant) {
        choice?.timeReached(now)
        guard let choice, choice.callout != nil else { return }
        edit(choice.contact) { $0.hasOpenedCallout = true }
    }

    /// Ends the choice with what is selected.
    mutating func settleChoice(_ perform: Performer) {
        finishChoice(with: choice?.callout?.pick, perform)
    }

    /// - Parameter pick: what is to stand in the place of the key's own character; nil leaves that.
    mutating func finishChoice(with pick: String?, _ perform: Performer) {
        guard let choice else { return }
        self.choice = nil
        guard let index = contacts.firstIndex(where: { $0.id == choice.contact }) else { return }
        if choice.callout != nil { contacts[index].isSettled = true }
        guard let pick, pick != choice.base else { return }
        if case .types = contacts[index].ending {
            contacts[index].ending = pick.isEmpty ? .nothing : .types(.character(pick))
        } else if pick.isEmpty {
            takeBack(index, perform)
        } else if contacts[index].typed != nil {
            contacts[index].typed = nil
            emit(.replace(typed: choice.base, with: pick), perform)
        }
    }

    mutating func openMenu(at now: Instant) {
        guard let contact = globe?.contact else { return }
        globe?.timeReached(now)
        guard globe?.isOpen == true else { return }
        // The tap that would have meant the next layout has become something else.
        edit(contact) { $0.ending = .nothing }
    }

    /// Lifting performs what is selected.
    mutating func endMenu(_ perform: Performer) {
        let pick = globe?.pick
        globe = nil
        if let pick { emit(.menu(pick), perform) }
    }
}
