import Units

/// A picture of coverage without colour: what a label, an icon or a corner covers of each pixel,
/// made once and pressed into the buffer in any colour.
final class Stamp {
    /// The columns of a row between its first and its last pixel that is covered at all.
    struct Span {
        let start: Int
        let end: Int
    }

    private let coverage: Coverage
    /// For each row; what lies outside costs nothing when the stamp is pressed.
    private let spans: [Span]

    init(_ coverage: Coverage) {
        self.coverage = coverage
        spans = (0..<coverage.size.height).map { row in
            let bytes = coverage.bytes[(row * coverage.bytesPerRow)...].prefix(coverage.size.width)
            guard let start = bytes.firstIndex(where: { $0 != 0 }),
                let end = bytes.lastIndex(where: { $0 != 0 })
            else { return Span(start: 0, end: 0) }
            return Span(start: start - bytes.startIndex, end: end + 1 - bytes.startIndex)
        }
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
