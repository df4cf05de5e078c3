/// Blends of eight pixels at once, to the last bit as one after the other.
///
/// Two of a pixel's components are reckoned in the 16 bits that lie between them: see `PixelInk.scaled`.
enum PixelKernel {
    /// The number of pixels.
    static let width = 8

    typealias Pixels = SIMD8<UInt32>

    /// Two of the four components of each pixel, 16 bits each.
    typealias Halves = SIMD16<UInt16>

    /// What is seen of an opaque ink over eight pixels where it covers so many 255ths of each.
    @inline(__always)
    static func cover(_ backdrop: Pixels, with ink: Pixels, coverage: Pixels) -> Pixels {
        let part = pair(coverage)
        let rest = Halves(repeating: 255) &- part
        return packed(
            divided(low(ink) &* part &+ low(backdrop) &* rest),
            divided(high(ink) &* part &+ high(backdrop) &* rest))
    }

    /// Every component times so many 255ths.
    @inline(__always)
    static func scaled(_ pixels: Pixels, by coverage: Pixels) -> Pixels {
        let part = pair(coverage)
        return packed(divided(low(pixels) &* part), divided(high(pixels) &* part))
    }

    /// What is seen of premultiplied pixels over eight others.
    @inline(__always)
    static func over(_ backdrop: Pixels, _ source: Pixels) -> Pixels {
        source &+ scaled(backdrop, by: Pixels(repeating: 255) &- (source &>> 24))
    }

    /// Eight bytes of coverage, the lowest first, one for each pixel.
    @inline(__always)
    static func spread(_ bytes: UInt64) -> Pixels {
        unsafe Pixels(truncatingIfNeeded: unsafeBitCast(bytes.littleEndian, to: SIMD8<UInt8>.self))
    }

    /// All bits of the first `count` pixels, none of the others; `count` is 0 to 8.
    @inline(__always)
    static func first(_ count: UInt32) -> Pixels {
        // Above the last of them the difference is below zero, and its highest bit is set.
        let above = (Pixels(repeating: count &- 1) &- Pixels(0, 1, 2, 3, 4, 5, 6, 7)) &>> 31
        return above &- 1
    }

    @inline(__always)
    private static func low(_ pixels: Pixels) -> Halves { halves(pixels & 0x00ff_00ff) }

    @inline(__always)
    private static func high(_ pixels: Pixels) -> Halves { halves((pixels &>> 8) & 0x00ff_00ff) }

    @inline(__always)
    private static func pair(_ bytes: Pixels) -> Halves { halves(bytes | (bytes &<< 16)) }

    @inline(__always)
    private static func halves(_ pixels: Pixels) -> Halves {
        unsafe unsafeBitCast(pixels, to: Halves.self)
    }

    @inline(__always)
    private static func divided(_ products: Halves) -> Halves {
        let sum = products &+ 128
        return (sum &+ (sum &>> 8)) &>> 8
    }

    @inline(__always)
    private static func packed(_ low: Halves, _ high: Halves) -> Pixels {
        unsafe unsafeBitCast(low, to: Pixels.self)
            | (unsafeBitCast(high, to: Pixels.self) &<< 8)
    }
}
