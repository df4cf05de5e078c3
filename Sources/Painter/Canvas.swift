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

    private let pixels: UnsafeMutablePointer<UInt32>
    private let pixelsPerRow: Int
    private let bounds: PixelRect

    /// `pixels` must hold `layout`, be aligned to whole pixels and live as long as the canvas.
    @unsafe init(pixels: UnsafeMutableRawPointer, layout: PixelLayout) {
        unsafe self.pixels = pixels.assumingMemoryBound(to: UInt32.self)
        pixelsPerRow = layout.stride / 4
        bounds = layout.size.bounds
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

    /// Presses a stamp in a colour; only what lies in `limit` shows.
    func press(_ stamp: Stamp, at place: PixelOffset, ink: PixelInk, within limit: PixelRect) {
        let whole = stamp.bounds(at: place)
        let area = whole.intersection(limit).intersection(bounds)
        if area.isEmpty || ink.pixel == 0 { return }
        unsafe stamp.withCoverage { coverage in
            for row in area.y..<area.bottom {
                let span = stamp.span(ofRow: row - whole.y)
                let left = max(area.x, whole.x + span.start)
                let right = min(area.right, whole.x + span.end)
                if left >= right { continue }
                let start = (row - whole.y) * stamp.bytesPerRow + left - whole.x
                let target = unsafe pixels(inRow: row, from: left)
                unsafe press(coverage + start, count: right - left, ink: ink, on: target)
            }
        }
    }

    private func press(
        _ coverage: UnsafePointer<UInt8>, count: Int, ink: PixelInk,
        on target: UnsafeMutablePointer<UInt32>
    ) {
        var column = 0
        let inks = PixelKernel.Pixels(repeating: ink.pixel)
        // Most of a stamp is nothing or all.
        while column + PixelKernel.width <= count {
            let eight = unsafe UnsafeRawPointer(coverage + column).loadUnaligned(as: UInt64.self)
            let place = unsafe UnsafeMutableRawPointer(target + column)
            if eight == .max, unsafe ink.isOpaque || Self.isClear(place) {
                unsafe place.storeBytes(of: inks, as: PixelKernel.Pixels.self)
            } else if eight != 0 {
                let backdrop = unsafe place.loadUnaligned(as: PixelKernel.Pixels.self)
                let parts = PixelKernel.spread(eight)
                let result =
                    ink.isOpaque
                    ? PixelKernel.cover(backdrop, with: inks, coverage: parts)
                    : PixelKernel.over(backdrop, PixelKernel.scaled(inks, by: parts))
                unsafe place.storeBytes(of: result, as: PixelKernel.Pixels.self)
            }
            column += PixelKernel.width
        }
        while column < count {
            unsafe blend(ink, covering: coverage[column], on: &target[column])
            column += 1
        }
    }

    @inline(__always)
    private func blend(_ ink: PixelInk, covering coverage: UInt8, on pixel: inout UInt32) {
        if coverage == 0 { return }
        guard ink.isOpaque else {
            let source =
                coverage == 255 ? ink.pixel : PixelInk.scaled(ink.pixel, by: UInt32(coverage))
            pixel = pixel == 0 ? source : PixelInk.over(pixel, source)
            return
        }
        pixel = coverage == 255 ? ink.pixel : ink.covering(UInt32(coverage), of: pixel)
    }

    private func cover(_ box: PixelRect, ink: PixelInk, within limit: PixelRect) {
        let area = box.intersection(limit).intersection(bounds)
        if ink.isOpaque { return overwrite(area, with: ink.pixel) }
        if area.isEmpty || ink.pixel == 0 { return }
        for row in area.y..<area.bottom {
            unsafe cover(pixels(inRow: row, from: area.x), count: area.width, ink: ink)
        }
    }

    private func cover(_ target: UnsafeMutablePointer<UInt32>, count: Int, ink: PixelInk) {
        let inks = PixelKernel.Pixels(repeating: ink.pixel)
        var column = 0
        while column + PixelKernel.width <= count {
            let place = unsafe UnsafeMutableRawPointer(target + column)
            // On a translucent keyboard most of what is covered was clear.
            let result =
                unsafe Self.isClear(place)
                ? inks
                : PixelKernel.over(place.loadUnaligned(as: PixelKernel.Pixels.self), inks)
            unsafe place.storeBytes(of: result, as: PixelKernel.Pixels.self)
            column += PixelKernel.width
        }
        while column < count {
            unsafe target[column] = PixelInk.over(target[column], ink.pixel)
            column += 1
        }
    }

    /// Whether eight pixels are clear.
    @inline(__always)
    private static func isClear(_ place: UnsafeMutableRawPointer) -> Bool {
        let one = unsafe place.loadUnaligned(as: UInt64.self)
        let two = unsafe place.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let three = unsafe place.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        let four = unsafe place.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        return one | two | three | four == 0
    }

    /// `area` lies inside the canvas.
    private func overwrite(_ area: PixelRect, with pixel: UInt32) {
        if area.isEmpty { return }
        for row in area.y..<area.bottom {
            unsafe overwrite(pixels(inRow: row, from: area.x), count: area.width, with: pixel)
        }
    }

    private func overwrite(
        _ target: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
    ) {
        guard count >= 16 else {
            for column in 0..<count { unsafe target[column] = pixel }
            return
        }
        let sixteen = SIMD16<UInt32>(repeating: pixel)
        func store(at column: Int) {
            unsafe UnsafeMutableRawPointer(target + column).storeBytes(
                of: sixteen, as: SIMD16<UInt32>.self)
        }
        for column in stride(from: 0, to: count - 16, by: 16) { store(at: column) }
        // The last sixteen, some of them twice.
        store(at: count - 16)
    }

    private func pixels(inRow row: Int, from column: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe pixels + (row * pixelsPerRow + column)
    }
}
