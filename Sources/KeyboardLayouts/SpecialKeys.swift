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
        var result: [[Key]] = []
        var missing = keys
        var bottom: (row: Int, space: Int)?
        for row in rows {
            let kept = row.contains { !has($0) } ? row.filter(has) : row
            if kept.isEmpty { continue }
            for index in kept.indices {
                let action = kept[index].action
                if action == .space { bottom = (result.count, index) }
                missing.removeAll { $0.action == action }
            }
            result.append(kept)
        }
        guard let bottom else { return result }
        // What a field adds may be in the row already.
        let own = result[bottom.row]
        let added = others.filter { other in !own.contains { $0.id == other.id } }
        result[bottom.row].insert(contentsOf: added, at: bottom.space + 1)
        result[bottom.row].insert(contentsOf: missing, at: bottom.space)
        return result
    }
}
