extension KeyboardLayout {
    /// The layout with a row of a terminal's keys above it, and the page of what else a PC keyboard has.
    ///
    /// Source: behaviour D.7, "terminal".
    ///
    /// - Parameter hasRow: false leaves that row to a toolbar.
    func terminal(_ special: SpecialKeys, hasRow: Bool) -> KeyboardLayout {
        func page(_ page: Page) -> [[Key]]? {
            guard pages.contains(page) else { return nil }
            let rows = special.put(into: Self.withFunctionKey(rows(of: page)))
            return hasRow ? [Self.terminalRow(beside: rows)] + rows : rows
        }
        return with(
            form: .terminal, letters: page(.letters), numbers: page(.numbers),
            symbols: page(.symbols), function: functionPage(special, hasRow: hasRow))
    }

    /// Esc, Tab, Ctrl, Alt, arrows and the signs of commands.
    ///
    /// - Parameter rows: what is below; a sign that is there already has its second key here.
    private static func terminalRow(beside rows: [[Key]]) -> [Key] {
        let known = Set(rows.joined().map(\.id))
        let signs = ["|", "~", "/", "-"].map { Key(character: $0) }
        let keys =
            [
                Key.named(.escape), .named(.tab), .modifier(.control), .modifier(.alt),
                .named(.left), .named(.down), .named(.up), .named(.right),
            ] + signs
        return keys.map { key in
            key.with(
                id: known.contains(key.id) ? .second(key.id) : nil, width: .units(1),
                role: .control)
        }
    }

    /// "Fn" beside the key that changes the page.
    private static func withFunctionKey(_ rows: [[Key]]) -> [[Key]] {
        rows.map { row in
            guard let space = row.firstIndex(where: { $0.action == .space }) else { return row }
            let key = Key.type(.function).with(width: .column)
            return Array(row[..<space]) + [key] + Array(row[space...])
        }
    }

    private func functionPage(_ special: SpecialKeys, hasRow: Bool) -> [[Key]] {
        func row(_ keys: [NamedKey]) -> [Key] { keys.map { .named($0).with(width: .units(1)) } }
        let bottom: [Key] = [.type(.letters), .space, .primary]
        let rows: [[Key]] = [
            row([.f1, .f2, .f3, .f4, .f5, .f6]), row([.f7, .f8, .f9, .f10, .f11, .f12]),
            row([.home, .end, .pageUp, .pageDown, .insert, .delete])
                + [.modifier(.super).with(width: .units(1))],
        ]
        let above = hasRow ? [Self.terminalRow(beside: [])] : []
        return above + rows + special.put(into: [bottom])
    }
}
