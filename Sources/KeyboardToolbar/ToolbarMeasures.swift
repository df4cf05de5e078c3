import KeyboardStyle
import Units

/// The lengths of one look, under names that both looks share. Source: behaviour E.3 and E.5.
struct ToolbarMeasures {
    let height: Points
    let itemHeight: Points
    /// From the bar's ends to the first and the last item, or its capsule.
    let margin: Points
    /// Left and right of a group's items.
    let groupPadding: Points
    /// The least gap between two groups that lie apart.
    let groupGap: Points
    let itemWidth: Points
    let minimumItemWidth: Points
    let maximumItemWidth: Points
    private let contentPadding: Points
    private let fontSize: Points
    private let wordFontSize: Points
    /// Icons are drawn so many times as large as their point size says.
    private let iconScale: Double

    /// - Parameter padding: the margin left and right of the keys.
    init(style: ToolbarStyle, metrics: ToolbarMetrics, padding: Points) {
        maximumItemWidth = metrics.maximumItemWidth
        wordFontSize = metrics.wordFontSize
        switch style {
        case .glass:
            height = metrics.glass.height
            itemHeight = metrics.glass.capsuleHeight
            margin = metrics.glass.margin
            groupPadding = metrics.glass.capsulePadding
            groupGap = metrics.glass.minimumCapsuleGap
            itemWidth = metrics.glass.itemWidth
            minimumItemWidth = metrics.glass.minimumItemWidth
            contentPadding = metrics.glass.contentPadding
            fontSize = metrics.glass.fontSize
            iconScale = metrics.glass.iconSize / ToolbarMetrics.symbolPointSize
        case .classic:
            height = metrics.classic.height
            itemHeight = metrics.classic.buttonHeight
            margin = padding
            groupPadding = 0
            groupGap = metrics.classic.minimumGroupGap
            itemWidth = metrics.classic.minimumButtonWidth
            minimumItemWidth = metrics.classic.minimumButtonWidth
            contentPadding = metrics.classic.iconPadding
            fontSize = metrics.classic.fontSize
            iconScale = 1
        }
    }

    /// How wide an item wants to be: as wide as all, or as its content needs.
    func width(of item: ToolbarContent.Item) -> Points {
        bounded(contentWidth(of: item) + 2 * contentPadding, from: itemWidth)
    }

    /// How wide an item is at least.
    func minimumWidth(of item: ToolbarContent.Item) -> Points {
        bounded(contentWidth(of: item), from: minimumItemWidth)
    }

    /// How wide a choice wants to be in a picker whose cells are `cell` wide.
    func width(of face: ToolFace, cell: Points) -> Points {
        bounded(contentWidth(of: face) + 2 * contentPadding, from: cell)
    }

    /// How wide a choice has to be at least in a picker whose cells are at least `cell` wide.
    func minimumWidth(of face: ToolFace, cell: Points) -> Points {
        bounded(contentWidth(of: face), from: cell)
    }

    /// How wide a tool's own picture or text is, `magnification` times as large as in the bar.
    func contentWidth(of face: ToolFace, magnification: Double = 1) -> Points {
        switch face.display {
        case .text(let text, _):
            NativeMetrics.approximateWidth(
                of: text, fontSize: text.count > 1 ? wordFontSize : fontSize) * magnification
        case .symbol(_, let pointSize): sound(pointSize) * iconScale * magnification
        case .image: ToolbarMetrics.symbolPointSize * iconScale * magnification
        }
    }

    private func contentWidth(of item: ToolbarContent.Item) -> Points {
        contentWidth(of: item.face) + sound(item.insets.left) + sound(item.insets.right)
    }

    private func bounded(_ width: Points, from least: Points) -> Points {
        max(least, min(width, maximumItemWidth))
    }

    /// A length that a program gave: what is no length is none.
    func sound(_ length: Points) -> Points {
        length.value.isFinite ? min(max(length, 0), maximumItemWidth) : 0
    }
}
