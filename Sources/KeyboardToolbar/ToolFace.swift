/// How a tool shows itself.
package struct ToolFace: Sendable, Hashable {
    package var display: KeyboardToolDisplayRepresentation
    /// Its spoken name. Source: behaviour E.6.
    package var label: String
    /// What is shown in place of a symbol that nobody can draw.
    package var standIn: String?

    package init(
        display: KeyboardToolDisplayRepresentation, label: String? = nil, standIn: String? = nil
    ) {
        self.display = display
        self.standIn = standIn
        self.label = label ?? Self.spokenName(of: display)
    }

    /// The name of a tool that gives none: its own text, or what its icon shows.
    private static func spokenName(of display: KeyboardToolDisplayRepresentation) -> String {
        switch display {
        case .text(let text, _): text
        case .symbol(let name, _): SymbolNames.spoken(name)
        case .image(let small, _):
            String(small.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        }
    }
}
