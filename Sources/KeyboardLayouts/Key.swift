/// A key of a layout, before it has a place.
public struct Key: Sendable, Hashable {
    /// What decides how wide a key is drawn. Source: behaviour A.4, row rules.
    public enum Width: Sendable, Hashable {
        /// One letter column; between two edge keys, an even share of what lies between them.
        case column
        /// As wide as shift: shift, backspace and the keys that change the page.
        case edge
        /// What the other keys of the bottom row leave.
        case space
        /// From the left edge of the last letter before backspace to the edge of the board.
        case primary
        /// A share of a weighted row, which takes the whole width; a row is weighted when one of its keys is.
        case units(Double)
    }

    /// How a key looks, where that does not follow from what it does.
    public enum Role: Sendable, Hashable {
        /// As characters do.
        case standard
        /// As shift and backspace do.
        case control
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
    /// Nil where it follows from the action.
    public let role: Role?
    /// What the levels behind shift and AltGr type where it is not the capital of the plain one: shifted, AltGr, both.
    let levels: Levels?

    struct Levels: Sendable, Hashable {
        var shifted: KeySign?
        var altGr: KeySign?
        var shiftedAltGr: KeySign?
    }

    /// A key that types `character`; its label and its capital follow from it. Several characters are typed when the finger
    /// goes up, and have no capitals.
    ///
    /// - Parameters:
    ///   - shifted: what it types in capitals, where that is not the capital of `character`.
    ///   - alternates: what holding the key offers too, without `character` itself.
    public init(
        character: String, shifted: String? = nil, alternates: [String] = [], role: Role? = nil
    ) {
        let lower = character.lowercased()
        self.init(
            id: .character(lower), action: .character(lower), label: lower,
            shiftedLabel: shifted ?? Self.capital(lower), width: .column, alternates: alternates,
            role: role, levels: shifted.map { Levels(shifted: .text($0)) })
    }

    /// A key that does `action`, whose label is the same in both cases.
    public init(
        id: KeyID, action: KeyboardAction, label: String, width: Width, role: Role? = nil
    ) {
        self.init(
            id: id, action: action, label: label, shiftedLabel: label, width: width,
            alternates: [], role: role, levels: nil)
    }

    /// A key of a PC keyboard: what it types on each level.
    package init(
        plain: KeySign, shifted: KeySign? = nil, altGr: KeySign? = nil,
        shiftedAltGr: KeySign? = nil
    ) {
        let id: KeyID
        switch plain {
        case .text(let text): id = .character(text.lowercased())
        case .dead(let accent): id = .dead(accent)
        }
        let label = plain.label
        let isPlain = shifted == nil && altGr == nil && shiftedAltGr == nil
        self.init(
            id: id, action: plain.action, label: label,
            shiftedLabel: shifted?.label ?? Self.capital(label), width: .column, alternates: [],
            role: nil,
            levels: isPlain
                ? nil : Levels(shifted: shifted, altGr: altGr, shiftedAltGr: shiftedAltGr))
    }

    private init(
        id: KeyID, action: KeyboardAction, label: String, shiftedLabel: String, width: Width,
        alternates: [String], role: Role?, levels: Levels?
    ) {
        self.id = id
        self.action = action
        self.label = label
        self.shiftedLabel = shiftedLabel
        self.width = width
        self.alternates = alternates
        self.role = role
        self.levels = levels
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

    /// The same key as another of a page, or otherwise wide, or with other choices.
    package func with(
        id: KeyID? = nil, width: Width? = nil, alternates: [String]? = nil, role: Role? = nil,
        label: String? = nil
    ) -> Key {
        Key(
            id: id ?? self.id, action: action, label: label ?? self.label,
            shiftedLabel: label ?? shiftedLabel, width: width ?? self.width,
            alternates: alternates ?? self.alternates, role: role ?? self.role, levels: levels)
    }

    static func capital(_ text: String) -> String {
        // Letters of two code units alone are compared: comparing others takes long.
        if text.utf8.count == 2 {
            if text == "ß" { return "ẞ" }
            if text == "ı" { return "İ" }
        }
        // ".com" stays as it is, and so does "ŉ", whose capital is two letters.
        let capital = text.uppercased()
        return capital.utf8.count == 1 || capital.count == 1 ? capital : text
    }
}
