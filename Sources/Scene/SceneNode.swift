import KeyboardLayouts
import KeyboardStyle
import Units

/// One thing to paint.
package struct SceneNode: Sendable, Equatable {
    /// Which part of the board a node is; the same in the next scene when it shows the same thing.
    package enum Identity: Sendable, Hashable {
        case background
        case keyCap(KeyID)
        case keyLabel(KeyID)
    }

    package enum Content: Sendable, Equatable {
        /// The frame, filled, its corners rounded by circles.
        case fill(RGBA, cornerRadius: Points)
        /// One line of text, centred in the frame.
        case label(String, LabelStyle, RGBA)
        /// A vector picture, centred in the frame by its ink.
        case icon(Icon, height: Points, RGBA)
    }

    package var identity: Identity
    /// Where the content is laid out.
    package var frame: Rect
    /// Everything the content may touch, in whole or broken logical pixels.
    package var ink: Rect
    package var content: Content

    package init(identity: Identity, frame: Rect, ink: Rect, content: Content) {
        self.identity = identity
        self.frame = frame
        self.ink = ink
        self.content = content
    }
}
