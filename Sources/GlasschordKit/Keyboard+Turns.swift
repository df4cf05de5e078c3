import KeyboardEngine
import Painter
import Surfaces
import Wayland

/// The end of a turn of the loop: the picture, and after the first one what has waited for it.
extension Keyboard {
    func endTurn() {
        if !connection.isCongested, let parts {
            let engine = fingers.engine
            toolbar.source.take(latched: engine.latched, locked: engine.locked)
            if parts.display.draw(fingers.engine.appearance, toolbar.appearance) {
                fingers.appearanceShown()
                pictureLeft()
            }
            // In a popup, too. What moves may be drawn anew for each frame: the last one counts.
            if painter.drawnCount != drawnCount, !parts.display.isAnimating { rarePictureLeft() }
            parts.surface.endTurn()
        }
        connection.flush()
    }

    func becomeQuiet() {
        quietAt = nil
        onQuiet?()
        onQuiet = nil
    }

    func rarePictureLeft() {
        drawnCount = painter.drawnCount
        if isRarePictureLeaving { return }
        isRarePictureLeaving = true
        connection.afterRoundTrip { [weak self] in
            self?.isRarePictureLeaving = false
            self?.onRarePicture()
        }
    }

    private func pictureLeft() {
        // This picture was what was waited for.
        quietAt = nil
        guard let onFirstPicture else {
            becomeQuiet()
            return
        }
        self.onFirstPicture = nil
        // The compositor has the processor first: the picture is on its way to the screen.
        connection.afterRoundTrip { [unowned self] in
            onFirstPicture()
            becomeQuiet()
        }
    }
}
