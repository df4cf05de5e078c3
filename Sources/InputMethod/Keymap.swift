import CXKBCommon
import TextEngine

/// The keymap that the virtual keyboard uploads, checked, with the way to each character.
///
/// Source: virtual-keyboard-unstable-v1, `keymap`: format xkb_v1, a text that ends with one NUL.
@safe package struct Keymap: Sendable {
    /// A key with the modifiers that must be depressed for it.
    package struct Way: Sendable, Equatable {
        /// The key by evdev's number.
        package var code: UInt32
        package var modifiers: ModifierMask
    }

    package let text: String
    private let ways: [Character: Way]

    /// Compiles the text with libxkbcommon before any compositor sees it: wlroots and Hyprland end the connection on
    /// a keymap they cannot read.
    package init() throws(KeymapError) {
        let text = KeymapText.text
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else {
            throw .noContext
        }
        defer { unsafe xkb_context_unref(context) }
        let compiled = unsafe xkb_keymap_new_from_string(
            context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let compiled = unsafe compiled else { throw .doesNotCompile }
        defer { unsafe xkb_keymap_unref(compiled) }
        let shift = unsafe ModifierMask(index: xkb_keymap_mod_get_index(compiled, "Shift"))
        let third = unsafe ModifierMask(index: xkb_keymap_mod_get_index(compiled, "Mod5"))
        self.text = text
        self.ways = Self.ways(shift: shift, third: third)
    }

    /// What there are keys for.
    package var characters: Set<Character> { Set(ways.keys) }

    /// The key that types this character, or nil where the keymap has none.
    package func way(to keystroke: Keystroke) -> Way? {
        switch keystroke {
        case .backspace: return Way(code: KeyCode.backspace, modifiers: .none)
        case .enter: return Way(code: KeyCode.enter, modifiers: .none)
        case .character(let text):
            guard let character = text.first, text.count == 1 else { return nil }
            return ways[character]
        }
    }

    private static func ways(shift: ModifierMask, third: ModifierMask) -> [Character: Way] {
        var ways: [Character: Way] = [" ": Way(code: KeyCode.space, modifiers: .none)]
        for key in KeymapKey.printing {
            ways[key.plain] = Way(code: key.code, modifiers: .none)
            ways[key.shifted] = Way(code: key.code, modifiers: shift)
            if let character = key.third { ways[character] = Way(code: key.code, modifiers: third) }
        }
        return ways
    }
}
