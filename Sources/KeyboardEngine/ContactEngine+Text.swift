import KeyboardLayouts
import Units

/// What is typed, and what the text says to it.
extension ContactEngine {
    /// Types what a key means, and spends what it was shifted with.
    mutating func commit(_ action: TypedAction, _ perform: Performer) {
        switch action {
        case .character, .text:
            shift.keyTyped()
            modifiers.keyTyped()
        case .dead: modifiers.keyTyped()
        case .chord, .key:
            modifiers.keyTyped()
            // Capitals that the text asked for are for letters.
            if shift.state == .upper { shift.keyTyped() }
        default: break
        }
        emit(action, perform)
    }

    mutating func emit(_ action: TypedAction, _ perform: Performer) {
        isUnanswered = true
        word = nil
        if let cue = perform(action) { take(cue) }
    }

    /// While the caret is dragged nothing changes under the finger.
    mutating func take(_ cue: TextCue) {
        guard drag?.isDragging != true else {
            frozenCue = cue
            return
        }
        frozenCue = nil
        shift.asked(forCapital: cue.wantsCapital, isEdited: isUnanswered)
        isUnanswered = false
        word = cue.word
        if cue.returnsToLetters { lettersAreDue = true }
    }

    /// Brings the letters back where they are due; a held character keeps its page until it is lifted.
    mutating func settlePage() {
        guard lettersAreDue else { return }
        if contacts.contains(where: { $0.keeps(page) }) { return }
        turn(to: .letters)
    }

    /// Shows another page. A modifier that is only latched follows where it is seen, or where there are keys to use it with.
    mutating func turn(to target: Page) {
        lettersAreDue = false
        guard target != page else { return }
        page = target
        if modifiers.latched.isEmpty { return }
        var shown = modifiersOfTools
        for placed in board.grid(for: target).keys {
            switch placed.key.action {
            case .modifier(let modifier): shown.formUnion(Modifiers(modifier))
            case .key: return
            default: break
            }
        }
        modifiers.releaseLatched(except: shown)
    }

    /// Repeats a held key whose finger is still known.
    mutating func act(at now: Instant, _ perform: Performer) {
        guard let contact = repetition?.contact else { return }
        guard contacts.contains(where: { $0.id == contact }) else {
            repetition = nil
            return
        }
        guard let deadline = repetition?.deadline, deadline <= now else { return }
        if let action = repetition?.act(at: now) { emit(action, perform) }
    }
}
