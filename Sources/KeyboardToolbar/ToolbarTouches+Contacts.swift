import KeyboardStyle
import Units

/// What the events of one contact do.
extension ToolbarTouches {
    mutating func wentDown(
        _ contact: ContactID, at point: Point, _ now: Instant
    ) -> [ToolbarEffect] {
        // A number that is used again although its finger was never seen to go up.
        forget(contact)
        guard let address = layout.item(at: point), isEnabled(address),
            let area = layout.frame(of: address)
        else {
            if case .idle = state, layout.canScroll {
                state = .dragging(BarDrag(contact: contact, at: point.x, scroll: layout.scroll))
            } else {
                spent.insert(contact)
            }
            return []
        }
        if heldAddress == address {
            spent.insert(contact)
            return []
        }
        giveUp()
        if delay <= 0, hasChoices(address) { return open(address, of: contact, at: point) }
        state = .holding(
            ToolHold(
                contact: contact, address: address, area: area, point: point,
                deadline: now + delay))
        return []
    }

    mutating func moved(_ contact: ContactID, to point: Point) {
        guard self.contact == contact else { return }
        switch state {
        case .idle: break
        case .holding(var hold):
            if layout.canScroll,
                abs((point.x - hold.origin.x).value) > layout.metrics.scrollSlop.value
            {
                var drag = BarDrag(contact: contact, at: hold.origin.x, scroll: layout.scroll)
                layout = drag.moved(to: point.x, slop: layout.metrics.scrollSlop, layout)
                state = .dragging(drag)
                return
            }
            hold.moved(to: point, slop: layout.metrics.slop)
            state = .holding(hold)
        case .picking(var pick):
            pick.moved(to: point, lowest: 2 * layout.height + layout.metrics.slop)
            state = .picking(pick)
        case .dragging(var drag):
            layout = drag.moved(to: point.x, slop: layout.metrics.scrollSlop, layout)
            state = .dragging(drag)
        }
    }

    mutating func lifted(_ contact: ContactID) -> [ToolbarEffect] {
        let effect = effectOfLifting(contact)
        forget(contact)
        return effect.map { [$0] } ?? []
    }

    private func effectOfLifting(_ contact: ContactID) -> ToolbarEffect? {
        guard self.contact == contact else { return nil }
        switch state {
        case .idle, .dragging: return nil
        case .holding(let hold):
            return hold.isArmed ? .perform(.representative, of: hold.address) : nil
        case .picking(let pick):
            guard pick.isArmed, let item = content[pick.address] else { return nil }
            return .perform(item.choice(at: pick.slide.selected), of: pick.address)
        }
    }

    mutating func open(
        _ address: ToolAddress, of contact: ContactID, at point: Point
    ) -> [ToolbarEffect] {
        guard let picker = pickerLayout(of: address) else { return [] }
        state = .picking(
            ToolPick(contact: contact, address: address, at: point, layout: picker))
        return [.willPresentPicker(address)]
    }

    private func pickerLayout(of address: ToolAddress) -> ToolPickerLayout? {
        guard let frame = layout.frame(of: address), let item = content[address] else { return nil }
        return ToolPickerLayout(
            item: frame, choices: item.choices, containerWidth: layout.width,
            availableAbove: availableAbove, style: layout.style, metrics: layout.metrics)
    }

    mutating func layPickerOut() {
        guard case .picking(var pick) = state, let picker = pickerLayout(of: pick.address) else {
            return
        }
        pick.laidOut(picker)
        state = .picking(pick)
    }

    /// Nothing more comes of the contact that counted.
    mutating func giveUp() {
        if let contact { spent.insert(contact) }
        state = .idle
    }

    /// The contact is not there any more.
    mutating func forget(_ contact: ContactID) {
        if self.contact == contact { state = .idle }
        spent.remove(contact)
    }
}
