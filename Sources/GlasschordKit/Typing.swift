import Behavior
import InputMethod
import KeyboardEngine
import KeyboardLayouts
import TextEngine
import Units

/// What fingers have typed goes on as text: by the rules of typing, and in Korean by syllables.
struct Typing {
    private var rules: TypingRules
    /// Makes syllables; nil in languages that have none to make.
    private var hangul: HangulComposer?
    /// Whether the keys are told which word stands at the caret.
    var tellsWord = false
    /// Whether letters have capitals: shift is for other things where they have none.
    private var hasCapitals: Bool

    init(_ layout: KeyboardLayout, _ behavior: KeyboardBehavior) {
        rules = TypingRules(
            behavior: behavior, language: WritingLanguage(layout.traits))
        hangul = Self.composer(layout)
        hasCapitals = Self.hasCapitals(layout)
    }

    /// Another layout is typed with, or switches are set otherwise.
    mutating func change(to layout: KeyboardLayout, _ behavior: KeyboardBehavior) {
        rules.behavior = behavior
        rules.language = WritingLanguage(layout.traits)
        hasCapitals = Self.hasCapitals(layout)
        if hangul == nil || !Self.isKorean(layout) { hangul = Self.composer(layout) }
    }

    /// Sends an action on its way.
    ///
    /// - Parameter time: when the finger did it.
    /// - Returns: what follows for the keys, and whether nothing is left to delete.
    mutating func take(
        _ action: TypedAction, over session: InputSession, at time: EventTime
    ) -> (cue: TextCue, isAtEnd: Bool)? {
        let textAction: TextAction
        switch action {
        case .character(let text):
            if compose(text, over: session, at: time) {
                return (cue(in: session), false)
            }
            textAction = .character(text)
        case .backspace(let isRepeat):
            if decompose(over: session, at: time) {
                return (cue(in: session), false)
            }
            textAction = .backspace(isRepeat: isRepeat)
        case .text(let text): textAction = .other(.type(text))
        case .replace(let typed, let pick): textAction = .replace(typed: typed, with: pick)
        case .space: textAction = .space
        case .deleteWord: textAction = .deleteWord
        case .primary: textAction = .primary
        case .moveCaret(let count): textAction = .moveCaret(by: count)
        case .moveSentence(let count): textAction = .moveSentence(by: count)
        case .key(let key, let modifiers): textAction = .other(.press(key, modifiers))
        case .chord(let text, let modifiers): textAction = .other(.chord(text, modifiers))
        case .dead(let accent):
            session.submit(accent: accent)
            return nil
        case .nextKeyboard, .menu, .oneHanded: return nil
        }
        hangul?.end()
        let outcome = rules.take(textAction, in: session.context, at: time)
        for wish in outcome.wishes { session.submit(wish) }
        return (
            cue(in: session, returnsToLetters: outcome.returnsToLetters),
            outcome.isAtEnd
        )
    }

    /// What the field's text means for the keys.
    func cue(in session: InputSession, returnsToLetters: Bool = false) -> TextCue {
        let context = session.context
        return TextCue(
            wantsCapital: hasCapitals && rules.wantsCapital(in: context),
            returnsToLetters: returnsToLetters,
            word: tellsWord ? Self.word(before: context) : nil)
    }

    /// The letters that end at the caret, in small ones; nil where the text is not told, or words are nobody's business.
    private static func word(before context: TypingContext) -> String? {
        guard let told = context.text, FieldTraits(context.field).suggestions else { return nil }
        return String(told.before.reversed().prefix { $0.isLetter }.reversed()).lowercased()
    }

    /// Another field: no syllable goes on there.
    mutating func fieldLeft() {
        hangul?.end()
    }

    /// A jamo goes into the syllable before the caret, where that is known to be there still.
    private mutating func compose(
        _ text: String, over session: InputSession, at time: EventTime
    ) -> Bool {
        guard var composer = hangul, session.context.takesSyllables else { return false }
        let before = standing(composer, in: session)
        if before == nil { composer.end() }
        guard let edit = composer.type(text) else { return false }
        hangul = composer
        let wish: Wish
        if let before, edit.removed == 1 {
            wish = .revise(before, with: edit.inserted, orType: text)
        } else {
            wish = .type(edit.inserted)
        }
        pass(wish, over: session, at: time)
        return true
    }

    private mutating func decompose(over session: InputSession, at time: EventTime) -> Bool {
        guard var composer = hangul, session.context.takesSyllables,
            let before = standing(composer, in: session),
            let edit = composer.deleteBackward()
        else { return false }
        // Nothing would be left of it: it is deleted as any character.
        if edit.inserted.isEmpty { return false }
        hangul = composer
        pass(.revise(before, with: edit.inserted, orType: ""), over: session, at: time)
        return true
    }

    /// The syllable that is being made, if it stands before the caret. Where the text is not told no syllables are made.
    private func standing(_ composer: HangulComposer, in session: InputSession) -> String? {
        let context = session.context
        guard context.isCaretCertain, let syllable = composer.syllable, let told = context.text,
            !told.hasSelection, told.before.hasSuffix(syllable)
        else { return nil }
        return syllable
    }

    private mutating func pass(_ wish: Wish, over session: InputSession, at time: EventTime) {
        let outcome = rules.take(.other(wish), in: session.context, at: time)
        for wish in outcome.wishes { session.submit(wish) }
    }

    private static func hasCapitals(_ layout: KeyboardLayout) -> Bool {
        layout.rows(of: .letters).joined().contains { key in
            guard case .character(let text) = key.action else { return false }
            return text.uppercased() != text
        }
    }

    private static func composer(_ layout: KeyboardLayout) -> HangulComposer? {
        isKorean(layout) ? HangulComposer() : nil
    }

    private static func isKorean(_ layout: KeyboardLayout) -> Bool {
        let tag = layout.traits.languageTag
        return tag == "ko" || tag.hasPrefix("ko-")
    }
}

extension TypingContext {
    /// Whether a syllable that is being made can be made another one: keys of terminals and games only add to what stands there.
    fileprivate var takesSyllables: Bool { field.isActive && field.purpose != .terminal }
}

extension WritingLanguage {
    /// A layout's own marks, in a language of its tag.
    init(_ traits: LayoutTraits) {
        self.init(tag: traits.languageTag)
        let marks = traits.quotationMarks
        doubleQuotes = Quotes(marks.outer.opening, marks.outer.closing)
        singleQuotes = Quotes(marks.inner.opening, marks.inner.closing)
        apostrophe = marks.apostrophe
        isRightToLeft = traits.direction == .rightToLeft
    }
}
