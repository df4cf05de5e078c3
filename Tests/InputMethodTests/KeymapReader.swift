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

    func text(of way: Keymap.Way) -> String {
        guard let state = unsafe xkb_state_new(keymap) else { return "" }
        defer { unsafe xkb_state_unref(state) }
        unsafe xkb_state_update_mask(state, way.modifiers.bits, 0, 0, 0, 0, 0)
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
            _ = unsafe xkb_state_key_get_utf8(
                state, way.code + 8, buffer.baseAddress, buffer.count)
            return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
        }
    }
}
