import Units

extension Canvas {
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
                let bytes = unsafe coverage + ((row - whole.y) * stamp.bytesPerRow - whole.x)
                let target = unsafe pixels + row * pixelsPerRow
                func pressPart(from start: Int, to end: Int) {
                    if start >= end { return }
                    unsafe press(bytes + start, count: end - start, ink: ink, on: target + start)
                }
                guard let middle = span.middle else {
                    pressPart(from: left, to: right)
                    continue
                }
                let start = min(max(left, whole.x + middle.start), right)
                let end = min(max(start, whole.x + middle.end), right)
                pressPart(from: left, to: start)
                if middle.isFull { unsafe cover(target + start, count: end - start, ink: ink) }
                pressPart(from: end, to: right)
            }
        }
    }

    private func press(
        _ coverage: UnsafePointer<UInt8>, count: Int, ink: PixelInk,
        on target: UnsafeMutablePointer<UInt32>
    ) {
        var column = 0
        let inks = PixelKernel.Pixels(repeating: ink.pixel)
        while column < count {
            var eight = unsafe UnsafeRawPointer(coverage + column).loadUnaligned(as: UInt64.self)
            let rest = count - column
            if rest < PixelKernel.width {
                // What lies behind is covered by nothing, and keeps its value to the last bit.
                eight &= (1 &<< UInt64(8 &* rest)) &- 1
                guard unsafe hasRoom(at: target + column) else {
                    unsafe blend(eight, count: rest, ink: ink, on: target + column)
                    return
                }
            }
            let place = unsafe UnsafeMutableRawPointer(target + column)
            if eight == .max, unsafe ink.isOpaque || Self.isClear(place) {
                unsafe place.storeBytes(of: inks, as: PixelKernel.Pixels.self)
            } else if eight != 0 {
                let backdrop = unsafe place.loadUnaligned(as: PixelKernel.Pixels.self)
                let parts = PixelKernel.spread(eight)
                let result: PixelKernel.Pixels
                if ink.isOpaque {
                    result = PixelKernel.cover(backdrop, with: inks, coverage: parts)
                } else {
                    let source = PixelKernel.scaled(inks, by: parts)
                    // Over clear pixels it is seen as it is.
                    result =
                        unsafe Self.isClear(place)
                        ? source : PixelKernel.over(backdrop, source)
                }
                unsafe place.storeBytes(of: result, as: PixelKernel.Pixels.self)
            }
            column += PixelKernel.width
        }
    }

    /// The last few pixels of the buffer, one by one.
    private func blend(
        _ coverage: UInt64, count: Int, ink: PixelInk, on target: UnsafeMutablePointer<UInt32>
    ) {
        for column in 0..<count {
            let part = UInt32(truncatingIfNeeded: coverage >> UInt64(8 * column)) & 255
            if part == 0 { continue }
            let backdrop = unsafe target[column]
            unsafe target[column] =
                ink.isOpaque
                ? ink.covering(part, of: backdrop)
                : PixelInk.over(backdrop, PixelInk.scaled(ink.pixel, by: part))
        }
    }

    /// Paints a box of whole pixels; only what lies in `limit` shows.
    func cover(_ box: PixelRect, ink: PixelInk, within limit: PixelRect) {
        let area = box.intersection(limit).intersection(bounds)
        if area.isEmpty || ink.pixel == 0 { return }
        var target = unsafe pixels + (area.y * pixelsPerRow + area.x)
        for _ in 0..<area.height {
            unsafe cover(target, count: area.width, ink: ink)
            unsafe target += pixelsPerRow
        }
    }

    private func cover(_ target: UnsafeMutablePointer<UInt32>, count: Int, ink: PixelInk) {
        if ink.isOpaque {
            unsafe overwrite(target, count: count, with: ink.pixel)
            return
        }
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
        if column == count { return }
        guard unsafe hasRoom(at: target + column) else {
            while column < count {
                unsafe target[column] = PixelInk.over(target[column], ink.pixel)
                column += 1
            }
            return
        }
        // Nothing is laid over what lies behind, which keeps its value to the last bit.
        let place = unsafe UnsafeMutableRawPointer(target + column)
        let some = inks & PixelKernel.first(UInt32(truncatingIfNeeded: count - column))
        let result = unsafe PixelKernel.over(
            place.loadUnaligned(as: PixelKernel.Pixels.self), some)
        unsafe place.storeBytes(of: result, as: PixelKernel.Pixels.self)
    }

    /// Makes every pixel of an area inside the canvas the same.
    func overwrite(_ area: PixelRect, with pixel: UInt32) {
        if area.isEmpty { return }
        var target = unsafe pixels + (area.y * pixelsPerRow + area.x)
        for _ in 0..<area.height {
            unsafe overwrite(target, count: area.width, with: pixel)
            unsafe target += pixelsPerRow
        }
    }

    private func overwrite(
        _ target: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
    ) {
        guard count >= 16 else {
            for column in 0..<max(0, count) { unsafe target[column] = pixel }
            return
        }
        let sixteen = SIMD16<UInt32>(repeating: pixel)
        func store(at column: Int) {
            unsafe UnsafeMutableRawPointer(target + column).storeBytes(
                of: sixteen, as: SIMD16<UInt32>.self)
        }
        var column = 0
        while column < count - 16 {
            store(at: column)
            column += 16
        }
        // The last sixteen, some of them twice.
        store(at: count - 16)
    }

    /// Whether eight pixels are the buffer's.
    @inline(__always)
    private func hasRoom(at target: UnsafeMutablePointer<UInt32>) -> Bool {
        unsafe target + PixelKernel.width <= end
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
}
