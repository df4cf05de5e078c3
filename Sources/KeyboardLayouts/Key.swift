/// A key of a layout, before it has a place.
public struct Key: Sendable, Hashable {
    /// What decides how wide a key is drawn. Source: behaviour A.4, row rules.
    public enum Width: Sendable, Hashable {
        /// One letter column; between two edge keys, an even share of what lies between them.
        case column
        /// As wide as shift: shift, backspace and the keys that change the page.
        case edge
        /// From the left edge of the first letter beside shift to the return key.
        case space
        /// From the left edge of the last letter before backspace to the edge of the board.
        case primary
    }

    public let id: KeyID
    public let action: KeyboardAction
    /// What is written on the key; for a key with a picture, its spoken name.
    public let label: String
    /// The label while capitals are typed.
    public let shiftedLabel: String
    public let width: Width
    /// What holding the key offers beside its own character, in small letters, the most wanted first. Source: behaviour C.5.
    public let alternates: [String]

    /// A key that types `character`; its label and its capital follow from it.
    ///
    /// - Parameter alternates: what holding the key offers too, without `character` itself.
    public init(character: String, alternates: [String] = []) {
        self.alternates = alternates
        let lower = character.lowercased()
        id = .character(lower)
        action = .character(lower)
        label = lower
        shiftedLabel = lower.uppercased()
        width = .column
    }

    /// A key that does `action`, whose label is the same in both cases.
    public init(id: KeyID, action: KeyboardAction, label: String, width: Width) {
        self.id = id
        self.action = action
        self.label = label
        self.shiftedLabel = label
        self.width = width
        alternates = []
    }

    public static let shift = Key(id: .shift, action: .shift, label: "shift", width: .edge)
    public static let backspace = Key(
        id: .backspace, action: .backspace, label: "delete", width: .edge)
    public static let space = Key(id: .space, action: .space, label: "space", width: .space)
    public static let primary = Key(
        id: .primary, action: .primary, label: "return", width: .primary)

    /// The key that changes to `page`.
    public static func type(_ page: Page) -> Key {
        Key(id: .type(page), action: .keyboardType(page), label: page.toggleLabel, width: .edge)
    }

    /// What the key shows and, if it types a character, types.
    public func label(isShifted: Bool) -> String {
        isShifted ? shiftedLabel : label
    }

    /// What holding the key offers beside its label. Every one stays one character: the capital of "ß" is "ẞ", and "ı", whose
    /// capital is the plain "I", gives way to the other letter of its language, "İ".
    public func alternates(isShifted: Bool) -> [String] {
        isShifted ? alternates.map(Self.capital) : alternates
    }

    private static func capital(of alternate: String) -> String {
        switch alternate {
        case "ß": "ẞ"
        case "ı": "İ"
        default: alternate.uppercased()
        }
    }
}

extension Page {
    /// What is written on the key that changes to this page. Source: behaviour A.4, pages.
    var toggleLabel: String {
        switch self {
        case .letters: "ABC"
        case .numbers: "123"
        case .symbols: "#+="
        }
    }
}
