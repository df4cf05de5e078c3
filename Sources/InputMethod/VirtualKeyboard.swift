import EventLoop
import KeyboardLayouts
import Protocols
import TextEngine
import Units
import Wayland

/// The virtual keyboard of a seat, from the start of the session to its end.
///
/// It is created with its keymap at start: compositors let no field be entered while the seat has no keyboard, and
/// toolkits drop a first key that comes together with a new one.
final class VirtualKeyboard {
    /// Kept for the compositor's refusal, which names it: an error on an object that is gone says nothing.
    private let manager: ZwpVirtualKeyboardManagerV1
    private let keyboard: ZwpVirtualKeyboardV1
    private(set) var keymap: Keymap
    private var sentModifiers = ModifierMask.none
    private var sentGroup = KeyGroup.own

    /// Creates the keyboard and uploads its keymap.
    init(
        manager: ZwpVirtualKeyboardManagerV1, seat: WlSeat, keymap: Keymap
    ) throws(SystemError) {
        self.manager = manager
        self.keymap = keymap
        keyboard = manager.createVirtualKeyboard(seat: seat)
        try upload(keymap)
    }

    /// Another keymap from now on. No key is down and no modifier is set: all of ours end in one breath.
    func use(_ keymap: Keymap) throws(SystemError) {
        try upload(keymap)
        self.keymap = keymap
    }

    /// Source: virtual-keyboard-unstable-v1, `keymap`: a file that the compositor maps; its text ends with one NUL.
    private func upload(_ keymap: Keymap) throws(SystemError) {
        let file = try SealedFile(name: "glasschord-keymap", terminated: keymap.text)
        keyboard.keymap(
            format: WlKeyboard.KeymapFormat.xkbV1.rawValue, fd: file.number,
            size: UInt32(file.byteCount))
    }

    /// Presses and releases a key in one breath: no client repeats it, and none stays down. A text of several characters is
    /// several keys.
    ///
    /// - Returns: false where the keymap has no such key.
    func type(_ keystroke: Keystroke, at now: Instant) -> Bool {
        let time = Self.time(now)
        if let way = keymap.way(to: keystroke) {
            tap(way, time)
            return true
        }
        switch keystroke {
        case .chord("", let modifiers) where !modifiers.isEmpty:
            hold(modifiers, keymap.mask(of: modifiers), .own, time) {}
            return true
        case .character(let text):
            guard let ways = keymap.ways(to: text) else { return false }
            for way in ways { tap(way, time) }
            return true
        case .backspace, .enter, .named, .chord:
            return false
        }
    }

    /// Modifiers are sent before the key and restored after it, only where they differ: a compositor takes a
    /// `modifiers` request as the seat's state, group included.
    private func tap(_ way: Keymap.Way, _ time: UInt32) {
        guard way.held.isEmpty else {
            hold(way.held, way.modifiers, way.group, time) { tap(way.code, time) }
            return
        }
        setModifiers(way.modifiers, way.group)
        tap(way.code, time)
        setModifiers(.none, .own)
    }

    private func tap(_ code: UInt32, _ time: UInt32) {
        key(code, .pressed, time)
        key(code, .released, time)
    }

    /// Presses the modifiers' own keys, as a hand does: some applications go by the keys, others by the modifiers' state.
    private func hold(
        _ modifiers: Modifiers, _ mask: ModifierMask, _ group: KeyGroup, _ time: UInt32,
        around action: () -> Void
    ) {
        for (modifier, code) in Self.modifierKeys where modifiers.contains(modifier) {
            key(code, .pressed, time)
        }
        setModifiers(mask, group)
        action()
        for (modifier, code) in Self.modifierKeys.reversed() where modifiers.contains(modifier) {
            key(code, .released, time)
        }
        setModifiers(.none, .own)
    }

    /// In the order in which they are pressed.
    private static let modifierKeys: [(Modifiers, UInt32)] = [
        (.control, KeyCode.leftControl), (.alt, KeyCode.leftAlt), (.super, KeyCode.leftMeta),
        (.altGr, KeyCode.rightAlt), (.shift, KeyCode.leftShift),
    ]

    private func key(_ code: UInt32, _ state: WlKeyboard.KeyState, _ time: UInt32) {
        keyboard.key(time: time, key: code, state: state.rawValue)
    }

    private func setModifiers(_ modifiers: ModifierMask, _ group: KeyGroup) {
        if modifiers == sentModifiers, group == sentGroup { return }
        sentModifiers = modifiers
        sentGroup = group
        keyboard.modifiers(
            modsDepressed: modifiers.bits, modsLatched: 0, modsLocked: 0, group: group.rawValue)
    }

    /// Milliseconds of the monotonic clock; they wrap, as the protocol's do.
    private static func time(_ now: Instant) -> UInt32 {
        UInt32(truncatingIfNeeded: now.nanoseconds / 1_000_000)
    }
}
