import KeyboardLayouts

/// What the globe offers when it is held, in rows from top to bottom.
///
/// Source: behaviour D.6: the one-handed row, the layouts, and "hide keyboard".
package struct GlobeMenu: Sendable, Hashable {
    package struct Item: Sendable, Hashable {
        package let entry: GlobeMenuEntry
        package let label: String
        /// Whether it is in force already.
        package let isOn: Bool

        package init(_ entry: GlobeMenuEntry, label: String, isOn: Bool = false) {
            self.entry = entry
            self.label = label
            self.isOn = isOn
        }
    }

    /// No row is empty.
    package let rows: [[Item]]
    /// The row whose items may stand below each other as well: the layouts.
    package let listRow: Int?

    /// Nothing to offer: holding the globe opens nothing.
    package static let none = GlobeMenu(layouts: [], others: nil)

    /// - Parameters:
    ///   - layouts: what can be typed with, in order.
    ///   - oneHanded: where the keys stand, or nil where that is not to be offered.
    ///   - hasTerminal: whether the terminal's keys are shown, or nil where they are not to be offered.
    package init(
        layouts: [Item], oneHanded: OneHandedMode? = nil, hasTerminal: Bool? = nil,
        canHide: Bool = true
    ) {
        var others: [Item] = []
        if let hasTerminal {
            others.append(Item(.terminal, label: "Terminal keys", isOn: hasTerminal))
        }
        if canHide { others.append(Item(.hideKeyboard, label: "Hide keyboard")) }
        self.init(
            oneHanded: oneHanded.map(Self.sides), layouts: layouts,
            others: others.isEmpty ? nil : others)
    }

    private init(oneHanded: [Item]? = nil, layouts: [Item], others: [Item]?) {
        var rows: [[Item]] = []
        if let oneHanded { rows.append(oneHanded) }
        listRow = layouts.isEmpty ? nil : rows.count
        if !layouts.isEmpty { rows.append(layouts) }
        if let others { rows.append(others) }
        self.rows = rows
    }

    private static func sides(_ mode: OneHandedMode) -> [Item] {
        [(OneHandedMode.left, "Left"), (.off, "Full"), (.right, "Right")].map { side, label in
            Item(.oneHanded(side), label: label, isOn: side == mode)
        }
    }
}
