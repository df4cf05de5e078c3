import Units

/// A picture of coverage without colour: what a label, an icon or a corner covers of each pixel,
/// made once and pressed into the buffer in any colour.
final class Stamp {
    private let coverage: Coverage

    init(_ coverage: Coverage) {
        self.coverage = coverage
    }

    /// From one row of the coverage to the next.
    var bytesPerRow: Int { coverage.bytesPerRow }

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
