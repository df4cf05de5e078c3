import Scene
import Units

/// Remembers stamps, so that a key painted again costs no shaping, no outlines and no memory.
struct StampStore {
    private struct IconKey: Hashable {
        var icon: Icon
        var height: Int
        var isHalfPixel: Bool
    }

    /// More than a keyboard of several pages and scales needs. Texts that come and go must not fill the memory.
    private static let limit = 512

    private var typesetter: Typesetter
    private var labels: [LabelKey: Label] = [:]
    private var icons: [IconKey: Stamp] = [:]
    private var corners: [Double: RoundCorners] = [:]

    init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    /// Nil for a text that can be drawn by nothing we have.
    mutating func label(_ key: LabelKey) -> Label? {
        if let label = labels[key] { return label }
        guard let label = typesetter.label(key) else { return nil }
        if labels.count >= Self.limit { labels.removeAll(keepingCapacity: true) }
        labels[key] = label
        return label
    }

    /// An icon `height` pixels tall, to be pressed with the middle of its top edge on a pixel.
    mutating func icon(_ icon: Icon, height: Int, isHalfPixel: Bool) -> Stamp {
        let key = IconKey(icon: icon, height: height, isHalfPixel: isHalfPixel)
        if let stamp = icons[key] { return stamp }
        let reach = Int((icon.aspect * Double(height) / 2).rounded(.up)) + 1
        let stamp = Stamp(
            size: PixelSize(width: 2 * reach + 1, height: height),
            origin: PixelOffset(x: -reach, y: 0))
        stamp.draw { pen in
            pen.place(x: isHalfPixel ? 0.5 : 0, y: 0, scaledBy: Double(height))
            icon.draw(with: pen)
        }
        if icons.count >= Self.limit { icons.removeAll(keepingCapacity: true) }
        icons[key] = stamp
        return stamp
    }

    /// Corners of a radius in pixels; nil for sharp ones.
    mutating func corners(radius: Double) -> RoundCorners? {
        if radius <= 0 { return nil }
        if let known = corners[radius] { return known }
        let made = RoundCorners(radius: radius)
        if corners.count >= Self.limit { corners.removeAll(keepingCapacity: true) }
        corners[radius] = made
        return made
    }
}
