import Units

/// How a session looks to programs.
package struct SessionConfiguration: Sendable {
    /// The mode of the only output, in pixels.
    package var mode = PixelSize(width: 720, height: 1440)
    /// Whole numbers only: wlroots 0.15 offers no fractional scale to clients.
    package var scale = 1
    package var hasXwayland = false

    package init() {}

    /// The output's size in logical pixels.
    package var logicalSize: Size {
        Size(
            width: Points(Double(mode.width) / Double(scale)),
            height: Points(Double(mode.height) / Double(scale)))
    }
}
