/// Where the board stands among the layers of the screen.
///
/// Source: wlr-layer-shell-unstable-v1, enum `layer`. Compositors draw fullscreen windows above `top` and below `overlay`.
package enum Layer: String, Sendable, CaseIterable {
    case top
    case overlay
}
