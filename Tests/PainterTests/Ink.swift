import Painter
import Units

/// Which pixels of a picture are more opaque than a threshold.
struct Ink {
    let bounds: PixelRect

    init(of image: Image, above threshold: UInt32 = 0) {
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for row in 0..<image.size.height {
            for column in 0..<image.size.width where image[column, row] >> 24 > threshold {
                bounds = bounds.union(PixelRect(x: column, y: row, width: 1, height: 1))
            }
        }
        self.bounds = bounds
    }
}
