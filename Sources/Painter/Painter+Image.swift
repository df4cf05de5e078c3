import Scene
import Units

extension ScenePainter {
    /// The whole scene as a picture. Fonts for what is lacking are looked for at once, which may take a while.
    package func image(of scene: BoardScene, scale: Scale) throws(PaintError) -> Image {
        let image = try drawn(scene, scale: scale)
        guard let finder, let request = takeRequest(), use(finder.fonts(for: request)) else {
            return image
        }
        return try drawn(scene, scale: scale)
    }

    private func drawn(_ scene: BoardScene, scale: Scale) throws(PaintError) -> Image {
        let size = scale.bufferSize(for: scene.size)
        try Self.checkPaintable(size)
        var image = Image(size: size)
        let layout = image.layout
        image.withPixels { pixels in
            paint(
                scene, region: PixelRegion(size.bounds), scale: scale, into: &pixels,
                layout: layout,
                isClear: true)
        }
        return image
    }

    /// Draws the scene into a PNG file, in place of what is at `path`.
    package func renderPNG(_ scene: BoardScene, scale: Scale, path: String) throws(PaintError) {
        try PNGWriter.write(image(of: scene, scale: scale), to: path)
    }

    /// An empty picture, or one beyond Cairo's 16 bits, cannot be painted.
    package static func checkPaintable(_ size: PixelSize) throws(PaintError) {
        if size.isEmpty || size.width > Canvas.largestSide || size.height > Canvas.largestSide {
            throw .unpaintable(size)
        }
    }
}
