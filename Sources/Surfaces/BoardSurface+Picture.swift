import EventLoop
import Units
import Wayland

/// Pictures, and the commits that bring none: at most one commit for each frame callback.
extension BoardSurface {
    /// Paints and commits one picture; only while `isReady`. Popups of the same frame are presented before.
    ///
    /// - Parameters:
    ///   - damage: what has changed since the last picture.
    ///   - paint: makes the picture in the pixels lent: ARGB32, premultiplied, rows without gaps.
    /// - Returns: false when the compositor holds all buffers; nothing was committed then.
    package func present(
        _ damage: PixelRegion, order: PictureOrder? = nil,
        paint: (Frame, inout MutableRawSpan) -> Void
    ) -> Bool {
        guard isReady, let role else { return false }
        let bufferSize = scale.bufferSize(for: size)
        var changed = damage.clipped(to: bufferSize.bounds)
        if needsWholePicture { changed = PixelRegion(bufferSize.bounds) }
        guard let canvas = canvas(bufferSize, changed, order, from: buffers) else { return false }
        canvas.buffer.withPixels { paint(canvas.frame(scale), &$0) }
        if !hasPicture, isAnimated { slide = Slide(.up, from: 1, at: clock.now) }
        role.commit(canvas.buffer, damage: changed, shape: shape, scale: scale, slide: slide)
        committed()
        // A change of what is shown comes from somebody who uses the board.
        if !needsWholePicture { closings = 0 }
        needsWholePicture = false
        if !hasPicture {
            hasPicture = true
            onShown()
            if mustFollow { follow() }
        }
        return true
    }

    /// Commits what no picture of this turn has taken along; to be called at the end of each turn, after the drawing.
    package func endTurn() {
        guard mustCommit, isReady, hasPicture, let role else { return }
        role.commitPlace(slide)
        committed()
    }

    /// A free buffer of that size and what must be painted in it.
    func canvas(
        _ size: PixelSize, _ damage: PixelRegion, _ order: PictureOrder? = nil,
        from buffers: Buffers
    ) -> Swapchain.Canvas? {
        do {
            return try buffers.next(size, damage: damage, order: order)
        } catch {
            onError(error)
            return nil
        }
    }

    /// The board sets out from where it is: from its place, or from somewhere on the way.
    func turn(_ direction: Slide.Direction) {
        slide = Slide(direction, from: slide?.distance ?? 0, at: clock.now)
        mustCommit = true
    }

    /// A frame callback is done: the time for the next step of a slide.
    func frame(at time: EventTime) {
        guard var moving = slide else { return }
        moving.frame(at: time, now: clock.now)
        slide = moving
        mustCommit = true
        if moving.isOver { slideEnded(moving.direction) }
    }

    func slideEnded(_ direction: Slide.Direction) {
        slide = nil
        mustCommit = true
        if direction == .down { withdraw() }
    }

    private func committed() {
        mustCommit = false
        buffers.dropOutgrown()
        forEachPopup { $0.boardCommitted() }
    }
}
