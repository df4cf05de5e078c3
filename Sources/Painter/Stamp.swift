import Units

/// A picture of coverage without colour: what a label, an icon or a corner covers of each pixel,
/// made once and pressed into the buffer in any colour.
final class Stamp {
    /// The columns of a row between its first and its last pixel that is covered at all.
    struct Span {
        let start: Int
        let end: Int
        /// A long run of columns that are covered wholly, or not at all.
        var middle: Middle?
    }

    struct Middle {
        let start: Int
        let end: Int
        let isFull: Bool
    }

    /// Looking for runs pays where rows are as long as a pop's.
    private static let longRow = 48

    private let coverage: Coverage
    /// For each row; what lies outside costs nothing when the stamp is pressed.
    private let spans: [Span]

    init(_ coverage: Coverage) {
        self.coverage = coverage
        spans = (0..<coverage.size.height).map { row in
            let start = row * coverage.bytesPerRow
            return Self.span(of: coverage.bytes[start..<start + coverage.size.width])
        }
    }

    private static func span(of row: ArraySlice<UInt8>) -> Span {
        guard let first = row.firstIndex(where: { $0 != 0 }) else { return Span(start: 0, end: 0) }
        var last = row.endIndex - 1
        while row[last] == 0 { last -= 1 }
        let origin = row.startIndex
        var span = Span(start: first - origin, end: last + 1 - origin)
        if span.end - span.start < longRow { return span }
        // The middle of a pop is one colour, that of its shadow is hidden.
        var start = (first + last) / 2
        var end = start + 1
        let value = row[start]
        guard value == 0 || value == 255 else { return span }
        while start > first, row[start - 1] == value { start -= 1 }
        while end <= last, row[end] == value { end += 1 }
        span.middle = Middle(start: start - origin, end: end - origin, isFull: value == 255)
        return span
    }

    /// From one row of the coverage to the next.
    var bytesPerRow: Int { coverage.bytesPerRow }

    func span(ofRow row: Int) -> Span { spans[row] }

    /// Lends the coverage for the call, a byte a pixel, `bytesPerRow` from row to row.
    func withCoverage(_ body: (UnsafePointer<UInt8>) -> Void) {
        unsafe coverage.bytes.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { unsafe body(start) }
        }
    }

    /// The pixels the stamp touches when it is pressed at `place`.
    func bounds(at place: PixelOffset) -> PixelRect {
        PixelRect(
            x: place.x + coverage.origin.x, y: place.y + coverage.origin.y,
            width: coverage.size.width, height: coverage.size.height)
    }
}
