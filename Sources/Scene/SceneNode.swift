import KeyboardLayouts
import KeyboardStyle
import Units

/// One thing to paint.
///
/// A value whose parts are shared by its copies: a scene that follows another holds most of its nodes, and finds at once that
/// they are the same.
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

    private final class Parts: Sendable {
        let identity: Identity
        let frame: Rect
        let content: Content

        init(_ identity: Identity, _ frame: Rect, _ content: Content) {
            self.identity = identity
            self.frame = frame
            self.content = content
        }
    }

    private let parts: Parts
    /// Everything the content may touch, in whole or broken logical pixels. Not among the parts: every picture asks every node.
    package let ink: Rect

    package init(identity: Identity, frame: Rect, ink: Rect, content: Content) {
        parts = Parts(identity, frame, content)
        self.ink = ink
    }

    package var identity: Identity { parts.identity }
    /// Where the content is laid out.
    package var frame: Rect { parts.frame }
    package var content: Content { parts.content }

    package static func == (left: SceneNode, right: SceneNode) -> Bool {
        left.parts === right.parts
            || left.identity == right.identity && left.frame == right.frame
                && left.ink == right.ink && left.content == right.content
    }
}
