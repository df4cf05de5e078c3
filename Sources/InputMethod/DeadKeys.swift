import TextEngine

/// Accents that wait for the letter they belong to.
///
/// An accent and a letter make one character. The accent itself is typed when it comes twice, before a space, which it takes
/// the place of, and before a letter or a key that it does not combine with. Backspace takes a waiting accent back.
///
/// A pick from a held key's choices combines with the accent too, in the place of what the letter has made with it.
struct DeadKeys: Sendable {
    /// Tells what accents, in the order in which they were typed, and a letter make together. A letter that is missing asks
    /// whether there are combinations that begin so.
    typealias Compose = (_ accents: [String], _ letter: String?) -> Composed

    private enum State: Sendable, Equatable {
        case idle
        case waiting([String])
        /// The accents went into what was typed last: the letter, and what they made of it.
        case composed([String], letter: String, text: String)
    }

    private var state = State.idle

    /// Whether wishes pass as they are.
    var isIdle: Bool { if case .idle = state { true } else { false } }
    /// The accents that wait.
    var pending: [String] {
        if case .waiting(let accents) = state { accents } else { [] }
    }

    /// A dead key was typed.
    mutating func press(_ accent: String, by compose: Compose) -> [Wish] {
        let waiting = pending
        guard let last = waiting.last else {
            state = .waiting([accent])
            return []
        }
        if last == accent {
            // Those before it have nothing to wait for either.
            state = .idle
            return waiting.map(Wish.type)
        }
        if case .unfinished = compose(waiting + [accent], nil) {
            state = .waiting(waiting + [accent])
            return []
        }
        state = .waiting([accent])
        return waiting.map(Wish.type)
    }

    /// What becomes of a wish.
    mutating func take(_ wish: Wish, by compose: Compose) -> [Wish] {
        switch state {
        case .idle: return [wish]
        case .waiting(let accents): return combine(accents, wish, compose)
        case .composed(let accents, let letter, let text):
            state = .idle
            guard case .replace(letter, let pick) = wish else { return [wish] }
            if pick.isEmpty { return [.replace(text, with: "")] }
            guard case .text(let other) = compose(accents, pick) else {
                return [.replace(text, with: pick)]
            }
            state = .composed(accents, letter: pick, text: other)
            return [.replace(text, with: other)]
        }
    }

    /// The field is another one: what waits belongs to nobody.
    mutating func forget() {
        state = .idle
    }

    private mutating func combine(
        _ accents: [String], _ wish: Wish, _ compose: Compose
    ) -> [Wish] {
        state = .idle
        if case .type(" ") = wish { return accents.map(Wish.type) }
        if case .type(let letter) = wish, case .text(let text) = compose(accents, letter) {
            state = .composed(accents, letter: letter, text: text)
            return [.type(text)]
        }
        if case .deleteBackward = wish {
            if accents.count > 1 { state = .waiting(accents.dropLast()) }
            return []
        }
        return accents.map(Wish.type) + [wish]
    }
}
