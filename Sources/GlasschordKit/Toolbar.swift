import KeyboardLayouts
import KeyboardToolbar
import KeyboardView
import Units

/// The toolbar above the keys: what it holds, and what fingers do on it.
///
/// It decides which contacts are its own; whoever owns it carries out what tools want.
final class Toolbar {
    /// What it holds is to be laid out anew.
    var onContent: () -> Void = {}

    let source: ToolbarSource
    private var touches: ToolbarTouches?

    init(_ source: ToolbarSource) {
        self.source = source
        source.onChange = { [unowned self] in onContent() }
        source.onOther = { [unowned self] in cancelAll() }
    }

    var content: ToolbarContent { source.view.content }
    /// The modifiers that its tools are for.
    var modifiers: Modifiers { source.modifiers }
    var appearance: ToolbarAppearance { touches?.appearance ?? .none }
    var nextDeadline: Instant? { touches?.nextDeadline }

    /// The bar is laid out like this now; nil where there is none.
    func laidOut(_ bar: BoardToolbar?, _ layout: ToolbarLayout?) {
        guard let bar, let layout else {
            touches = nil
            return
        }
        if touches == nil {
            touches = ToolbarTouches(content: bar.content, layout: layout)
        } else {
            touches?.contentChanged(bar.content, layout)
        }
        touches?.availableAbove = bar.availableAbove
    }

    /// Whether a contact is the bar's: it went down there.
    ///
    /// - Parameters:
    ///   - event: in logical pixels of the surface.
    ///   - topInset: what of the surface is above the bar.
    func takes(_ event: ContactEvent, topInset: Points) -> Bool {
        guard let touches else { return false }
        guard case .down(let point) = event.phase else { return touches.owns(event.id) }
        return point.y >= topInset && point.y < topInset + touches.layout.height
    }

    /// Takes an event of a contact that is the bar's.
    func handle(_ event: ContactEvent, topInset: Points, now: Instant) {
        var event = event
        switch event.phase {
        case .down(let point):
            touches?.delay = source.view.showToolPickerDelay.milliseconds
            event.phase = .down(Point(x: point.x, y: point.y - topInset))
        case .moved(let point):
            event.phase = .moved(Point(x: point.x, y: point.y - topInset))
        case .up, .cancelled: break
        }
        carryOut(touches?.handle(event, now: now) ?? [])
    }

    func timeReached(_ now: Instant) {
        carryOut(touches?.timeReached(now) ?? [])
    }

    func cancelAll() {
        touches?.cancelAll()
    }

    /// Another field has the focus, or none has.
    func fieldLeft() {
        touches?.fieldLeft()
    }

    private func carryOut(_ effects: [ToolbarEffect]) {
        for effect in effects {
            switch effect {
            case .willPresentPicker(let address): source.willPresent(address)
            case .perform(let choice, let address): source.view.perform(choice, of: address)
            }
        }
    }
}
