/// A switch of `KeyboardBehavior` by the name that settings and the command line give it: the member's name in small letters.
///
/// Source: behaviour D.1.
package enum SwitchName: String, Sendable, Hashable, CaseIterable {
    case autoCapitalization = "auto-capitalization"
    case enableCapsLock = "enable-caps-lock"
    case autoShiftToLowercase = "auto-shift-to-lowercase"
    case smartPunctuation = "smart-punctuation"
    case periodShortcut = "period-shortcut"
    case periodShortcutWindow = "period-shortcut-window"
    case punctuationSpacing = "punctuation-spacing"
    case suppressPunctuationSpacingAfterEdit = "suppress-punctuation-spacing-after-edit"
    case emoticonAwarePunctuation = "emoticon-aware-punctuation"
    case spaceAfterPunctuation = "space-after-punctuation"
    case returnToLettersAfterSpace = "return-to-letters-after-space"
    case deleteByWord = "delete-by-word"
    case adaptToInputType = "adapt-to-input-type"
    case insertOnKeyDown = "insert-on-key-down"
    case spaceCommitsOnRelease = "space-commits-on-release"
    case cursorDragUpdateInterval = "cursor-drag-update-interval"
    case cursorDragEngageHaptic = "cursor-drag-engage-haptic"
    case spaceBarTopExtension = "space-bar-top-extension"
    case touchHitTestVerticalOffset = "touch-hit-test-vertical-offset"
    case predictiveKeyTargeting = "predictive-key-targeting"
    case multiTouchInputLayer = "multi-touch-input-layer"
    case layoutTypeOverride = "layout-type-override"
    case nextKeyboardKey = "next-keyboard-key"
    case emojiKey = "emoji-key"
    case dictation = "dictation"
    case oneHandedMode = "one-handed-mode"
    case oneHandedScale = "one-handed-scale"
    case oneHandedGlobeMenu = "one-handed-globe-menu"
    case hapticFeedback = "haptic-feedback"
    case keySound = "key-sound"
    case predictiveText = "predictive-text"
    case autoCorrection = "auto-correction"
    case autoCorrectMinimumWordLength = "auto-correct-minimum-word-length"
    case nextWordPrediction = "next-word-prediction"
    case emptyFieldSuggestions = "empty-field-suggestions"
    case suppressAutocorrectAfterEdit = "suppress-autocorrect-after-edit"
    case checkSpelling = "check-spelling"
    case showMathResults = "show-math-results"
    case emojiSuggestions = "emoji-suggestions"
    case emojiSearch = "emoji-search"
    case slideToType = "slide-to-type"
    case slideToTypeRestoresDiacritics = "slide-to-type-restores-diacritics"
    case memoryDiagnosticsInterval = "memory-diagnostics-interval"

    /// What it decides, for people: goes on after the name and "is".
    package var meaning: String {
        switch self {
        case .autoCapitalization: "whether a field's and a sentence's first letter is a capital"
        case .enableCapsLock: "whether two taps of shift lock it"
        case .autoShiftToLowercase:
            "whether one tap of shift counts for one letter; otherwise until the next tap"
        case .smartPunctuation:
            "whether straight quotes and double hyphens become your language's own marks"
        case .periodShortcut: "whether two spaces after a word become a full stop and a space"
        case .periodShortcutWindow: "how soon the second space has to come"
        case .punctuationSpacing: "whether a mark after a word and its space goes before the space"
        case .suppressPunctuationSpacingAfterEdit:
            "whether a place where you took that back is left alone"
        case .emoticonAwarePunctuation: "whether it is taken back where a mouth follows, as in :)"
        case .spaceAfterPunctuation: "whether a mark after a word brings its space with it"
        case .returnToLettersAfterSpace:
            "whether a space, return or an apostrophe brings the letters back"
        case .deleteByWord: "whether a long hold of backspace goes on to whole words"
        case .adaptToInputType: "whether keys and return follow what a field is for"
        case .insertOnKeyDown:
            "whether a letter is typed when its key goes down; otherwise when it goes up"
        case .spaceCommitsOnRelease:
            "whether the space is typed when its bar goes up; otherwise a drag takes it back"
        case .cursorDragUpdateInterval:
            "the least time between two moves of the caret while the space bar is dragged"
        case .cursorDragEngageHaptic: "whether a tick tells that the space bar moves the caret now"
        case .spaceBarTopExtension: "how far above its upper edge the space bar takes touches"
        case .touchHitTestVerticalOffset: "how far above a touch its key is looked for"
        case .predictiveKeyTargeting:
            "whether a touch between two letters may mean the one that makes a word"
        case .multiTouchInputLayer: "kept for stored settings; all touches are one stream here"
        case .layoutTypeOverride: "the order of Latin letters, whatever the layout says"
        case .nextKeyboardKey: "whether there is a globe although one language is enabled"
        case .emojiKey: "whether there is a key to the emoji, where there are any"
        case .dictation: "whether there is a key to dictation, where there is any"
        case .oneHandedMode: "the side on which the keys stand for one thumb"
        case .oneHandedScale: "how much of the width the keys have then"
        case .oneHandedGlobeMenu: "whether the globe's menu offers that"
        case .hapticFeedback: "whether keys are felt"
        case .keySound: "whether keys are heard"
        case .predictiveText: "whether the word at the caret is completed"
        case .autoCorrection: "whether finished words are corrected"
        case .autoCorrectMinimumWordLength:
            "the least number of letters of a word that is corrected"
        case .nextWordPrediction: "whether the next word is offered"
        case .emptyFieldSuggestions: "whether words to begin with are offered"
        case .suppressAutocorrectAfterEdit:
            "whether a correction that you took back is not made again"
        case .checkSpelling: "whether a spelling checker has a say in corrections"
        case .showMathResults: "whether the result of a sum is offered"
        case .emojiSuggestions: "whether the emoji for a word is offered"
        case .emojiSearch: "whether emoji can be looked for by words"
        case .slideToType: "whether sliding over letters types words"
        case .slideToTypeRestoresDiacritics: "whether such words get their accents"
        case .memoryDiagnosticsInterval:
            "after how many keystrokes the memory used is told; 0 for never"
        }
    }
}
