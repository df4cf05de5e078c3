import CCairo
import Units

/// How much of each pixel something covers, while it is being drawn: what a `Stamp` is made from.
struct Coverage {
    /// Where the top left pixel lies, seen from the place the stamp will be pressed on.
    let origin: PixelOffset
    let size: PixelSize
    /// From one row to the next; Cairo wants a multiple of 4.
    let bytesPerRow: Int
    /// Bytes after the last row: whoever reads eight at once may read over its end.
    static let padding = 8

    /// 0 to 255 for each pixel, row after row; a row's last bytes may mean nothing, and the last `padding` do not.
    private(set) var bytes: [UInt8]

    /// Covers nothing yet. A size that is empty or beyond what Cairo holds becomes an empty one.
    init(size: PixelSize, origin: PixelOffset) {
        let isPossible =
            !size.isEmpty && size.width <= Canvas.largestSide && size.height <= Canvas.largestSide
        self.origin = origin
        self.size = isPossible ? size : PixelSize(width: 0, height: 0)
        bytesPerRow = (self.size.width + 3) / 4 * 4
        bytes = Array(repeating: 0, count: bytesPerRow * self.size.height + Self.padding)
    }

    /// What an image covers of its pixels, whichever colours it has.
    init(alphaOf image: Image) {
        self.init(size: image.size, origin: PixelOffset(x: 0, y: 0))
        for row in 0..<size.height {
            for column in 0..<size.width {
                bytes[row * bytesPerRow + column] = UInt8(image[column, row] >> 24)
            }
        }
    }

    /// Draws with vector paths; the pen's origin is the place the stamp will be pressed on.
    mutating func draw(_ body: (borrowing Pen) -> Void) {
        if size.isEmpty { return }
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            // Surface and context end before the bytes go back to the array.
            guard
                let surface = unsafe cairo_image_surface_create_for_data(
                    bytes.baseAddress, CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height),
                    Int32(bytesPerRow))
            else { return }
            if let context = unsafe cairo_create(surface) {
                unsafe cairo_translate(context, -Double(origin.x), -Double(origin.y))
                let pen = unsafe Pen(context: context)
                body(pen)
                unsafe cairo_destroy(context)
            }
            unsafe cairo_surface_finish(surface)
            unsafe cairo_surface_destroy(surface)
        }
    }

    /// Adds a glyph that lies inside; where two meet, their coverage adds up.
    mutating func add(_ glyph: GlyphBitmap) {
        let bounds = glyph.bounds
        let left = bounds.x - origin.x
        let top = bounds.y - origin.y
        precondition(
            left >= 0 && top >= 0 && left + bounds.width <= size.width
                && top + bounds.height <= size.height, "a stamp is made as large as its glyphs")
        for row in 0..<bounds.height {
            let start = (top + row) * bytesPerRow + left
            for column in 0..<bounds.width {
                let added = glyph.coverage[row * bounds.width + column]
                let (sum, isOver) = bytes[start + column].addingReportingOverflow(added)
                bytes[start + column] = isOver ? 255 : sum
            }
        }
    }

    /// Replaces each of `count` bytes, `step` apart, by the average of those from `before` before it to `after` after it.
    mutating func average(from start: Int, step: Int, count: Int, before: Int, after: Int) {
        var line: [UInt8] = []
        line.reserveCapacity(count)
        for place in 0..<count { line.append(bytes[start + place * step]) }
        let window = before + 1 + after
        var sum = 0
        for place in 0..<min(after, count) { sum += Int(line[place]) }
        for place in 0..<count {
            if place + after < count { sum += Int(line[place + after]) }
            bytes[start + place * step] = UInt8((sum + window / 2) / window)
            if place >= before { sum -= Int(line[place - before]) }
        }
    }

    /// Takes away what another of the same size covers wholly, lying so many rows higher.
    mutating func cut(whereFull other: Coverage, raisedBy rows: Int) {
        for row in 0..<max(0, size.height - rows) {
            for column in 0..<size.width
            where other.bytes[(row + rows) * bytesPerRow + column] == 255 {
                bytes[row * bytesPerRow + column] = 0
            }
        }
    }

    /// Takes away more and more from a row on, up to all of it from another one on.
    mutating func fade(from start: Int, to end: Int) {
        for row in max(0, start)..<max(max(0, start), size.height) {
            let rest = max(0, min(255, 255 * (end - row) / max(1, end - start)))
            for index in row * bytesPerRow..<(row + 1) * bytesPerRow {
                bytes[index] = UInt8((Int(bytes[index]) * rest + 127) / 255)
            }
        }
    }

    /// What this covers more of each pixel than another of the same size.
    func minus(_ other: Coverage) -> Coverage {
        var rest = self
        for index in rest.bytes.indices {
            rest.bytes[index] -= min(rest.bytes[index], other.bytes[index])
        }
        return rest
    }

    /// The same turned around.
    func mirrored(sideways: Bool, upsideDown: Bool) -> Coverage {
        var mirror = self
        for row in 0..<size.height {
            let source = (upsideDown ? size.height - 1 - row : row) * bytesPerRow
            for column in 0..<size.width {
                mirror.bytes[row * bytesPerRow + column] =
                    bytes[source + (sideways ? size.width - 1 - column : column)]
            }
        }
        return mirror
    }
}
