import Behavior
import Units

@testable import TextEngine

/// A field that does at once what it is asked, and the rules in front of it.
struct TextField {
    var rules: TypingRules
    /// What stands before the caret.
    private(set) var text: String
    /// What stands behind it.
    private(set) var after: String
    var field: Field
    var number: UInt32 = 1
    /// Whether the field tells its text.
    var tells = true
    private(set) var own = OwnText()
    private(set) var time: UInt32 = 10_000
    private(set) var last = TypingOutcome(wishes: [])
    /// Nil while nothing is selected.
    private var selected = ""

    init(
        _ text: String = "", after: String = "", language: String = "en",
        purpose: ContentPurpose = .normal, hints: ContentHints = [], isActive: Bool = true,
        _ change: (inout KeyboardBehavior) -> Void = { _ in }
    ) {
        var behavior = KeyboardBehavior.standard
        change(&behavior)
        rules = TypingRules(behavior: behavior, language: WritingLanguage(tag: language))
        self.text = text
        self.after = after
        field = Field(isActive: isActive, purpose: purpose, hints: hints)
    }

    var context: TypingContext {
        guard field.isActive else { return TypingContext(field: field, number: number, text: nil) }
        let told = ToldText(
            before: Substring(text), isFromStart: true, selected: Substring(selected),
            after: Substring(after))
        return TypingContext(field: field, number: number, text: tells ? told : own.told)
    }

    var wantsCapital: Bool { rules.wantsCapital(in: context) }

    /// Types a script: a letter is itself, "⌫" backspace, "⇤" the deletion of a word, "⏎" return. Keys are 100 ms apart.
    mutating func type(_ script: String) {
        for character in script {
            switch character {
            case " ": perform(.space)
            case "⌫": perform(.backspace(isRepeat: false))
            case "⇤": perform(.deleteWord)
            case "⏎": perform(.primary)
            default: perform(.character(String(character)))
            }
        }
    }

    mutating func wait(_ milliseconds: UInt32) { time &+= milliseconds }

    /// Somebody else writes, or moves the caret.
    mutating func become(_ text: String, selected: String = "", after: String = "") {
        self.text = text
        self.selected = selected
        self.after = after
    }

    mutating func perform(_ action: TextAction) {
        last = rules.take(action, in: context, at: EventTime(milliseconds: time))
        time &+= 100
        for wish in last.wishes { apply(wish) }
    }

    private mutating func apply(_ wish: Wish) {
        let typed = own.told
        own.note(wish)
        switch wish {
        case .type(let word): insert(word)
        case .replace(let tail, let word): if text.hasSuffix(tail) { put(word, for: tail) }
        case .revise(let tail, let word, let plain):
            if text.hasSuffix(tail), selected.isEmpty {
                put(word, for: tail)
            } else {
                insert(plain)
            }
        case .deleteBackward:
            if selected.isEmpty { _ = text.popLast() }
            selected = ""
        case .deleteWord:
            // Of an untold text only what was typed here is a word for certain; else a character goes.
            let known = tells ? Substring(text) : typed?.before ?? ""
            let count = max(WordDeletion.piece(of: known).count, tells ? 0 : 1)
            text.removeLast(min(count, text.count))
        case .enter: insert("\n")
        case .moveCaret(let count): move(count)
        case .press, .chord: break
        }
    }

    private mutating func insert(_ word: String) {
        selected = ""
        text += word
    }

    private mutating func put(_ word: String, for tail: String) {
        text.removeLast(tail.count)
        text += word
    }

    private mutating func move(_ count: Int) {
        for _ in 0..<abs(count) {
            if count < 0, let letter = text.popLast() { after = String(letter) + after }
            if count > 0, !after.isEmpty { text.append(after.removeFirst()) }
        }
    }
}

extension TextField {
    /// What a script leaves in a field with such a text.
    static func result(
        of script: String, in text: String = "", language: String = "en",
        purpose: ContentPurpose = .normal, hints: ContentHints = [],
        _ change: (inout KeyboardBehavior) -> Void = { _ in }
    ) -> String {
        var field = TextField(
            text, language: language, purpose: purpose, hints: hints, change)
        field.type(script)
        return field.text
    }
}
