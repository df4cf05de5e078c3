import CXKBCommon

@testable import InputMethod

/// Reads a keymap as an application does: with libxkbcommon, from what was sent.
///
/// Owner of the C objects: this object, until it goes.
@safe final class KeymapReader {
    private let context: OpaquePointer
    private let keymap: OpaquePointer

    init?(_ text: String) {
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else {
            return nil
        }
        guard
            let keymap = unsafe xkb_keymap_new_from_string(
                context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        else {
            unsafe xkb_context_unref(context)
            return nil
        }
        unsafe self.context = context
        unsafe self.keymap = keymap
    }

    deinit {
        unsafe xkb_keymap_unref(keymap)
        unsafe xkb_context_unref(context)
    }

    /// The keysym of a key, by its name; in X11's list of names.
    ///
    func keysym(of code: UInt32, level: UInt32 = 0, group: UInt32 = 0) -> String {
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = unsafe xkb_keymap_key_get_syms_by_level(
            keymap, code + 8, group, level, &symbols)
        guard count == 1, let symbols = unsafe symbols else { return "" }
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            _ = unsafe xkb_keysym_get_name(symbols.pointee, buffer.baseAddress, buffer.count)
            return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
        }
    }

    /// The numbers of the groups that have a keysym anywhere.
    func groups(with name: String) -> Set<UInt32> {
        var groups: Set<UInt32> = []
        for code in UInt32(1)..<248 {
            for group in 0..<groupCount(of: code) {
                let count = unsafe xkb_keymap_num_levels_for_key(keymap, code + 8, group)
                for level in 0..<count
                where keysym(of: code, level: level, group: group) == name {
                    groups.insert(group)
                }
            }
        }
        return groups
    }

    /// How many groups a key has.
    func groupCount(of code: UInt32) -> UInt32 {
        unsafe xkb_keymap_num_layouts_for_key(keymap, code + 8)
    }

    /// The names of the real modifiers that are active in a mask.
    func modifiers(in mask: ModifierMask) -> Set<String> {
        let names = ["Shift", "Lock", "Control", "Mod1", "Mod2", "Mod3", "Mod4", "Mod5"]
        return Set(
            names.filter { name in
                let index = unsafe xkb_keymap_mod_get_index(keymap, name)
                return index < 32 && mask.bits & (1 << index) != 0
            })
    }

    /// The modifiers that pressing a key depresses.
    func modifiersPressed(by code: UInt32) -> Set<String> {
        guard let state = unsafe xkb_state_new(keymap) else { return [] }
        defer { unsafe xkb_state_unref(state) }
        unsafe xkb_state_update_key(state, code + 8, XKB_KEY_DOWN)
        let mask = unsafe xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED)
        return modifiers(in: ModifierMask(rawValue: mask))
    }

    func text(of way: Keymap.Way) -> String {
        guard let state = unsafe xkb_state_new(keymap) else { return "" }
        defer { unsafe xkb_state_unref(state) }
        unsafe xkb_state_update_mask(
            state, way.modifiers.bits, 0, 0, 0, 0, way.group.rawValue)
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
            _ = unsafe xkb_state_key_get_utf8(
                state, way.code + 8, buffer.baseAddress, buffer.count)
            return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
        }
    }
}
