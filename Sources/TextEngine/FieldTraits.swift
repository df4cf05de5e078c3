/// What may be done to and with what is typed into a field. A person's switches may take more away, and add nothing.
///
/// - Passwords, PINs and hidden characters get exactly what is typed, as do terminals, addresses and everything that pads are
///   for: a letter more or another mark is wrong there and may not even be seen.
/// - Where nothing is to be remembered, nothing is guessed or learnt either. Capitals and spaces, which come from nothing but
///   the text itself, stay: applications set that hint without need.
/// - Of the hints `completion`, `spellcheck` and `auto_capitalization` each speaks for itself. A field that sets none of them
///   has said nothing; once one is set, a missing one is a refusal of that one thing.
///
/// Source: behaviour D.7, D.1; text-input-unstable-v3, `content_hint` and `content_purpose`.
package struct FieldTraits: Sendable, Hashable {
    package private(set) var capitals: Capitals
    /// Whether straight quotes and double hyphens may become others.
    package private(set) var smartPunctuation: Bool
    /// Whether marks and spaces may be set right: the double space, the space before a mark and the one behind it.
    package private(set) var spacing: Bool
    /// Whether words may be offered.
    package private(set) var suggestions: Bool
    /// Whether words may be changed.
    package private(set) var corrections: Bool
    /// Whether words may be remembered.
    package private(set) var learning: Bool
    /// Whether a key that is held may be shown above itself. Source: behaviour H22.
    package private(set) var previews: Bool
    /// Whether there is a bar above the keys at all.
    package private(set) var bar: Bool

    /// Nothing but what is typed.
    private init(previews: Bool) {
        capitals = .none
        smartPunctuation = false
        spacing = false
        suggestions = false
        corrections = false
        learning = false
        self.previews = previews
        bar = false
    }

    package init(_ field: Field) {
        self.init(previews: true)
        guard field.isActive else { return }
        if field.isSecret || FieldForm(field, adapts: true).isPad { previews = false }
        guard Self.takesWords(field) else { return }
        let isAddress = field.purpose == .email || field.purpose == .url
        capitals = isAddress ? .none : Self.capitals(field.hints)
        spacing = !isAddress
        if field.hints.contains(.sensitiveData) { return }
        smartPunctuation = !isAddress
        suggestions = Self.allows(.completion, field.hints)
        corrections = !isAddress && Self.allows(.spellcheck, field.hints)
        learning = true
        bar = true
    }

    private static func takesWords(_ field: Field) -> Bool {
        switch field.purpose {
        case .password, .pin, .terminal: false
        default:
            !field.hints.contains(.hiddenText) && !FieldForm(field, adapts: true).isPad
        }
    }

    private static func capitals(_ hints: ContentHints) -> Capitals {
        if hints.contains(.lowercase) { return .none }
        if hints.contains(.uppercase) { return .all }
        if hints.contains(.titlecase) { return .words }
        return allows(.autoCapitalization, hints) ? .sentences : .none
    }

    private static func allows(_ wanted: ContentHints, _ hints: ContentHints) -> Bool {
        let speaking: ContentHints = [.completion, .spellcheck, .autoCapitalization]
        return hints.isDisjoint(with: speaking) || hints.contains(wanted)
    }
}
