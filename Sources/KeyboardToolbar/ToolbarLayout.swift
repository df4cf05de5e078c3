import KeyboardStyle
import Units

/// Where a toolbar's items lie on a width: what is drawn, and what takes touches.
///
/// In glass each group has its own capsule where there is room; else all share one. Where the least widths are too wide too,
/// the whole row is moved to the left by `scroll`, and is cut by the bar's ends. Source: behaviour E.3 and E.5.
package struct ToolbarLayout: Sendable, Hashable {
    /// What lies behind the items of one group, or of all; the classic look draws nothing there.
    package struct Capsule: Sendable, Hashable {
        package let frame: Rect
        /// The groups in it; some of them may have no items.
        package let groups: Range<Int>
    }

    /// In logical pixels, like all here; the bar's upper left corner is the origin.
    package let height: Points
    package let width: Points
    package let style: ToolbarStyle
    package let metrics: ToolbarMetrics
    /// How far the row is moved to the left, within `scrollRange`.
    package private(set) var scroll: Points = 0
    private let arrangement: ToolbarArrangement

    /// - Parameters:
    ///   - padding: the margin left and right of the keys, which the classic look keeps too.
    ///   - scroll: how far the row is moved to the left; what is too far is not.
    package init(
        content: ToolbarContent, width: Points, style: ToolbarStyle, metrics: ToolbarMetrics,
        padding: Points, scroll: Points = 0
    ) {
        height = ToolbarMeasures(style: style, metrics: metrics, padding: padding).height
        self.width = width
        self.style = style
        self.metrics = metrics
        arrangement = ToolbarArrangement(
            content: content, width: width, style: style, metrics: metrics, padding: padding)
        self.scroll = bounded(scroll)
    }

    /// From left to right. In glass one for each group, or one for all; in the classic look one for each group.
    package var capsules: [Capsule] {
        if scroll == 0 { return arrangement.capsules }
        return arrangement.capsules.map {
            Capsule(frame: $0.frame.moved(by: -scroll), groups: $0.groups)
        }
    }

    /// From left to right, also those that are scrolled out of the bar.
    package var items: [PlacedTool] {
        if scroll == 0 { return arrangement.items }
        return arrangement.items.map { $0.moved(by: -scroll) }
    }

    /// From nothing to how far the row can be moved; both are nothing where all items fit.
    package var scrollRange: ClosedRange<Points> { 0...arrangement.excess }

    package var canScroll: Bool { arrangement.excess > 0 }

    package func frame(of address: ToolAddress) -> Rect? {
        arrangement.items.first { $0.address == address }?.frame.moved(by: -scroll)
    }

    /// The item that takes a touch there; nil between capsules, and outside the bar.
    package func item(at point: Point) -> ToolAddress? {
        guard point.x >= 0, point.x < width else { return nil }
        let place = Point(x: point.x + scroll, y: point.y)
        return arrangement.items.first { $0.cell.contains(place) }?.address
    }

    /// The same row, moved to the left by `scroll` instead, as far as `scrollRange` allows.
    package func scrolled(to scroll: Points) -> ToolbarLayout {
        var layout = self
        layout.scroll = bounded(scroll)
        return layout
    }

    private func bounded(_ scroll: Points) -> Points {
        scroll.value.isNaN ? 0 : min(max(scroll, 0), arrangement.excess)
    }
}
