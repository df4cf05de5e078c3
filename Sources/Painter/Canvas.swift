import KeyboardStyle
import Units

/// The caller's pixels, painted in whole buffer pixels.
///
/// Everything it paints is either a box of whole pixels or a stamp on a whole pixel: what a pixel
/// gets then never depends on where the limit's edges run, which is why a partial repaint equals a
/// full one byte for byte. Loops of our own, since a key is two boxes and two stamps: setting those
/// up took Cairo several times what painting them takes.
///
/// Owner of the pixels: the caller; they outlive the canvas.
@safe struct Canvas: ~Copyable {
    /// Cairo, which draws stamps and writes pictures, has coordinates of 16 bits.
    static let largestSide = 32_767

    let pixels: UnsafeMutablePointer<UInt32>
    let pixelsPerRow: Int
    let bounds: PixelRect
    /// Past the last pixel.
    let end: UnsafeMutablePointer<UInt32>

    /// `pixels` must hold `layout`, be aligned to whole pixels and live as long as the canvas.
    @unsafe init(pixels: UnsafeMutableRawPointer, layout: PixelLayout) {
        unsafe self.pixels = pixels.assumingMemoryBound(to: UInt32.self)
        pixelsPerRow = layout.stride / 4
        bounds = layout.size.bounds
        unsafe end = self.pixels + layout.byteCount / 4
    }

    /// Makes every pixel of `area` clear.
    func clear(_ area: PixelRect) {
        overwrite(area.intersection(bounds), with: 0)
    }

    /// Paints a box with round corners, of which only what lies in `limit` shows.
    func fill(_ box: PixelRect, corners: RoundCorners?, ink: PixelInk, within limit: PixelRect) {
        if box.isEmpty { return }
        guard let corners else {
            cover(box, ink: ink, within: limit)
            return
        }
        let side = corners.side
        let right = box.right - side
        let bottom = box.bottom - side
        let inner = box.width - 2 * side
        cover(
            PixelRect(x: box.x + side, y: box.y, width: inner, height: side), ink: ink,
            within: limit)
        cover(
            PixelRect(x: box.x, y: box.y + side, width: box.width, height: box.height - 2 * side),
            ink: ink, within: limit)
        cover(
            PixelRect(x: box.x + side, y: bottom, width: inner, height: side), ink: ink,
            within: limit)
        press(corners.topLeft, at: PixelOffset(x: box.x, y: box.y), ink: ink, within: limit)
        press(corners.topRight, at: PixelOffset(x: right, y: box.y), ink: ink, within: limit)
        press(corners.bottomLeft, at: PixelOffset(x: box.x, y: bottom), ink: ink, within: limit)
        press(corners.bottomRight, at: PixelOffset(x: right, y: bottom), ink: ink, within: limit)
    }

    /// Paints a line along the lower edge of a box, outside of it, around its corners.
    func fillLine(
        below box: PixelRect, height: Int, corners: RaisedCorners?, ink: PixelInk,
        within limit: PixelRect
    ) {
        if box.isEmpty { return }
        let side = corners.map { Int($0.radius.rounded(.up)) } ?? 0
        cover(
            PixelRect(
                x: box.x + side, y: box.bottom, width: box.width - 2 * side, height: height),
            ink: ink, within: limit)
        guard let corners else { return }
        let top = box.bottom - side
        press(corners.left, at: PixelOffset(x: box.x, y: top), ink: ink, within: limit)
        press(corners.right, at: PixelOffset(x: box.right - side, y: top), ink: ink, within: limit)
    }

    /// Paints a line just inside the edge of a box, around its corners.
    func fillRing(
        _ box: PixelRect, width: Int, corners: RingCorners?, ink: PixelInk,
        within limit: PixelRect
    ) {
        if box.isEmpty { return }
        let side = corners?.side ?? 0
        let thick = min(width, (min(box.width, box.height) + 1) / 2)
        let inner = box.width - 2 * side
        // Along the corners' inner ends, or the whole height where they are sharp.
        let (top, bottom) = corners == nil ? (thick, thick) : (side, side)
        let height = box.height - top - bottom
        for y in [box.y, box.bottom - thick] {
            cover(
                PixelRect(x: box.x + side, y: y, width: inner, height: thick), ink: ink,
                within: limit)
        }
        for x in [box.x, box.right - thick] {
            cover(
                PixelRect(x: x, y: box.y + top, width: thick, height: height), ink: ink,
                within: limit)
        }
        guard let corners else { return }
        let (right, low) = (box.right - side, box.bottom - side)
        press(corners.topLeft, at: PixelOffset(x: box.x, y: box.y), ink: ink, within: limit)
        press(corners.topRight, at: PixelOffset(x: right, y: box.y), ink: ink, within: limit)
        press(corners.bottomLeft, at: PixelOffset(x: box.x, y: low), ink: ink, within: limit)
        press(corners.bottomRight, at: PixelOffset(x: right, y: low), ink: ink, within: limit)
    }

    /// Paints a box of which only the upper corners are round.
    func fillTray(_ box: PixelRect, corners: RoundCorners?, ink: PixelInk, within limit: PixelRect)
    {
        guard let corners, box.height >= 2 * corners.side else {
            fill(box, corners: corners, ink: ink, within: limit)
            return
        }
        // The lower corners are cut away with the part of the box that hangs over.
        let tall = PixelRect(
            x: box.x, y: box.y, width: box.width, height: box.height + corners.side)
        fill(tall, corners: corners, ink: ink, within: limit.intersection(box))
    }
}
