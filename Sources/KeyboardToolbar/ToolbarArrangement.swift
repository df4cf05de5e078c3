import KeyboardStyle
import Units

/// The items of a toolbar side by side, before any scrolling.
///
/// Where not all fit, first the gaps give way, then the items' widths; what then still is too wide is scrolled.
/// Source: behaviour E.3 and E.5.
struct ToolbarArrangement: Sendable, Hashable {
    /// An item that has no place yet, and the gap to the one before it.
    private struct Part {
        let address: ToolAddress
        /// Whether it is the first of its group.
        let beginsGroup: Bool
        let gap: Squeezed
        let width: Squeezed
    }

    /// A length between what is wished for and the least that will do.
    private struct Squeezed {
        let wished: Points
        let least: Points

        func length(_ ease: Double) -> Points { least + (wished - least) * ease }
    }

    private(set) var capsules: [ToolbarLayout.Capsule] = []
    private(set) var items: [PlacedTool] = []
    /// How much wider than the bar everything is together.
    private(set) var excess: Points = 0

    init(
        content: ToolbarContent, width: Points, style: ToolbarStyle, metrics: ToolbarMetrics,
        padding: Points
    ) {
        let measures = ToolbarMeasures(style: style, metrics: metrics, padding: padding)
        let apart = Self.parts(of: content, measures) { group in
            switch style {
            case .glass: Squeezed(wished: 0, least: 0)
            case .classic:
                Squeezed(
                    wished: measures.sound(group.spacing),
                    least: min(
                        measures.sound(group.spacing), metrics.classic.minimumItemSpacing))
            }
        }
        if apart.isEmpty { return }
        let groupCount = apart.count(where: \.beginsGroup)
        let least =
            apart.reduce(0) { $0 + $1.width.wished + $1.gap.wished }
            + Double(groupCount) * 2 * measures.groupPadding
            + Double(groupCount - 1) * measures.groupGap + 2 * measures.margin
        switch style {
        case .glass where least > width: combine(apart, width, measures, metrics.glass)
        case .glass, .classic: spread(apart, width, measures)
        }
        cutCells(width, measures, metrics)
    }

    private static func parts(
        of content: ToolbarContent, _ measures: ToolbarMeasures,
        gap: (ToolbarContent.Group) -> Squeezed
    ) -> [Part] {
        content.groups.enumerated().flatMap { groupIndex, group in
            group.items.enumerated().map { index, item in
                Part(
                    address: ToolAddress(group: groupIndex, item: index),
                    beginsGroup: index == 0,
                    gap: index == 0 ? Squeezed(wished: 0, least: 0) : gap(group),
                    width: Squeezed(
                        wished: measures.width(of: item), least: measures.minimumWidth(of: item)))
            }
        }
    }

    /// Each group by itself: the first at the left, the last at the right, equal gaps between them.
    private mutating func spread(_ parts: [Part], _ width: Points, _ measures: ToolbarMeasures) {
        let groupCount = Double(parts.count(where: \.beginsGroup))
        let room = width - 2 * measures.margin - groupCount * 2 * measures.groupPadding
        let ease = Self.ease(parts, room: room - (groupCount - 1) * measures.groupGap)
        let used = parts.reduce(0) {
            $0 + $1.gap.length(ease.gaps) + $1.width.length(ease.widths)
        }
        let groupGap =
            groupCount > 1
            ? max(measures.groupGap, (room - used) / (groupCount - 1)) : measures.groupGap
        var x = measures.margin
        for part in parts {
            if part.beginsGroup {
                if !items.isEmpty { x = x + measures.groupPadding + groupGap }
                x = x + measures.groupPadding
            }
            x = place(part, after: x, ease, measures)
            let capsule = Rect(
                left: part.beginsGroup
                    ? x - part.width.length(ease.widths) - measures.groupPadding
                    : capsules[capsules.count - 1].frame.left,
                top: items[items.count - 1].frame.top, right: x + measures.groupPadding,
                bottom: items[items.count - 1].frame.bottom)
            if !part.beginsGroup { capsules.removeLast() }
            capsules.append(
                ToolbarLayout.Capsule(
                    frame: capsule, groups: part.address.group..<part.address.group + 1))
        }
        excess = Self.excess(x + measures.groupPadding + measures.margin - width)
    }

    /// All groups in one capsule, in the middle.
    private mutating func combine(
        _ parts: [Part], _ width: Points, _ measures: ToolbarMeasures,
        _ metrics: ToolbarMetrics.Glass
    ) {
        let parts = parts.enumerated().map { index, part in
            guard part.beginsGroup, index > 0 else { return part }
            return Part(
                address: part.address, beginsGroup: true,
                gap: Squeezed(wished: metrics.groupGap, least: metrics.minimumGroupGap),
                width: part.width)
        }
        let room = width - 2 * measures.margin - 2 * measures.groupPadding
        let ease = Self.ease(parts, room: room)
        let used = parts.reduce(0) {
            $0 + $1.gap.length(ease.gaps) + $1.width.length(ease.widths)
        }
        let left = measures.margin + max(0, (room - used) / 2)
        var x = left + measures.groupPadding
        for part in parts { x = place(part, after: x, ease, measures) }
        let frame = items[0].frame
        capsules = [
            ToolbarLayout.Capsule(
                frame: Rect(
                    left: left, top: frame.top, right: x + measures.groupPadding,
                    bottom: frame.bottom),
                groups: parts[0].address.group..<parts[parts.count - 1].address.group + 1)
        ]
        excess = Self.excess(used - room)
    }

    /// - Returns: the item's right edge.
    private mutating func place(
        _ part: Part, after x: Points, _ ease: (gaps: Double, widths: Double),
        _ measures: ToolbarMeasures
    ) -> Points {
        let frame = Rect(
            x: x + part.gap.length(ease.gaps), y: (measures.height - measures.itemHeight) / 2,
            width: part.width.length(ease.widths), height: measures.itemHeight)
        items.append(PlacedTool(address: part.address, frame: frame, cell: frame))
        return frame.right
    }

    /// How much of what gaps and widths wish for beyond their least they get: nothing is 0, all is 1.
    private static func ease(_ parts: [Part], room: Points) -> (gaps: Double, widths: Double) {
        let widths = parts.reduce(0) { $0 + $1.width.wished }
        let leastWidths = parts.reduce(0) { $0 + $1.width.least }
        let gaps = parts.reduce(0) { $0 + $1.gap.wished }
        let leastGaps = parts.reduce(0) { $0 + $1.gap.least }
        let gapEase = share(of: room - widths, from: leastGaps, to: gaps)
        let rest = room - (leastGaps + (gaps - leastGaps) * gapEase)
        return (gapEase, share(of: rest, from: leastWidths, to: widths))
    }

    private static func share(of room: Points, from least: Points, to wished: Points) -> Double {
        if wished <= least { return 1 }
        let share: Double = (room - least) / (wished - least)
        return min(max(share, 0), 1)
    }

    /// Sums of fractions are not exact; nobody scrolls by less than a hundredth of a pixel.
    private static func excess(_ length: Points) -> Points { length < 0.01 ? 0 : length }

    /// Gives each item what takes touches for it.
    private mutating func cutCells(
        _ width: Points, _ measures: ToolbarMeasures, _ metrics: ToolbarMetrics
    ) {
        let total = width + excess
        for index in items.indices {
            let left =
                index == 0
                ? edge(items[0].frame.left - measures.groupPadding, 0, metrics)
                : seam(index - 1, measures, metrics).right
            let right =
                index == items.count - 1
                ? edge(items[index].frame.right + measures.groupPadding, total, metrics)
                : seam(index, measures, metrics).left
            items[index] = PlacedTool(
                address: items[index].address, frame: items[index].frame,
                cell: Rect(left: left, top: 0, right: right, bottom: measures.height))
        }
    }

    /// Where the cells end between an item and the next: at the same place within a capsule.
    private func seam(
        _ index: Int, _ measures: ToolbarMeasures, _ metrics: ToolbarMetrics
    ) -> (left: Points, right: Points) {
        let left = items[index].frame.right
        let right = items[index + 1].frame.left
        let middle: Points = (left + right) / 2
        let areTogether =
            capsules.count == 1
            || items[index].address.group == items[index + 1].address.group
        if areTogether { return (middle, middle) }
        let reach = measures.groupPadding + metrics.touchReach
        return (min(left + reach, middle), max(right - reach, middle))
    }

    /// Where an item at the end of the bar ends to take touches.
    private func edge(_ side: Points, _ end: Points, _ metrics: ToolbarMetrics) -> Points {
        let distance = Points(abs((end - side).value))
        if distance <= metrics.edgeReach { return end }
        return end < side ? side - metrics.touchReach : side + metrics.touchReach
    }
}
