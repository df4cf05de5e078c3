import KeyboardStyle
import Scene
import Units

/// Paints scenes with one font, and others for what it lacks; keeps what it has drawn once.
package final class ScenePainter {
    package private(set) var fontState: FontState
    /// Called when a picture has met characters that no known font has: `takeRequest` tells which. Nobody is called for
    /// the same characters twice.
    package var onLack: (() -> Void)?
    private var stamps: StampStore
    /// Nil for a painter that uses what it was made with.
    let finder: FontFinder?

    /// A painter with the first usable font that `finder` knows, and what that lacks from fonts that an earlier start has found.
    package convenience init(fonts finder: FontFinder) {
        var broken: FontFile?
        let face = finder.first { file -> FontFace? in
            let face = FontFace(file)
            if face == nil, broken == nil { broken = file }
            return face
        }
        self.init(face: face, state: broken.map { .unusable($0) } ?? .noFont, finder)
    }

    /// A painter with this font, or with the built-in strokes.
    ///
    /// - Parameter finder: finds fonts for what it lacks.
    package convenience init(font: FontFile?, fallbacks finder: FontFinder? = nil) {
        let face = font.flatMap { FontFace($0) }
        self.init(face: face, state: font.map { .unusable($0) } ?? .noFont, finder)
    }

    private init(face: FontFace?, state: FontState, _ finder: FontFinder?) {
        fontState = face.map { .font($0.file) } ?? state
        self.finder = finder
        stamps = StampStore(
            typesetter: Typesetter(fonts: FontStack(main: face, finder: finder)))
    }

    /// Draws labels with another font from now on. False, and all stays, when it is in use already
    /// or cannot be used.
    package func use(_ font: FontFile) -> Bool {
        if fontState == .font(font) { return false }
        guard let face = FontFace(font) else { return false }
        fontState = .font(font)
        stamps.use(face)
        return true
    }

    /// How many labels, icons and shapes were drawn so far because they had not been drawn before.
    package var drawnCount: Int { stamps.drawnCount }

    /// How many fonts besides the main one are open; 0 while labels need no other.
    package var openFallbackCount: Int { stamps.openFallbackCount }

    /// What fonts are to be found for, once: for `FontFinder.fonts(for:)`. Until the answer is used, numbers stand for the
    /// characters.
    package func takeRequest() -> FontRequest? { stamps.takeRequest() }

    /// Uses what was found from now on. False, and all stays, when it brings nothing.
    package func use(_ answer: FontAnswer) -> Bool { stamps.use(answer) }

    /// Replaces the pixels of `region` by the scene's; whatever lies outside stays.
    ///
    /// The scene's own size plays no part: the region is cut at the layout's edges, and where no
    /// node paints, the pixels become clear.
    ///
    /// - Parameter isClear: whether all pixels are clear already, as in memory that is new.
    package func paint(
        _ scene: BoardScene, region: PixelRegion, scale: Scale, into pixels: inout MutableRawSpan,
        layout: PixelLayout, isClear: Bool = false
    ) {
        precondition(pixels.byteCount >= layout.byteCount, "the buffer holds the layout's pixels")
        let region = region.clipped(to: layout.size.bounds)
        if region.isEmpty { return }
        unsafe pixels.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            let canvas = unsafe Canvas(pixels: start, layout: layout)
            let grid = PixelGrid(scale: scale, width: scene.size.width)
            for area in region.rectangles {
                if !isClear {
                    for gap in gaps(in: area, under: scene.nodes.first, scale: scale, grid: grid) {
                        canvas.clear(gap)
                    }
                }
                let vicinity = grid.vicinity(of: area)
                // By index: nodes that are not painted are not copied.
                for index in scene.nodes.indices {
                    if !scene.nodes[index].ink.intersects(vicinity) { continue }
                    let ink = scale.covering(scene.nodes[index].ink)
                    if !ink.intersects(area) { continue }
                    paint(
                        scene.nodes[index], limit: ink.intersection(area), grid: grid, on: canvas)
                }
            }
        }
        if stamps.isLacking { onLack?() }
    }

    /// The parts of `area` in which something may show through the lowest node.
    private func gaps(
        in area: PixelRect, under node: SceneNode?, scale: Scale, grid: PixelGrid
    ) -> [PixelRect] {
        guard let node else { return [area] }
        let frame = grid.snapped(node.frame)
        guard frame.contains(area), scale.covering(node.ink).contains(area) else { return [area] }
        switch node.content {
        case .fill(let color, cornerRadius: 0) where color.alpha == 1:
            return []
        case .tray(let color, let cornerRadius) where color.alpha == 1:
            let side = Int(radius(cornerRadius, of: frame, grid).rounded(.up))
            // A lower one has four round corners.
            if frame.height < 2 * side { return [area] }
            let left = PixelRect(x: frame.x, y: frame.y, width: side, height: side)
            var right = left
            right.x = frame.right - side
            return [left, right].map { $0.intersection(area) }.filter { !$0.isEmpty }
        default:
            return [area]
        }
    }

    private func paint(
        _ node: SceneNode, limit: PixelRect, grid: PixelGrid, on canvas: borrowing Canvas
    ) {
        let frame = grid.snapped(node.frame)
        switch node.content {
        case .blank:
            break
        case .fill(let color, let cornerRadius):
            let corners = stamps.corners(radius: radius(cornerRadius, of: frame, grid))
            canvas.fill(frame, corners: corners, ink: PixelInk(color), within: limit)
        case .raised(let color, let cornerRadius, let line):
            let radius = radius(cornerRadius, of: frame, grid)
            // Rounded down, it stays within the ink wherever the key's edge was moved to.
            let height = max(1, Int(grid.pixels(line.height)))
            canvas.fillLine(
                below: frame, height: height,
                corners: stamps.raisedCorners(radius: radius, height: height),
                ink: PixelInk(line.color), within: limit)
            canvas.fill(
                frame, corners: stamps.corners(radius: radius), ink: PixelInk(color),
                within: limit)
        case .tray(let color, let cornerRadius):
            let corners = stamps.corners(radius: radius(cornerRadius, of: frame, grid))
            canvas.fillTray(frame, corners: corners, ink: PixelInk(color), within: limit)
        case .shape(let shape, let color):
            let (form, place) = grid.snapped(shape)
            canvas.press(
                stamps.stamp(of: .pop(form)), at: place, ink: PixelInk(color), within: limit)
        case .ring(let color, let cornerRadius, let width):
            let width = max(1, Int(grid.pixels(width).rounded()))
            let corners = stamps.ringCorners(
                radius: radius(cornerRadius, of: frame, grid), width: width)
            canvas.fillRing(
                frame, width: width, corners: corners, ink: PixelInk(color), within: limit)
        case .plate(let shape, let color):
            let (form, place) = grid.snapped(shape)
            canvas.press(
                stamps.stamp(of: .plate(form)), at: place, ink: PixelInk(color), within: limit)
        case .plateEdge(let shape, let width, let color):
            let (form, place) = grid.snapped(shape)
            let edge = ShapeStamp.plateEdge(form, width: max(1, grid.pixels(width)))
            canvas.press(stamps.stamp(of: edge), at: place, ink: PixelInk(color), within: limit)
        case .shadow(let shadow):
            paint(shadow, of: frame, limit: limit, grid: grid, on: canvas)
        case .bubble(let shape, let paint):
            let parts = BubbleStamps(shape, diameter: Double(frame.width))
            let place = PixelOffset(x: frame.x, y: frame.y)
            if let body = parts.body {
                canvas.press(body, at: place, ink: PixelInk(paint.body), within: limit)
            }
            if let plate = parts.plate {
                canvas.press(plate, at: place, ink: PixelInk(paint.plate), within: limit)
            }
            canvas.press(parts.rim, at: place, ink: PixelInk(paint.rim), within: limit)
        case .label(let text, let style, let color):
            paint(text, style, color, in: frame, limit: limit, grid: grid, on: canvas)
        case .icon(let icon, let height, let color):
            let height = pixels(height, fitting: frame, grid)
            let stamp = stamps.icon(icon, height: height, isHalfPixel: frame.width % 2 != 0)
            let place = PixelOffset(
                x: frame.x + frame.width / 2, y: frame.y + (frame.height - height) / 2)
            canvas.press(stamp, at: place, ink: PixelInk(color), within: limit)
        case .picture(let picture):
            paint(picture, in: frame, limit: limit, grid: grid, on: canvas)
        }
    }

    private func paint(
        _ text: String, _ style: LabelStyle, _ color: RGBA, in frame: PixelRect,
        limit: PixelRect, grid: PixelGrid, on canvas: borrowing Canvas
    ) {
        let key = LabelKey(
            text: text, measure: style.measure,
            height: max(1, grid.pixels(style.height).rounded()),
            maximumWidth: grid.pixels(style.maximumWidth),
            isHalfPixel: frame.width % 2 != 0, thickening: style.thickening)
        guard let label = stamps.label(key) else { return }
        let middle = Double(frame.y) + Double(frame.height) / 2 - grid.pixels(style.lift)
        let x =
            switch style.alignment {
            case .center: frame.x + frame.width / 2
            case .right: frame.right - label.stamp.bounds(at: PixelOffset(x: 0, y: 0)).right
            }
        let place = PixelOffset(x: x, y: Int((middle + label.boxHeight / 2).rounded()))
        canvas.press(label.stamp, at: place, ink: PixelInk(color), within: limit)
    }

    private func paint(
        _ picture: PictureFile, in frame: PixelRect, limit: PixelRect, grid: PixelGrid,
        on canvas: borrowing Canvas
    ) {
        let size = PixelSize(width: frame.width, height: frame.height)
        let drawn = stamps.picture(picture.path, fitting: size, isTemplate: picture.tint != nil)
        func place(_ size: PixelSize) -> PixelOffset {
            PixelOffset(
                x: frame.x + (frame.width - size.width) / 2,
                y: frame.y + (frame.height - size.height) / 2)
        }
        switch drawn {
        case .shape(let stamp, let size):
            let ink = PixelInk(picture.tint ?? picture.lettersColor)
            canvas.press(stamp, at: place(size), ink: ink, within: limit)
        case .colors(let image):
            canvas.lay(
                image, at: place(image.size), opacity: picture.opacity, within: limit)
        case .unreadable:
            paint(
                picture.letters, picture.lettersStyle, picture.lettersColor, in: frame,
                limit: limit, grid: grid, on: canvas)
        }
    }

    private func paint(
        _ shadow: SoftShadow, of frame: PixelRect, limit: PixelRect, grid: PixelGrid,
        on canvas: borrowing Canvas
    ) {
        let softness = ShapeStamp.Softness(
            reach: max(0, Int(grid.pixels(shadow.blur).rounded())),
            drop: max(0, Int(grid.pixels(shadow.offset).rounded())))
        let form: ShapeStamp
        var place = PixelOffset(x: frame.x, y: frame.y)
        switch shadow.caster {
        case .box(let cornerRadius):
            form = .boxShadow(
                PixelSize(width: frame.width, height: frame.height),
                radius: radius(cornerRadius, of: frame, grid), softness)
        case .pop(let shape):
            let snapped = grid.snapped(shape)
            form = .popShadow(snapped.shape, softness)
            place = snapped.place
        case .plate(let shape):
            let snapped = grid.snapped(shape)
            form = .plateShadow(snapped.shape, softness)
            place = snapped.place
        }
        place.y += softness.drop
        canvas.press(
            stamps.stamp(of: form), at: place, ink: PixelInk(shadow.color), within: limit)
    }

    /// A corner's radius in pixels: on both sides of a key that is all corners, whole pixels must fit.
    private func radius(_ radius: Points, of frame: PixelRect, _ grid: PixelGrid) -> Double {
        min(grid.pixels(radius), Double(min(frame.width, frame.height) / 2))
    }

    /// The whole number next to a height in pixels that leaves as much above as below in `frame`.
    private func pixels(_ height: Points, fitting frame: PixelRect, _ grid: PixelGrid) -> Int {
        let wished = min(max(grid.pixels(height), 1), Double(Canvas.largestSide))
        let nearest = Int(wished.rounded())
        if (frame.height - nearest) % 2 == 0 { return nearest }
        return max(1, wished < Double(nearest) ? nearest - 1 : nearest + 1)
    }
}
