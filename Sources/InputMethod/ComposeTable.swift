import CXKBCommon

/// A compose table of libxkbcommon.
///
/// Owner of the C objects: this object, until it goes.
@safe final class ComposeTable {
    private let context: OpaquePointer
    private let table: OpaquePointer

    /// - Parameter locale: as the environment names it, "de_DE.UTF-8".
    init?(locale: String) {
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else {
            return nil
        }
        // What is wrong in somebody's own file is told to nobody: it is not ours to print.
        unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        let table = unsafe xkb_compose_table_new_from_locale(
            context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
        guard let table = unsafe table else {
            unsafe xkb_context_unref(context)
            return nil
        }
        unsafe self.context = context
        unsafe self.table = table
    }

    deinit {
        unsafe xkb_compose_table_unref(table)
        unsafe xkb_context_unref(context)
    }

    /// What the sequence of dead keys and a letter makes.
    func compose(_ accents: [Accent], _ letter: String?) -> Composed {
        let scalars = letter?.unicodeScalars
        if let scalars, scalars.count != 1 { return .nothing }
        guard let state = unsafe xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
            return .nothing
        }
        defer { unsafe xkb_compose_state_unref(state) }
        let last = scalars?.first.map { [xkb_utf32_to_keysym($0.value)] } ?? []
        for keysym in accents.map(\.keysym) + last {
            _ = unsafe xkb_compose_state_feed(state, keysym)
        }
        switch unsafe xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING:
            return letter == nil ? .unfinished : .nothing
        case XKB_COMPOSE_COMPOSED:
            let text = unsafe Self.text(of: state)
            return text.isEmpty ? .nothing : .text(text)
        default:
            return .nothing
        }
    }

    private static func text(of state: OpaquePointer) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            _ = unsafe xkb_compose_state_get_utf8(state, buffer.baseAddress, buffer.count)
            return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
        }
    }
}
