import EventLoop
import Units
import Wayland

/// Size, shape and scale, as the compositor gives them.
extension BoardSurface {
    /// What `wantedShape` answers has changed: another page, another look. The height that it takes is asked for; the shape
    /// is the surface's together with the size that the compositor gives.
    package func shapeChanged() {
        guard phase == .configuring || phase == .shown, let role else { return }
        let wanted = wantedShape(outputSize)
        if wanted == requested { return }
        let isHeightNew = wanted.size.height != requested.size.height
        requested = wanted
        // Source: wlr-layer-shell-unstable-v1, `set_size`: applies with the next commit; the compositor answers with
        // `configure`. No picture and nothing that belongs to one leaves with this commit.
        if isHeightNew { role.requestHeight(wanted.size.height) }
        guard phase == .shown else { return }
        let next = wanted.fitted(to: size)
        if next == shape {
            sizeDeadline = nil
        } else if isHeightNew {
            sizeDeadline = clock.now + Self.sizePatience
        } else if sizeDeadline == nil {
            adopt(next)
        }
    }

    /// Source: wlr-layer-shell-unstable-v1, `configure`: a zero leaves that dimension to the client.
    func configured(_ given: Size) {
        switch phase {
        case .withdrawn, .scouting:
            break
        case .configuring, .shown:
            let wish = Size(width: outputSize.width, height: requested.size.height)
            let accepted = Self.completed(given, with: wish)
            let isFirst = phase == .configuring
            phase = .shown
            if isFirst || accepted != size
                || (sizeDeadline != nil && accepted.height == wish.height)
            {
                adopt(requested.fitted(to: accepted))
            } else {
                // Nothing to paint, nothing to wait for.
                role?.acknowledge()
            }
        }
    }

    /// From now on pictures have this shape.
    func adopt(_ next: BoardShape) {
        shape = next
        sizeDeadline = nil
        needsWholePicture = true
        scale = currentScale
        onConfigured()
    }

    func updateScale() {
        if currentScale == scale { return }
        scale = currentScale
        needsWholePicture = true
        if phase == .shown { onConfigured() }
    }

    private var currentScale: Scale {
        let wanted = role?.scale ?? .one
        // No output has such a scale; at scale 1 there is a picture all the same.
        return SharedBuffer.isPossible(wanted.bufferSize(for: size)) ? wanted : .one
    }

    /// The size given, with our wish in place of a zero.
    private static func completed(_ given: Size, with wish: Size) -> Size {
        func side(_ given: Points, _ wish: Points) -> Points {
            min(max(given > 0 ? given : wish, 1), longestSide)
        }
        return Size(
            width: side(given.width, wish.width), height: side(given.height, wish.height))
    }
}
