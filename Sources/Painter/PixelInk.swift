import KeyboardStyle

/// A colour as the buffer holds it: premultiplied, a byte for each component, alpha in the highest.
struct PixelInk: Sendable, Hashable {
    let pixel: UInt32

    init(_ color: RGBA) {
        func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
        pixel =
            byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16
            | byte(color.green * color.alpha) << 8 | byte(color.blue * color.alpha)
    }

    var isOpaque: Bool { pixel >= 0xff00_0000 }

    /// Every component of a pixel times `factor` 255ths, rounded to the nearest.
    ///
    /// Two components are reckoned at once, 16 bits each; x / 255 is (x + 128 + (x + 128) / 256) / 256 for every product of two
    /// bytes, to the last bit.
    @inline(__always)
    static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        let low = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
        let high = ((pixel >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
        let lowParts = (low &+ ((low >> 8) & 0x00ff_00ff)) >> 8
        let highParts = high &+ ((high >> 8) & 0x00ff_00ff)
        return (lowParts & 0x00ff_00ff) | (highParts & 0xff00_ff00)
    }

    /// What is seen of this ink over `backdrop` where it covers `coverage` 255ths of a pixel; for an opaque ink alone.
    @inline(__always)
    func covering(_ coverage: UInt32, of backdrop: UInt32) -> UInt32 {
        let rest = 255 &- coverage
        let low =
            (pixel & 0x00ff_00ff) &* coverage &+ (backdrop & 0x00ff_00ff) &* rest &+ 0x0080_0080
        let high =
            ((pixel >> 8) & 0x00ff_00ff) &* coverage &+ ((backdrop >> 8) & 0x00ff_00ff) &* rest
            &+ 0x0080_0080
        let lowParts = (low &+ ((low >> 8) & 0x00ff_00ff)) >> 8
        let highParts = high &+ ((high >> 8) & 0x00ff_00ff)
        return (lowParts & 0x00ff_00ff) | (highParts & 0xff00_ff00)
    }

    /// What is seen of `source`, premultiplied, over `backdrop`.
    @inline(__always)
    static func over(_ backdrop: UInt32, _ source: UInt32) -> UInt32 {
        source &+ scaled(backdrop, by: 255 &- (source >> 24))
    }
}
