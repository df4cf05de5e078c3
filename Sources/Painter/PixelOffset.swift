/// A place or a way in whole buffer pixels.
struct PixelOffset: Sendable, Hashable {
    var x: Int
    var y: Int
}
