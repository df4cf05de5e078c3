import Behavior
import Units

/// What a typed character or space becomes. Source: behaviour D.1.
extension TypingRules {
    private static let spacedMarks = ".,!?;:"
    private static let markBringingSpace = ".,?!:"
    private static let mouths = ")(][}{DPpOo03SsXxbBcL,#+"
    private static let nosesAndTears = "-^'"

    /// - Parameter isPick: whether it was chosen from a callout: then it is the mark that is wanted.
    func insertion(
        of text: String, _ told: ToldText?, _ traits: FieldTraits, isPick: Bool
    ) -> Insertion {
        guard let told, let character = text.first, text.count == 1 else { return plain(text) }
        if traits.spacing, let spaced = spaced(character, text, told) { return spaced }
        if traits.smartPunctuation, behavior.smartPunctuation, !isPick {
            return smart(character, text, told)
        }
        return plain(text)
    }

    /// The second space of two makes a full stop. The first must have been typed, just now: never a space that was pasted.
    func space(_ told: ToldText?, _ traits: FieldTraits, at time: EventTime) -> Insertion {
        var single = plain(" ", next: .space(time))
        guard behavior.periodShortcut, traits.spacing, let told else { return single }
        if case .space(let first) = window,
            time.since(first) <= behavior.periodShortcutWindow, time.since(first) >= 0,
            told.ends(with: " "), told.before.dropLast().last.map(Self.endsWord) == true
        {
            single.tail = " "
            single.text = ". "
            single.next = .closed
        }
        return single
    }

    private func plain(_ text: String, next: Window = .closed) -> Insertion {
        Insertion(typed: text, text: text, previous: window, next: next)
    }

    private func revised(
        _ typed: String, _ tail: String, to text: String, next: Window = .closed
    ) -> Insertion {
        Insertion(typed: typed, tail: tail, text: text, previous: window, next: next)
    }

    private static func endsWord(_ character: Character) -> Bool {
        character.isPartOfWord || character.isClosing
    }

    /// Marks and their spaces; nil where nothing of that applies.
    private func spaced(
        _ character: Character, _ text: String, _ told: ToldText
    ) -> Insertion? {
        if case .movedMark(let mark) = window, behavior.emoticonAwarePunctuation,
            Self.mouths.contains(character) || Self.nosesAndTears.contains(character),
            told.ends(with: mark + " ")
        {
            return revised(text, mark + " ", to: " " + mark + text)
        }
        if window == .markBehindDigit, character.isLetter, behavior.spaceAfterPunctuation,
            !told.hasSelection
        {
            return Insertion(typed: text, text: " " + text, previous: window)
        }
        guard Self.spacedMarks.contains(character) || character.closesBracket else { return nil }
        if window == .markWithSpace, told.ends(with: " ") {
            return followingMark(character, text)
        }
        return moved(character, text, told) ?? brought(character, text, told)
    }

    /// Behind a mark that came with its space: that space gives way.
    private func followingMark(_ character: Character, _ text: String) -> Insertion {
        Self.markBringingSpace.contains(character)
            ? revised(text, " ", to: text + " ", next: .markWithSpace)
            : revised(text, " ", to: text)
    }

    /// A mark behind a word and its space goes before the space.
    private func moved(_ character: Character, _ text: String, _ told: ToldText) -> Insertion? {
        guard behavior.punctuationSpacing, Self.spacedMarks.contains(character),
            spot?.keepsMark != true, !language.marksApart.contains(character),
            told.ends(with: " "), told.before.dropLast().last?.isPartOfWord == true
        else { return nil }
        let opens = character == ":" || character == ";"
        var moved = revised(text, " ", to: text + " ", next: opens ? .movedMark(text) : .closed)
        moved.movesMark = true
        return moved
    }

    /// A mark behind a word brings its space; behind a digit, which may be one of several in a number, only a letter does.
    private func brought(_ character: Character, _ text: String, _ told: ToldText) -> Insertion? {
        guard behavior.spaceAfterPunctuation, !refusesSpaces,
            Self.markBringingSpace.contains(character), !told.hasSelection,
            let last = told.before.last, last.isPartOfWord,
            told.after?.first?.isWhitespace != true
        else { return nil }
        if last.isNumber { return plain(text, next: .markBehindDigit) }
        return Insertion(
            typed: text, text: text + " ", previous: window, next: .markWithSpace)
    }

    /// Straight marks become the language's own.
    private func smart(_ character: Character, _ text: String, _ told: ToldText) -> Insertion {
        switch character {
        case "\"":
            let quotes = language.doubleQuotes
            return changed(text, to: told.opensQuote ? quotes.opening : quotes.closing)
        case "'":
            if told.before.last?.isPartOfWord == true {
                return changed(text, to: language.apostrophe)
            }
            let quotes = language.singleQuotes
            return changed(text, to: told.opensQuote ? quotes.opening : quotes.closing)
        case "-" where told.ends(with: "-") && told.before.dropLast().last != "-":
            return revised(text, "-", to: "\u{2014}")
        default:
            return plain(text)
        }
    }

    private func changed(_ text: String, to mark: String) -> Insertion {
        Insertion(typed: text, text: mark, previous: window)
    }
}
