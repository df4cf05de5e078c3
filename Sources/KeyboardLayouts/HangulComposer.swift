/// Makes syllables of Korean jamo as they are typed, and takes them apart by backspace, one jamo after the other.
///
/// It holds the syllable that is being made; whoever types something else, or moves the caret, ends it. What it says is an
/// edit: so many characters before the caret go, and a text comes. Jamo are those of the block of compatibility, which
/// keyboards show; syllables are the precomposed ones.
///
/// Source: The Unicode Standard 15.0, 3.12, "Conjoining Jamo Behavior"; KS X 5002 (two sets of keys).
package struct HangulComposer: Sendable, Hashable {
    /// What to do with the text before the caret.
    package struct Edit: Sendable, Hashable {
        /// How many characters before the caret go: 0 or 1, the syllable that is being made.
        package let removed: Int
        /// What comes in their place: one or two characters, or none.
        package let inserted: String

        package init(removed: Int, inserted: String) {
            self.removed = removed
            self.inserted = inserted
        }
    }

    /// Indices into the tables of `HangulJamo`; finals count from 1.
    private enum State: Sendable, Hashable {
        case empty
        case consonant(Int)
        case vowel(Int)
        case open(initial: Int, vowel: Int)
        case closed(initial: Int, vowel: Int, final: Int)
    }

    private var state = State.empty

    package init() {}

    /// The syllable or jamo that is being made, which stands before the caret; nil where nothing is.
    package var syllable: String? { Self.text(of: state) }

    /// The syllable is finished: something else was typed, or the caret has moved.
    package mutating func end() {
        state = .empty
    }

    /// A key was typed.
    ///
    /// - Parameter text: what it types.
    /// - Returns: nil for what is no jamo; the syllable is finished then, and the text is to be typed as it is.
    package mutating func type(_ text: String) -> Edit? {
        guard let jamo = HangulJamo(text) else {
            end()
            return nil
        }
        let before = syllable
        let (done, next) = jamo.isVowel ? addVowel(jamo) : addConsonant(jamo)
        state = next
        let inserted = (Self.text(of: done) ?? "") + (syllable ?? "")
        return Edit(removed: before == nil ? 0 : 1, inserted: inserted)
    }

    /// Backspace: the last jamo goes.
    ///
    /// - Returns: nil where no syllable is being made: the character before the caret is to be deleted as a whole.
    package mutating func deleteBackward() -> Edit? {
        switch state {
        case .empty: return nil
        case .consonant: state = .empty
        case .vowel(let vowel):
            state = HangulJamo.parts(ofVowel: vowel).map { .vowel($0) } ?? .empty
        case .open(let initial, let vowel):
            state =
                HangulJamo.parts(ofVowel: vowel).map { .open(initial: initial, vowel: $0) }
                ?? .consonant(initial)
        case .closed(let initial, let vowel, let final):
            state =
                HangulJamo.parts(ofFinal: final).map {
                    .closed(initial: initial, vowel: vowel, final: $0.kept)
                } ?? .open(initial: initial, vowel: vowel)
        }
        return Edit(removed: 1, inserted: syllable ?? "")
    }

    /// What is finished by a consonant, and what goes on.
    private func addConsonant(_ jamo: HangulJamo) -> (done: State, next: State) {
        let alone = State.consonant(jamo.initial)
        switch state {
        case .empty: return (.empty, alone)
        case .consonant, .vowel: return (state, alone)
        case .open(let initial, let vowel):
            guard let final = jamo.final else { return (state, alone) }
            return (.empty, .closed(initial: initial, vowel: vowel, final: final))
        case .closed(let initial, let vowel, let final):
            guard let own = jamo.final, let both = HangulJamo.final(of: final, and: own) else {
                return (state, alone)
            }
            return (.empty, .closed(initial: initial, vowel: vowel, final: both))
        }
    }

    /// What is finished by a vowel, and what goes on: a final consonant, or the second one of two, begins the next syllable.
    private func addVowel(_ jamo: HangulJamo) -> (done: State, next: State) {
        switch state {
        case .empty: return (.empty, .vowel(jamo.vowel))
        case .consonant(let initial): return (.empty, .open(initial: initial, vowel: jamo.vowel))
        case .vowel(let vowel):
            guard let both = HangulJamo.vowel(of: vowel, and: jamo.vowel) else {
                return (state, .vowel(jamo.vowel))
            }
            return (.empty, .vowel(both))
        case .open(let initial, let vowel):
            guard let both = HangulJamo.vowel(of: vowel, and: jamo.vowel) else {
                return (state, .vowel(jamo.vowel))
            }
            return (.empty, .open(initial: initial, vowel: both))
        case .closed(let initial, let vowel, let final):
            if let parts = HangulJamo.parts(ofFinal: final) {
                return (
                    .closed(initial: initial, vowel: vowel, final: parts.kept),
                    .open(initial: parts.moved, vowel: jamo.vowel)
                )
            }
            return (
                .open(initial: initial, vowel: vowel),
                .open(initial: HangulJamo.initial(ofFinal: final), vowel: jamo.vowel)
            )
        }
    }

    private static func text(of state: State) -> String? {
        switch state {
        case .empty: nil
        case .consonant(let initial): HangulJamo.initials[initial]
        case .vowel(let vowel): HangulJamo.vowels[vowel]
        case .open(let initial, let vowel): HangulJamo.syllable(initial, vowel, 0)
        case .closed(let initial, let vowel, let final):
            HangulJamo.syllable(initial, vowel, final)
        }
    }
}
