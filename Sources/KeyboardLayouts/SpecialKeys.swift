/// Which keys of features stand before the space bar. Source: behaviour A.4, "Bottom row".
struct SpecialKeys {
    var globe = false
    var emoji = false
    var microphone = false

    /// In their order.
    private var keys: [Key] {
        (emoji ? [Key.emoji] : []) + (globe ? [.nextKeyboard] : [])
            + (microphone ? [.microphone] : [])
    }

    /// Whether a layout is as it should be without any change.
    func isNothing(to layout: KeyboardLayout) -> Bool {
        if globe || emoji || microphone { return false }
        return layout.pages.allSatisfy { page in
            layout.rows(of: page).allSatisfy { $0.allSatisfy(has) }
        }
    }

    private func has(_ key: Key) -> Bool {
        switch key.action {
        case .emoji: emoji
        case .nextKeyboard: globe
        case .dictation: microphone
        default: true
        }
    }

    /// The rows with these keys and without the others of their kind; a key that a row names keeps its place there.
    ///
    /// - Parameter others: what stands after the space bar.
    func put(into rows: [[Key]], _ others: [Key] = []) -> [[Key]] {
        let kept = rows.map { $0.filter(has) }.filter { !$0.isEmpty }
        let present = kept.joined().map(\.action)
        let missing = keys.filter { !present.contains($0.action) }
        guard let bottom = kept.lastIndex(where: { $0.contains { $0.action == .space } }),
            let space = kept[bottom].firstIndex(where: { $0.action == .space })
        else { return kept }
        var result = kept
        // What a field adds may be in the row already.
        let own = kept[bottom].map(\.id)
        result[bottom].insert(contentsOf: others.filter { !own.contains($0.id) }, at: space + 1)
        result[bottom].insert(contentsOf: missing, at: space)
        return result
    }
}
