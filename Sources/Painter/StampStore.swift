import Scene
import Units

/// Remembers stamps, so that a key painted again costs no shaping, no outlines and no memory.
///
/// Labels are in a dictionary. Icons and corners are few and are searched one after the
/// other: each dictionary of another type costs 150 thousand instructions when the process starts.
struct StampStore {
    private struct IconStamp {
        let icon: Icon
        let height: Int
        let isHalfPixel: Bool
        let stamp: Stamp
    }

    /// More than a keyboard of several pages and scales needs. Texts that come and go must not fill
    /// the memory.
    private static let mostLabels = 512
    private static let mostShapes = 32
    /// Pops and shadows are larger: those of the keys of two pages.
    private static let mostForms = 64

    /// How many stamps were drawn so far, for what was not remembered.
    private(set) var drawnCount = 0
    private var typesetter: Typesetter
    private var labels: [LabelKey: Label] = [:]
    private var icons: [IconStamp] = []
    private var corners: [RoundCorners] = []
    private var raised: [RaisedCorners] = []
    private var rings: [RingCorners] = []
    private var pictures = PictureStore()
    /// The newest last.
    private var forms: [(form: ShapeStamp, stamp: Stamp)] = []

    init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    /// Nil for a text that can be drawn by nothing we have.
    mutating func label(_ key: LabelKey) -> Label? {
        if let label = labels[key] { return label }
        drawnCount += 1
        guard let label = typesetter.label(key) else { return nil }
        if labels.count >= Self.mostLabels { labels.removeAll(keepingCapacity: true) }
        labels[key] = label
        return label
    }

    /// Whether labels have met characters that no known font has and that were not asked for.
    var isLacking: Bool { typesetter.fonts.isLacking }

    /// How many fonts besides the main one are open.
    var openFallbackCount: Int { typesetter.fonts.openFallbackCount }

    mutating func takeRequest() -> FontRequest? { typesetter.fonts.takeRequest() }

    /// False, and all stays, when the answer brings no other font.
    mutating func use(_ answer: FontAnswer) -> Bool {
        guard typesetter.fonts.use(answer) else { return false }
        labels.removeAll(keepingCapacity: true)
        return true
    }

    mutating func use(_ main: FontFace) {
        typesetter.fonts.main = main
        labels.removeAll(keepingCapacity: true)
    }

    /// An icon `height` pixels tall, to be pressed with the middle of its top edge on a pixel.
    mutating func icon(_ icon: Icon, height: Int, isHalfPixel: Bool) -> Stamp {
        let known = icons.first {
            $0.icon == icon && $0.height == height && $0.isHalfPixel == isHalfPixel
        }
        if let known { return known.stamp }
        drawnCount += 1
        let reach = Int((icon.aspect * Double(height) / 2).rounded(.up)) + 1
        var coverage = Coverage(
            size: PixelSize(width: 2 * reach + 1, height: height),
            origin: PixelOffset(x: -reach, y: 0))
        coverage.draw { pen in
            pen.place(x: isHalfPixel ? 0.5 : 0, y: 0, scaledBy: Double(height))
            icon.draw(with: pen)
        }
        let stamp = Stamp(coverage)
        if icons.count >= Self.mostShapes { icons.removeAll(keepingCapacity: true) }
        icons.append(
            IconStamp(icon: icon, height: height, isHalfPixel: isHalfPixel, stamp: stamp))
        return stamp
    }

    /// Corners of a radius in pixels; nil for sharp ones.
    mutating func corners(radius: Double) -> RoundCorners? {
        if radius <= 0 { return nil }
        if let known = corners.first(where: { $0.radius == radius }) { return known }
        let made = RoundCorners(radius: radius)
        if corners.count >= Self.mostShapes { corners.removeAll(keepingCapacity: true) }
        corners.append(made)
        return made
    }

    /// The ends of a line of this height in pixels below such corners; nil for sharp ones.
    mutating func raisedCorners(radius: Double, height: Int) -> RaisedCorners? {
        if radius <= 0 { return nil }
        if let known = raised.first(where: { $0.radius == radius && $0.height == height }) {
            return known
        }
        let made = RaisedCorners(radius: radius, height: height)
        if raised.count >= Self.mostShapes { raised.removeAll(keepingCapacity: true) }
        raised.append(made)
        return made
    }

    /// Corners of a line `width` pixels wide just inside a box; nil for sharp ones.
    mutating func ringCorners(radius: Double, width: Int) -> RingCorners? {
        if radius <= 0 { return nil }
        if let known = rings.first(where: { $0.radius == radius && $0.width == width }) {
            return known
        }
        let made = RingCorners(radius: radius, width: width)
        if rings.count >= Self.mostShapes { rings.removeAll(keepingCapacity: true) }
        rings.append(made)
        return made
    }

    /// A file's picture, as large as fits into a box of pixels.
    mutating func picture(
        _ path: String, fitting box: PixelSize, isTemplate: Bool
    ) -> PictureStore.Drawn {
        pictures.picture(path, fitting: box, isTemplate: isTemplate)
    }

    mutating func stamp(of form: ShapeStamp) -> Stamp {
        if let known = forms.last(where: { $0.form == form }) { return known.stamp }
        drawnCount += 1
        let stamp = form.draw()
        // One after the other: keys come back sooner than what unfolded once.
        if forms.count >= Self.mostForms { forms.removeFirst() }
        forms.append((form, stamp))
        return stamp
    }
}
