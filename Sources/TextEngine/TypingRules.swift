import Behavior
import KeyboardLayouts
import Units

/// What is typed becomes text: actions in, wishes out.
///
/// The rules see what stands before the caret as it is told, with everything that is under way. Where that is not known, in a
/// field that tells nothing and in which nothing was typed yet, or without a field (games, terminals of X11), no rule acts: what
/// is typed goes as it is. They remember no text but the last insertion and the spot where a mark was set right, and forget both
/// with the field, and as soon as the text before the caret is not what they left there.
///
/// Source: behaviour D.1, D.4, D.6.
package struct TypingRules: Sendable {
    package var behavior: KeyboardBehavior
    package var language: WritingLanguage

    /// What the last action left open.
    enum Window: Sendable, Equatable {
        case closed
        /// A plain space, typed at this time: a second one soon makes a full stop.
        case space(EventTime)
        /// This mark went before its space: a mouth takes it back.
        case movedMark(String)
        /// A mark that came with a space of its own.
        case markWithSpace
        /// A mark behind a digit: a letter brings the space.
        case markBehindDigit
    }

    var window = Window.closed
    var lastInsertion: Insertion?
    var spot: Spot?
    /// Whether a space that came with a mark was taken back: no more of them until a space, a return or a move.
    var refusesSpaces = false
    private var drag: CaretDrag?
    private var fieldNumber: UInt32?
    /// The end of the text as the last action left it, while something depends on it.
    private var leftText: String?

    /// So much of the text is looked at for a rule, in bytes.
    private static let reach = 64

    package init(behavior: KeyboardBehavior, language: WritingLanguage) {
        self.behavior = behavior
        self.language = language
    }

    /// Takes an action.
    ///
    /// - Parameters:
    ///   - context: the field as it is before the action, `Outbox.context`.
    ///   - time: when the finger did it, by its event; for a repeat the time of the moment on the same clock.
    package mutating func take(
        _ action: TextAction, in context: TypingContext, at time: EventTime
    ) -> TypingOutcome {
        check(context)
        var outcome = TypingOutcome(wishes: [])
        let told = context.isCaretCertain ? context.text : nil
        let traits = FieldTraits(context.field)
        if !action.movesCaret { drag = nil }
        switch action {
        case .character(let text):
            let insertion = insertion(of: text, told, traits, isPick: false)
            outcome.wishes = [insertion.wish]
            outcome.returnsToLetters = returns(
                after: text, bringsSpace: insertion.next == .markWithSpace)
            keep(insertion)
        case .replace(let typed, let pick):
            outcome.wishes = [replace(typed, with: pick, told, traits)]
            outcome.returnsToLetters = returns(after: pick, bringsSpace: window == .markWithSpace)
        case .space:
            let insertion = space(told, traits, at: time)
            outcome.wishes = [insertion.wish]
            outcome.returnsToLetters = behavior.returnToLettersAfterSpace
            keep(insertion)
            refusesSpaces = false
        case .backspace(let isRepeat):
            outcome = delete(.deleteBackward, told, isRepeat: isRepeat)
        case .deleteWord:
            outcome = delete(
                behavior.deleteByWord ? .deleteWord : .deleteBackward, told, isRepeat: true)
        case .primary:
            forget()
            outcome.wishes = [.enter]
            outcome.returnsToLetters = behavior.returnToLettersAfterSpace
        case .moveCaret(let count):
            forget()
            outcome.wishes = moved(by: count, told, at: time)
        case .moveSentence(let count):
            forget()
            outcome.wishes = movedBySentences(count, told, at: time)
        case .other(let wish):
            forget()
            outcome.wishes = [wish]
        }
        expect(told, after: outcome.wishes)
        return outcome
    }

    /// Whether the next letter is to be a capital. It is read off the text, so it may be asked after each action and each `done`.
    ///
    /// Source: behaviour D.1, `autoCapitalization`.
    package func wantsCapital(in context: TypingContext) -> Bool {
        guard behavior.autoCapitalization, context.field.isActive else { return false }
        switch FieldTraits(context.field).capitals {
        case .none: return false
        case .all: return true
        case .words: return context.text?.beginsWord ?? false
        case .sentences: return context.text?.beginsSentence ?? false
        }
    }

    private func returns(after text: String, bringsSpace: Bool) -> Bool {
        let isApostrophe = text.count == 1 && text.first?.isApostrophe == true
        return behavior.returnToLettersAfterSpace && (isApostrophe || bringsSpace)
    }
}

extension TypingRules {
    /// Nothing passes from field to field, and nothing counts once somebody else has changed the text or moved the caret.
    private mutating func check(_ context: TypingContext) {
        if context.number != fieldNumber {
            fieldNumber = context.number
            forget()
            drag = nil
            return
        }
        if !context.isCaretCertain {
            forget()
            drag = nil
        }
        guard let leftText, let told = context.text else { return }
        // Either may reach back further than the other.
        let length = min(leftText.utf8.count, told.before.utf8.count)
        if told.hasSelection
            || !told.before.utf8.suffix(length).elementsEqual(leftText.utf8.suffix(length))
        {
            forget()
        }
    }

    private mutating func forget() {
        window = .closed
        lastInsertion = nil
        spot = nil
        refusesSpaces = false
        leftText = nil
    }

    /// Notes the end of the text once the wishes have come true, if anything depends on it.
    private mutating func expect(_ told: ToldText?, after wishes: [Wish]) {
        if window == .closed, spot == nil, !refusesSpaces {
            leftText = nil
            return
        }
        let left = wishes.reduce(told?.tail(Self.reach)) { $0?.after($1) }
        leftText = left.map { String($0.tail(Self.reach / 2).before) }
    }

    private mutating func keep(_ insertion: Insertion) {
        window = insertion.next
        if insertion.movesMark, behavior.suppressPunctuationSpacingAfterEdit {
            spot = Spot(text: insertion.text)
        } else {
            spot?.change(insertion.tail, to: insertion.text)
            if spot?.isOver == true { spot = nil }
        }
        lastInsertion = insertion
    }

    /// The pick stands where the character stood that it takes the place of, whatever became of that one.
    private mutating func replace(
        _ typed: String, with pick: String, _ told: ToldText?, _ traits: FieldTraits
    ) -> Wish {
        guard let last = lastInsertion, last.typed == typed else {
            forget()
            return .replace(typed, with: pick)
        }
        let base = told.flatMap { told in
            told.ends(with: last.text) ? told.replacing(last.text, with: last.tail) : nil
        }
        var new = Insertion(typed: pick, text: pick)
        window = last.previous
        if !pick.isEmpty { new = insertion(of: pick, base, traits, isPick: true) }
        // Only what was typed last may go.
        if !last.tail.hasSuffix(new.tail) { new = Insertion(typed: pick, text: pick) }
        let text = String(last.tail.dropLast(new.tail.count)) + new.text
        spot = nil
        window = new.next
        lastInsertion = Insertion(
            typed: pick, tail: last.tail, text: text, previous: last.previous, next: new.next)
        return .replace(last.text, with: text)
    }

    /// Source: behaviour D.4. An empty field is told so: a tap still sends the key, for an application may have a use for it; a
    /// held key does nothing more.
    private mutating func delete(
        _ wish: Wish, _ told: ToldText?, isRepeat: Bool
    ) -> TypingOutcome {
        let isAtEnd = told.map { $0.isAtStart && !$0.hasSelection } ?? false
        if isAtEnd, isRepeat { return TypingOutcome(wishes: [], isAtEnd: true) }
        let refuses = refusesSpaces || window == .markWithSpace
        let piece =
            wish == .deleteWord
            ? told.map { WordDeletion.piece(of: $0.before).count } ?? 1 : 1
        spot?.drop(piece)
        if spot?.isOver == true { spot = nil }
        window = .closed
        lastInsertion = nil
        refusesSpaces = refuses && behavior.spaceAfterPunctuation
        return TypingOutcome(wishes: [wish], isAtEnd: isAtEnd)
    }
}

extension TypingRules {
    private mutating func moved(by count: Int, _ told: ToldText?, at time: EventTime) -> [Wish] {
        guard startDrag(told, at: time) else { return count == 0 ? [] : [.moveCaret(count)] }
        let steps = drag?.move(by: language.isRightToLeft ? -count : count) ?? 0
        return wishes(movingBy: steps)
    }

    /// Where the text is not told there are no sentences.
    private mutating func movedBySentences(
        _ count: Int, _ told: ToldText?, at time: EventTime
    ) -> [Wish] {
        guard startDrag(told, at: time) else { return [] }
        return wishes(movingBy: drag?.moveSentences(by: count) ?? 0)
    }

    private func wishes(movingBy steps: Int) -> [Wish] {
        steps == 0 ? [] : [.moveCaret(language.isRightToLeft ? -steps : steps)]
    }

    /// While the caret is dragged the text is the one of the beginning: the application is still busy with the moves before.
    private mutating func startDrag(_ told: ToldText?, at time: EventTime) -> Bool {
        if drag?.goesOn(at: time) != true {
            guard let told, told.after != nil else {
                drag = nil
                return false
            }
            drag = CaretDrag(told)
        }
        drag?.lastMove = time
        return true
    }
}
