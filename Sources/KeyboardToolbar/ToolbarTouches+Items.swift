import KeyboardStyle
import Units

/// What is asked about the item that is held.
extension ToolbarTouches {
    /// The contact that counts.
    var contact: ContactID? {
        switch state {
        case .idle: nil
        case .holding(let hold): hold.contact
        case .picking(let pick): pick.contact
        case .dragging(let drag): drag.contact
        }
    }

    var heldAddress: ToolAddress? {
        switch state {
        case .idle, .dragging: nil
        case .holding(let hold): hold.address
        case .picking(let pick): pick.address
        }
    }

    func isEnabled(_ address: ToolAddress) -> Bool { content[address]?.isEnabled == true }

    func hasChoices(_ address: ToolAddress) -> Bool {
        content[address]?.choices.isEmpty == false
    }

    /// The classic look shows what a primary item performs, both looks an item's that will show more.
    func hasPreview(_ address: ToolAddress) -> Bool {
        if hasChoices(address) { return true }
        switch layout.style {
        case .glass: return false
        case .classic: return content[address]?.isSecondary == false
        }
    }
}
