extension TextAction {
    var movesCaret: Bool {
        switch self {
        case .moveCaret, .moveSentence: true
        case .character, .replace, .space, .backspace, .deleteWord, .primary, .other: false
        }
    }
}
