import Units

extension Canvas {
    /// Lays a picture in its own colours on a whole pixel; only what lies in `limit` shows.
    func lay(_ image: Image, at place: PixelOffset, opacity: Double, within limit: PixelRect) {
        let whole = PixelRect(
            x: place.x, y: place.y, width: image.size.width, height: image.size.height)
        let area = whole.intersection(limit).intersection(bounds)
        if area.isEmpty { return }
        let part = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        for row in area.y..<area.bottom {
            let target = unsafe pixels + row * pixelsPerRow
            for column in area.x..<area.right {
                let pixel = image[column - place.x, row - place.y]
                if pixel == 0 { continue }
                unsafe target[column] = PixelInk.over(
                    target[column], PixelInk.scaled(pixel, by: part))
            }
        }
    }
}
