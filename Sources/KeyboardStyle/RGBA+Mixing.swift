extension RGBA {
    package static let black = RGBA(0, 0, 0)
    package static let white = RGBA(1, 1, 1)
    /// Nothing is painted.
    package static let clear = RGBA(0, 0, 0, 0)

    /// The colour `fraction` of the way to `other`: 0 is this one, 1 the other.
    public func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
        RGBA(
            red + (other.red - red) * fraction, green + (other.green - green) * fraction,
            blue + (other.blue - blue) * fraction, alpha + (other.alpha - alpha) * fraction)
    }

    /// As translucent as before, but `fraction` of the way to white.
    public func lightened(by fraction: Double) -> RGBA {
        mixed(with: RGBA.white.withAlpha(alpha), fraction)
    }

    /// As translucent as before, but `fraction` of the way to black.
    public func darkened(by fraction: Double) -> RGBA {
        mixed(with: RGBA.black.withAlpha(alpha), fraction)
    }

    public func withAlpha(_ alpha: Double) -> RGBA {
        RGBA(red, green, blue, alpha)
    }
}
