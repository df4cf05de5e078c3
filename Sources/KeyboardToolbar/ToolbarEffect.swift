/// What a touch on the toolbar leads to. Whoever gets it carries it out before the appearance is drawn.
package enum ToolbarEffect: Sendable, Hashable {
    /// An item's choices are about to appear.
    case willPresentPicker(ToolAddress)
    /// A tool is performed, once.
    case perform(ToolChoice, of: ToolAddress)
}
