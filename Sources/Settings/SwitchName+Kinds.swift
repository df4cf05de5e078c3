import Behavior
import KeyboardLayouts
import Units

extension SwitchName {
    /// Which member it is, and what that takes.
    var kind: SwitchKind {
        switch self {
        case .autoCapitalization: .toggle(\.autoCapitalization)
        case .enableCapsLock: .toggle(\.enableCapsLock)
        case .autoShiftToLowercase: .toggle(\.autoShiftToLowercase)
        case .smartPunctuation: .toggle(\.smartPunctuation)
        case .periodShortcut: .toggle(\.periodShortcut)
        case .periodShortcutWindow: .milliseconds(\.periodShortcutWindow, 100...5000)
        case .punctuationSpacing: .toggle(\.punctuationSpacing)
        case .suppressPunctuationSpacingAfterEdit: .toggle(\.suppressPunctuationSpacingAfterEdit)
        case .emoticonAwarePunctuation: .toggle(\.emoticonAwarePunctuation)
        case .spaceAfterPunctuation: .toggle(\.spaceAfterPunctuation)
        case .returnToLettersAfterSpace: .toggle(\.returnToLettersAfterSpace)
        case .deleteByWord: .toggle(\.deleteByWord)
        case .adaptToInputType: .toggle(\.adaptToInputType)
        case .insertOnKeyDown: .toggle(\.insertOnKeyDown)
        case .spaceCommitsOnRelease: .toggle(\.spaceCommitsOnRelease)
        case .cursorDragUpdateInterval: .milliseconds(\.cursorDragUpdateInterval, 0...1000)
        case .cursorDragEngageHaptic: .toggle(\.cursorDragEngageHaptic)
        case .spaceBarTopExtension: .points(\.spaceBarTopExtension, 0...40)
        case .touchHitTestVerticalOffset: .points(\.touchHitTestVerticalOffset, -40...40)
        case .predictiveKeyTargeting: .toggle(\.predictiveKeyTargeting)
        case .multiTouchInputLayer: .toggle(\.multiTouchInputLayer)
        case .layoutTypeOverride: .arrangement
        case .nextKeyboardKey: .toggle(\.nextKeyboardKey)
        case .emojiKey: .toggle(\.emojiKey)
        case .dictation: .toggle(\.dictation)
        case .oneHandedMode: .oneHanded
        case .oneHandedScale: .number(\.oneHandedScale, 0.5...1)
        case .oneHandedGlobeMenu: .toggle(\.oneHandedGlobeMenu)
        case .hapticFeedback: .toggle(\.hapticFeedback)
        case .keySound: .toggle(\.keySound)
        case .predictiveText: .toggle(\.predictiveText)
        case .autoCorrection: .toggle(\.autoCorrection)
        case .autoCorrectMinimumWordLength: .count(\.autoCorrectMinimumWordLength, 1...20)
        case .nextWordPrediction: .toggle(\.nextWordPrediction)
        case .emptyFieldSuggestions: .toggle(\.emptyFieldSuggestions)
        case .suppressAutocorrectAfterEdit: .toggle(\.suppressAutocorrectAfterEdit)
        case .checkSpelling: .toggle(\.checkSpelling)
        case .showMathResults: .toggle(\.showMathResults)
        case .emojiSuggestions: .toggle(\.emojiSuggestions)
        case .emojiSearch: .toggle(\.emojiSearch)
        case .slideToType: .toggle(\.slideToType)
        case .slideToTypeRestoresDiacritics: .toggle(\.slideToTypeRestoresDiacritics)
        case .memoryDiagnosticsInterval: .count(\.memoryDiagnosticsInterval, 0...1000000)
        }
    }
}
