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
        case keyBadge(KeyID)
        case popShadow(KeyID)
        /// A light edge around it.
        case popRim(KeyID)
        case pop(KeyID)
        case popLabel(KeyID)
        case bubble(Int)
        case bubbleLabel(Int)
        case calloutShadow
        case calloutRim
        case callout
        case calloutSelection
        /// The cell at a place in the callout.
        case calloutLabel(Int)
        case menuShadow
        case menuRim
        case menu
        case menuSelection
        /// What is in force already, at a place in the menu.
        case menuMark(Int)
        /// The entry at a place in the menu.
        case menuLabel(Int)
        /// The capsule at a place in the toolbar.
        case toolCapsule(Int)
        case toolCapsuleRim(Int)
        /// What lies behind a tool of its own, by the places of its group and item.
        case toolButton(group: Int, item: Int)
        case toolButtonRim(group: Int, item: Int)
        case tool(group: Int, item: Int)
        /// A tool's choices, or what is shown large of it while it is held.
        case toolPlateShadow
        case toolPlate
        case toolPlateRim
        case toolSelection
        /// The choice at a place in the picker.
        case toolChoice(Int)
        case toolPreview
    }

    package enum Content: Sendable, Equatable {
        /// Nothing, where there may be something in another scene.
        case blank
        /// The frame, filled, its corners rounded by circles.
        case fill(RGBA, cornerRadius: Points)
        /// As `fill`, with a line outside the frame along its lower edge.
        case raised(RGBA, cornerRadius: Points, DepthLine)
        /// The frame, filled, its two upper corners rounded by circles.
        case tray(RGBA, topCornerRadius: Points)
        /// A line just inside the frame's edge, its corners rounded by circles; a pixel wide at least.
        case ring(RGBA, cornerRadius: Points, width: Points)
        /// A pop's form, filled; the frame plays no part.
        case shape(PopShape, RGBA)
        /// A plate of tools, filled; the frame plays no part.
        case plate(PlateShape, RGBA)
        /// A line along its edge, half of it inside; a pixel wide at least.
        case plateEdge(PlateShape, width: Points, RGBA)
        /// The shadow of the frame, or of a form.
        case shadow(SoftShadow)
        /// A letter bubble in the frame.
        case bubble(BubbleShape, BubblePaint)
        /// One line of text, centred in the frame or at its end.
        case label(String, LabelStyle, RGBA)
        /// A vector picture, centred in the frame by its ink.
        case icon(Icon, height: Points, RGBA)
        /// A picture from a file, as large as it fits into the frame, centred.
        case picture(PictureFile)
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
