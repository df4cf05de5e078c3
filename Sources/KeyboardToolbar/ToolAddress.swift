/// An item's place in the toolbar.
package struct ToolAddress: Sendable, Hashable {
    package var group: Int
    package var item: Int

    package init(group: Int, item: Int) {
        self.group = group
        self.item = item
    }
}
