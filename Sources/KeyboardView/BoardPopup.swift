import Scene
import Units

/// A picture that lies over the board's and reaches beyond it.
package struct BoardPopup: Sendable, Equatable {
    /// In whole logical pixels of the board's surface; y may be negative.
    package let frame: Rect
    package let scene: BoardScene
}
