import KeyboardEngine
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
            parts.surface.endTurn()
        }
        connection.flush()
    }

    func becomeQuiet() {
        quietAt = nil
        onQuiet?()
        onQuiet = nil
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
