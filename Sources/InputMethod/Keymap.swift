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
    private let shift: ModifierMask
    private let third: ModifierMask

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
        shift = unsafe ModifierMask(index: xkb_keymap_mod_get_index(compiled, "Shift"))
        third = unsafe ModifierMask(index: xkb_keymap_mod_get_index(compiled, "Mod5"))
        self.text = text
    }

    /// What there are keys for.
    package var characters: KeyCharacters {
        var characters = KeyCharacters()
        for row in KeymapRow.printing {
            characters.insert(ascii: row.plain.utf8)
            characters.insert(ascii: row.shifted.utf8)
        }
        for place in KeymapRow.thirdLevel { characters.insert(place.character) }
        return characters
    }

    /// The key that types this character, or nil where the keymap has none.
    package func way(to keystroke: Keystroke) -> Way? {
        switch keystroke {
        case .backspace: return Way(code: KeyCode.backspace, modifiers: .none)
        case .enter: return Way(code: KeyCode.enter, modifiers: .none)
        case .character(let text): return way(to: text)
        case .named, .chord: return nil
        }
    }

    /// Looked for among all keys: a keystroke is rarer than a start, which would have to make a dictionary.
    private func way(to text: String) -> Way? {
        if let third = KeymapRow.thirdLevel.first(where: { $0.character == text }) {
            return Way(code: third.code, modifiers: self.third)
        }
        guard let character = text.utf8.first, text.utf8.count == 1 else { return nil }
        for row in KeymapRow.printing {
            if let place = row.place(of: character) {
                return Way(code: place.code, modifiers: place.isShifted ? shift : .none)
            }
        }
        return nil
    }
}
