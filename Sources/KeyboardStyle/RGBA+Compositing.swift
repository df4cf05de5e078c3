extension RGBA {
    /// An opaque or translucent colour from its written form, such as 0xE2E2E6.
    init(hex: UInt32, alpha: Double = 1) {
        self.init(
            Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255,
            Double(hex & 0xFF) / 255, alpha)
    }

    /// What is seen when this colour is painted over `backdrop` (source-over, straight alpha).
    public func composited(over backdrop: RGBA) -> RGBA {
        let under = backdrop.alpha * (1 - alpha)
        let total = alpha + under
        if total == 0 { return RGBA(0, 0, 0, 0) }
        return RGBA(
            (red * alpha + backdrop.red * under) / total,
            (green * alpha + backdrop.green * under) / total,
            (blue * alpha + backdrop.blue * under) / total, total)
    }
}
