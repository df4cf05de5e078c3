import Units

/// A key-pop that is one shape with its key: a head above it, and a neck that ends on it.
///
/// Lengths are logical pixels, or all of them buffer pixels, as the painter has it. Source: behaviour C.3.
package struct PopShape: Sendable, Hashable {
    /// How each side gets from the head's width to the key's.
    package enum Side: Sendable, Hashable {
        /// A straight line from `depth` below the key's top edge up to the head's lower edge, its two ends rounded.
        case straight(depth: Points, fillet: Points)
        /// One curve from the head's corner down to the key's top edge.
        case curved
    }

    package var head: Rect
    package var key: Rect
    package var headCornerRadius: Points
    /// Of the key's lower corners; its upper ones are inside the neck.
    package var keyCornerRadius: Points
    package var side: Side

    package init(
        head: Rect, key: Rect, headCornerRadius: Points, keyCornerRadius: Points, side: Side
    ) {
        self.head = head
        self.key = key
        self.headCornerRadius = headCornerRadius
        self.keyCornerRadius = keyCornerRadius
        self.side = side
    }

    /// What it covers at most.
    package var bounds: Rect { head.union(key) }

    /// The same shape somewhere else.
    package func moved(x: Points, y: Points) -> PopShape {
        var moved = self
        moved.head = Rect(
            x: head.x + x, y: head.y + y, width: head.width, height: head.height)
        moved.key = Rect(x: key.x + x, y: key.y + y, width: key.width, height: key.height)
        return moved
    }

    package var outline: Outline {
        switch side {
        case .straight(let depth, let fillet): straightOutline(depth: depth, fillet: fillet)
        case .curved: curvedOutline
        }
    }

    private func straightOutline(depth: Points, fillet: Points) -> Outline {
        let neck = min(key.top + depth, key.bottom - keyCornerRadius)
        return Outline(polygon: [
            corner(head.left, head.top, headCornerRadius),
            corner(head.right, head.top, headCornerRadius),
            corner(head.right, head.bottom, fillet),
            corner(key.right, neck, fillet),
            corner(key.right, key.bottom, keyCornerRadius),
            corner(key.left, key.bottom, keyCornerRadius),
            corner(key.left, neck, fillet),
            corner(head.left, head.bottom, fillet),
        ])
    }

    /// Where the two ends of a curved side bend, as parts of the way from the head's corner to the key.
    private static let upperBend = 0.95
    private static let lowerBend = 0.75

    private var curvedOutline: Outline {
        let shoulder = head.top + headCornerRadius
        // The head stays wide as far down as its character reaches.
        let fall = key.top - shoulder
        let upper = shoulder + fall * Self.upperBend
        let lower = shoulder + fall * Self.lowerBend
        func point(_ x: Points, _ y: Points) -> Point { Point(x: x, y: y) }
        var outline = Outline(start: point(head.left, shoulder))
        outline.round(
            corner(head.left, head.top, headCornerRadius), from: point(head.left, shoulder),
            to: point(head.right, head.top))
        outline.round(
            corner(head.right, head.top, headCornerRadius), from: point(head.left, head.top),
            to: point(head.right, shoulder))
        outline.curve(
            point(head.right, upper), point(key.right, lower), to: point(key.right, key.top))
        outline.round(
            corner(key.right, key.bottom, keyCornerRadius), from: point(key.right, key.top),
            to: point(key.left, key.bottom))
        outline.round(
            corner(key.left, key.bottom, keyCornerRadius), from: point(key.right, key.bottom),
            to: point(key.left, key.top))
        outline.line(to: point(key.left, key.top))
        outline.curve(
            point(key.left, lower), point(head.left, upper), to: point(head.left, shoulder))
        return outline
    }

    private func corner(_ x: Points, _ y: Points, _ radius: Points) -> PolygonCorner {
        PolygonCorner(x.value, y.value, radius: radius.value)
    }
}
