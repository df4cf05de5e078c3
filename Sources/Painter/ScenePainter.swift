import KeyboardStyle
import Scene
import Units

/// Paints scenes with one font, and keeps what it has drawn once.
package final class ScenePainter {
    package private(set) var fontState: FontState
    private var stamps: StampStore

    /// A painter with the first usable font that `finder` knows.
    package convenience init(fonts finder: FontFinder) {
        var broken: FontFile?
        let face = finder.first { file -> FontFace? in
            let face = FontFace(file)
            if face == nil, broken == nil { broken = file }
            return face
        }
        self.init(face: face, state: broken.map { .unusable($0) } ?? .noFont)
    }

    /// A painter with this font, or with the built-in strokes.
    package convenience init(font: FontFile?) {
        let face = font.flatMap { FontFace($0) }
        self.init(face: face, state: font.map { .unusable($0) } ?? .noFont)
    }

    private init(face: FontFace?, state: FontState) {
        fontState = face.map { .font($0.file) } ?? state
        stamps = StampStore(typesetter: Typesetter(face: face))
    }

    /// Draws labels with another font from now on. False, and all stays, when it is in use already
    /// or cannot be used.
    package func use(_ font: FontFile) -> Bool {
        if fontState == .font(font) { return false }
        guard let face = FontFace(font) else { return false }
        fontState = .font(font)
        stamps = StampStore(typesetter: Typesetter(face: face))
        return true
    }

    /// Replaces the pixels of `region` by the scene's; whatever lies outside stays.
    ///
    /// The scene's own size plays no part: the region is cut at the layout's edges, and where no
    /// node paints, the pixels become clear.
    package func paint(
        _ scene: BoardScene, region: PixelRegion, scale: Scale, into pixels: inout MutableRawSpan,
        layout: PixelLayout
    ) {
        precondition(pixels.byteCount >= layout.byteCount, "the buffer holds the layout's pixels")
        let region = region.clipped(to: layout.size.bounds)
        if region.isEmpty { return }
        unsafe pixels.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            let canvas = unsafe Canvas(pixels: start, layout: layout)
            let grid = PixelGrid(scale: scale, width: scene.size.width)
            for area in region.rectangles {
                let isCovered =
                    scene.nodes.first.map { covers($0, area, scale: scale, grid: grid) } ?? false
                if !isCovered { canvas.clear(area) }
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
    }

    /// Whether nothing shows through a node anywhere in `area`.
    private func covers(
        _ node: SceneNode, _ area: PixelRect, scale: Scale, grid: PixelGrid
    ) -> Bool {
        guard case .fill(let color, cornerRadius: 0) = node.content, color.alpha == 1 else {
            return false
        }
        return grid.snapped(node.frame).contains(area) && scale.covering(node.ink).contains(area)
    }

    private func paint(
        _ node: SceneNode, limit: PixelRect, grid: PixelGrid, on canvas: borrowing Canvas
    ) {
        let frame = grid.snapped(node.frame)
        switch node.content {
        case .fill(let color, let cornerRadius):
            // On both sides of a key that is all corners, whole pixels must fit.
            let most = Double(min(frame.width, frame.height) / 2)
            let corners = stamps.corners(radius: min(grid.pixels(cornerRadius), most))
            canvas.fill(frame, corners: corners, ink: PixelInk(color), within: limit)
        case .label(let text, let style, let color):
            let key = LabelKey(
                text: text, measure: style.measure,
                height: max(1, grid.pixels(style.height).rounded()),
                maximumWidth: grid.pixels(style.maximumWidth),
                isHalfPixel: frame.width % 2 != 0)
            guard let label = stamps.label(key) else { return }
            let middle = Double(frame.y) + Double(frame.height) / 2 - grid.pixels(style.lift)
            let place = PixelOffset(
                x: frame.x + frame.width / 2, y: Int((middle + label.boxHeight / 2).rounded()))
            canvas.press(label.stamp, at: place, ink: PixelInk(color), within: limit)
        case .icon(let icon, let height, let color):
            let height = pixels(height, fitting: frame, grid)
            let stamp = stamps.icon(icon, height: height, isHalfPixel: frame.width % 2 != 0)
            let place = PixelOffset(
                x: frame.x + frame.width / 2, y: frame.y + (frame.height - height) / 2)
            canvas.press(stamp, at: place, ink: PixelInk(color), within: limit)
        }
    }

    /// The whole number next to a height in pixels that leaves as much above as below in `frame`.
    private func pixels(_ height: Points, fitting frame: PixelRect, _ grid: PixelGrid) -> Int {
        let wished = min(max(grid.pixels(height), 1), Double(Canvas.largestSide))
        let nearest = Int(wished.rounded())
        if (frame.height - nearest) % 2 == 0 { return nearest }
        return max(1, wished < Double(nearest) ? nearest - 1 : nearest + 1)
    }
}
