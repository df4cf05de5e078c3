/// Where pixels begin, seen from the middle of an icon: moves straight lines by less than half a
/// pixel, so that they cover whole rows and columns of pixels.
///
/// Distances are units of the icon, from its middle; what is symmetric stays so.
struct IconGrid {
    /// How far the first edge between pixels lies from the middle, in pixels: 0 or a half.
    private let firstColumn: Double
    private let firstRow: Double
    private let pixelsPerUnit: Double

    /// - Parameters:
    ///   - originX: the middle in buffer pixels; a whole number of halves.
    ///   - pixelsPerUnit: how many pixels an icon's height of 1 is.
    init(originX: Double, _ originY: Double, pixelsPerUnit: Double) {
        firstColumn = Self.rest(originX)
        firstRow = Self.rest(originY)
        self.pixelsPerUnit = pixelsPerUnit
    }

    /// The edge between two columns next to a distance to the left or right.
    func column(_ distance: Double) -> Double { edge(distance, first: firstColumn) }

    /// The edge between two rows next to a distance upwards or downwards.
    func row(_ distance: Double) -> Double { edge(distance, first: firstRow) }

    /// The middle of a level line, `width` thick, whose edges come as near as they can to edges
    /// between rows.
    func level(_ distance: Double, width: Double) -> Double {
        centre(distance, width: width, first: firstRow)
    }

    /// The middle of an upright line, `width` thick, whose edges come as near as they can to edges
    /// between columns.
    func upright(_ distance: Double, width: Double) -> Double {
        centre(distance, width: width, first: firstColumn)
    }

    /// A whole number of pixels next to a distance.
    func whole(_ distance: Double) -> Double { edge(distance, first: 0) }

    private func centre(_ distance: Double, width: Double, first: Double) -> Double {
        let pixels = max(1, (width * pixelsPerUnit).rounded())
        let isOdd = pixels.truncatingRemainder(dividingBy: 2) == 1
        return edge(distance, first: isOdd ? 0.5 - first : first)
    }

    private func edge(_ distance: Double, first: Double) -> Double {
        if pixelsPerUnit <= 0 || distance == 0 { return distance }
        let pixels = abs(distance) * pixelsPerUnit
        let snapped = max(0, (pixels - first).rounded()) + first
        return (distance < 0 ? -snapped : snapped) / pixelsPerUnit
    }

    private static func rest(_ origin: Double) -> Double {
        abs(origin - origin.rounded(.down)) < 0.25 ? 0 : 0.5
    }
}
