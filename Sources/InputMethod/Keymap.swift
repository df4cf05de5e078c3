import CXKBCommon
import KeyboardLayouts
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
        /// Modifiers whose own keys are pressed around it: those of a shortcut. A capital needs no key of Shift.
        package var held: Modifiers = []
        package var group = KeyGroup.own
    }

    package let text: String
    private let masks: ModifierMasks
    /// Where the characters are; nil for US English, whose rows are looked through instead.
    private let slots: [UInt32: KeySlot]?
    /// The keys of another script, which have Latin letters in a second group.
    private let latinCodes: Set<UInt8>
    /// What this keymap is the beginning of; nil where it is all there is.
    private let whole: (@Sendable () -> KeymapPlan)?

    /// US English, with the signs of the symbols page.
    ///
    /// - Parameter whole: all that the layout types. It is asked, and its keymap taken, when the first of the other characters
    ///   is to be typed by keys: it takes 3.7 million instructions instead of 1.4, and few starts ever need it.
    package init(whole: (@Sendable () -> KeymapPlan)? = nil) throws(KeymapError) {
        text = KeymapText.text
        masks = try Self.masks(of: text)
        slots = nil
        latinCodes = []
        self.whole = whole
    }

    /// A layout's keymap.
    package init(for plan: KeymapPlan) throws(KeymapError) {
        let writer = KeymapWriter(plan)
        text = writer.text
        masks = try Self.masks(of: text)
        slots = writer.slots
        latinCodes = writer.latinCodes
        whole = nil
    }

    /// The keymap with all characters of the layout, where this one lacks some of a text; nil where it lacks none, or is that
    /// keymap.
    package func completed(for text: String) throws(KeymapError) -> Keymap? {
        guard let whole,
            text.unicodeScalars.contains(where: { way(to: .character(String($0))) == nil })
        else { return nil }
        return try Keymap(for: whole())
    }

    /// Compiles the text with libxkbcommon before any compositor sees it: wlroots and Hyprland end the connection on
    /// a keymap they cannot read.
    private static func masks(of text: String) throws(KeymapError) -> ModifierMasks {
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else {
            throw .noContext
        }
        defer { unsafe xkb_context_unref(context) }
        let compiled = unsafe xkb_keymap_new_from_string(
            context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let compiled = unsafe compiled else { throw .doesNotCompile }
        defer { unsafe xkb_keymap_unref(compiled) }
        return ModifierMasks { unsafe xkb_keymap_mod_get_index(compiled, $0) }
    }

    /// What there are keys for.
    package var characters: KeyCharacters {
        var characters = KeyCharacters()
        if let slots {
            for scalar in slots.keys { characters.insert(Self.text(of: scalar)) }
            return characters
        }
        for row in KeymapRow.printing {
            characters.insert(ascii: row.plain.utf8)
            characters.insert(ascii: row.shifted.utf8)
        }
        for place in KeymapRow.thirdLevel { characters.insert(place.character) }
        return characters
    }

    /// The key for a keystroke, or nil where the keymap has none.
    ///
    /// A chord of no character, which is modifiers alone, has none either: see `mask(of:)`.
    package func way(to keystroke: Keystroke) -> Way? {
        switch keystroke {
        case .backspace: return Way(code: KeyCode.backspace, modifiers: .none)
        case .enter: return Way(code: KeyCode.enter, modifiers: .none)
        case .character(let text):
            return slot(of: text).map {
                Way(
                    code: UInt32($0.code), modifiers: masks.mask(of: $0.level), group: $0.group)
            }
        case .named(let key, let modifiers):
            return Way(
                code: KeyCode.code(of: key), modifiers: masks.mask(of: modifiers),
                held: modifiers)
        case .chord(let text, let modifiers):
            return chord(text, modifiers)
        }
    }

    /// The keys that type a text one character after the other, or nil where one of them has none.
    package func ways(to text: String) -> [Way]? {
        var ways: [Way] = []
        for scalar in text.unicodeScalars {
            guard let way = way(to: .character(String(scalar))) else { return nil }
            ways.append(way)
        }
        return ways.isEmpty ? nil : ways
    }

    /// The bits of modifiers that are held.
    package func mask(of modifiers: Modifiers) -> ModifierMask {
        masks.mask(of: modifiers)
    }

    /// A letter of another script is meant by its place, where applications and compositors look for a Latin one.
    private func chord(_ text: String, _ modifiers: Modifiers) -> Way? {
        if let code = Self.code(ofKeyTyping: text) {
            return Way(code: code, modifiers: masks.mask(of: modifiers), held: modifiers)
        }
        guard let slot = slot(of: text) else { return nil }
        var held = modifiers
        if slot.level.needsShift { held.insert(.shift) }
        if slot.level.needsThird { held.insert(.altGr) }
        return Way(
            code: UInt32(slot.code),
            modifiers: masks.mask(of: slot.level).union(masks.mask(of: held)), held: held,
            group: latinCodes.contains(slot.code) ? .latin : .own)
    }

    /// The keys of shortcuts that every layout has in the same place: space, return and backspace by what they type.
    private static func code(ofKeyTyping text: String) -> UInt32? {
        switch text {
        case " ": KeyCode.space
        case "\n": KeyCode.enter
        case "\u{8}": KeyCode.backspace
        default: nil
        }
    }

    private func slot(of text: String) -> KeySlot? {
        guard let slots else { return Self.usEnglishSlot(of: text) }
        return KeymapWriter.scalar(of: text).flatMap { slots[$0] }
    }

    /// Looked for among all keys: a keystroke is rarer than a start, which would have to make a dictionary.
    private static func usEnglishSlot(of text: String) -> KeySlot? {
        guard let character = text.utf8.first, text.utf8.count == 1 else {
            return KeymapRow.thirdLevel.first { $0.character == text }.map {
                KeySlot(code: UInt8($0.code), level: .third)
            }
        }
        for row in KeymapRow.printing {
            if let place = row.place(of: character) {
                return KeySlot(
                    code: UInt8(place.code), level: place.isShifted ? .shifted : .plain)
            }
        }
        return nil
    }

    private static func text(of scalar: UInt32) -> String {
        Unicode.Scalar(scalar).map { String($0) } ?? ""
    }
}
