import CXKBCommon

/// Reads keys as an application does: by the keymap that it was sent.
///
/// Owner of the C objects: this object, until it goes.
@safe final class KeyReader {
    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer

    init?(_ text: String) {
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else {
            return nil
        }
        let keymap = unsafe xkb_keymap_new_from_string(
            context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let keymap = unsafe keymap, let state = unsafe xkb_state_new(keymap) else {
            unsafe xkb_context_unref(context)
            return nil
        }
        unsafe self.context = context
        unsafe self.keymap = keymap
        unsafe self.state = state
    }

    deinit {
        unsafe xkb_state_unref(state)
        unsafe xkb_keymap_unref(keymap)
        unsafe xkb_context_unref(context)
    }

    func setModifiers(_ depressed: UInt32, _ latched: UInt32, _ locked: UInt32, _ group: UInt32) {
        unsafe xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group)
    }

    /// - Parameter code: evdev's number.
    func text(_ code: UInt32) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
            _ = unsafe xkb_state_key_get_utf8(state, code + 8, buffer.baseAddress, buffer.count)
            return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
        }
    }
}
