import Documents
import InputMethod
import KeyboardLayouts
import Settings
import Surfaces
import Wayland

/// Other keys, other choices, and how the seat repeats.
extension Keyboard {
    func keysChanged() {
        fingers.keysChanged(looks.choices.behavior)
        parts?.display.keysChanged()
        toolbar.source.take(hasOtherLayouts: keys.languages.count > 1)
        if keys.plain != keymapLayout { changeKeymap() }
    }

    /// Keys of another layout type other characters, as do those of a file that was edited.
    private func changeKeymap() {
        keymapLayout = keys.plain
        do {
            parts?.session.use(try Keymap(keymapLayout))
        } catch {
            log.warning("layout '\(keymapLayout.name)': \(error)")
        }
    }

    func choicesChanged(_ choices: LookChoices) {
        let values = choices.user.values
        fingers.change(
            to: choices.behavior, values.keyRepeat(seat: seatRepeat?.current))
        parts?.surface.wantedOutput = values.output?.value.name
        together {
            keys.change(
                to: choices.behavior, wanted: BoardKeys.WantedForm(values.page?.value),
                languages: values.languages?.value, namesSide: values.namesSide)
            toolbar.source.change(to: values)
            parts?.display.change(to: choices)
        }
        tellEngine()
    }

    /// How the seat's keyboards repeat is asked for when nothing waits for it.
    func followSeat() {
        guard let parts, seatRepeat == nil else { return }
        seatRepeat = SeatRepeat(of: parts.seatName, connection: connection)
        seatRepeat?.onChange = { [unowned self] in
            fingers.use(looks.choices.user.values.keyRepeat(seat: $0))
        }
        connection.flush()
    }
}
