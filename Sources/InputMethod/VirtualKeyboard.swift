import EventLoop
import Protocols
import TextEngine
import Units
import Wayland

/// The virtual keyboard of a seat, with its one keymap, from the start of the session to its end.
///
/// It is created with its keymap at start: compositors let no field be entered while the seat has no keyboard, and
/// toolkits drop a first key that comes together with a new one.
final class VirtualKeyboard {
    /// Kept for the compositor's refusal, which names it: an error on an object that is gone says nothing.
    private let manager: ZwpVirtualKeyboardManagerV1
    private let keyboard: ZwpVirtualKeyboardV1
    private let keymap: Keymap
    private var sentModifiers = ModifierMask.none

    /// Creates the keyboard and uploads the keymap, once and for all.
    ///
    /// Source: virtual-keyboard-unstable-v1, `keymap`: a file that the compositor maps; its text ends with one NUL.
    init(
        manager: ZwpVirtualKeyboardManagerV1, seat: WlSeat, keymap: Keymap
    ) throws(SystemError) {
        self.manager = manager
        self.keymap = keymap
        keyboard = manager.createVirtualKeyboard(seat: seat)
        let file = try SealedFile(name: "glasschord-keymap", terminated: keymap.text)
        keyboard.keymap(
            format: WlKeyboard.KeymapFormat.xkbV1.rawValue, fd: file.number,
            size: UInt32(file.byteCount))
    }

    /// Presses and releases a key in one breath: no client repeats it, and none stays down.
    ///
    /// Modifiers are sent before the key and restored after it, only where they differ: a compositor takes a
    /// `modifiers` request as the seat's state, group included.
    ///
    /// - Returns: false where the keymap has no such key.
    func type(_ keystroke: Keystroke, at now: Instant) -> Bool {
        guard let way = keymap.way(to: keystroke) else { return false }
        let time = Self.time(now)
        setModifiers(way.modifiers)
        keyboard.key(time: time, key: way.code, state: WlKeyboard.KeyState.pressed.rawValue)
        keyboard.key(time: time, key: way.code, state: WlKeyboard.KeyState.released.rawValue)
        setModifiers(.none)
        return true
    }

    private func setModifiers(_ modifiers: ModifierMask) {
        if modifiers == sentModifiers { return }
        sentModifiers = modifiers
        keyboard.modifiers(
            modsDepressed: modifiers.bits, modsLatched: 0, modsLocked: 0, group: 0)
    }

    /// Milliseconds of the monotonic clock; they wrap, as the protocol's do.
    private static func time(_ now: Instant) -> UInt32 {
        UInt32(truncatingIfNeeded: now.nanoseconds / 1_000_000)
    }
}
