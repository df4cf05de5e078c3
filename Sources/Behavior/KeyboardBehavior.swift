import KeyboardLayouts
import KeyboardStyle
import Units

/// Every switch of the keyboard, in one value. The names of the members are what settings store; lengths of time are stored in
/// milliseconds, lengths in logical pixels.
///
/// What drives a feature that a build does not have is kept and does nothing.
///
/// Source: behaviour D.1.
public struct KeyboardBehavior: Sendable, Hashable {
    // Appearance.

    public var theme: KeyboardTheme = .native
    /// As it is stored; `isTranslucent` is what is shown.
    public var translucentBackground = true
    /// The design to hold, or nil for the newest that the environment has.
    public var nativeDesignID: String?
    /// Whether every key has the letter keys' colours.
    public var uniformKeyColor = false
    /// Whether the word "space" stands on the space bar.
    public var showSpaceLabel = true
    /// Whether a held character is shown above its key.
    public var characterPreview = true
    public var characterPreviewStyle: CharacterPreviewStyle = .native
    /// Whether keys shrink for a moment and callouts unfold.
    public var keyAnimationsEnabled = true

    // Text.

    /// Whether a field's and a sentence's first letter is a capital.
    public var autoCapitalization = true
    /// Whether two taps of shift lock it.
    public var enableCapsLock = true
    /// Whether one tap of shift counts for one character; otherwise it counts until the next tap.
    public var autoShiftToLowercase = true
    /// Whether straight quotes and double hyphens become the language's own marks.
    public var smartPunctuation = true
    /// Whether a second space after a word becomes a full stop and a space.
    public var periodShortcut = true
    /// How long after the first space the second one may come.
    public var periodShortcutWindow: Milliseconds = 800
    /// Whether a mark after a word and its space goes before that space.
    public var punctuationSpacing = true
    /// Whether a spot where that was taken back by hand is left alone.
    public var suppressPunctuationSpacingAfterEdit = true
    /// Whether it is taken back where a mouth follows, as in ":)".
    public var emoticonAwarePunctuation = true
    /// Whether a mark after a word brings its space with it.
    public var spaceAfterPunctuation = false
    /// Whether a space, a line's end or an apostrophe brings the letters back.
    public var returnToLettersAfterSpace = true
    /// Whether a long hold of backspace goes on to whole words.
    public var deleteByWord = true
    /// Whether keys and return's label follow what a field is for.
    public var adaptToInputType = true

    // Touch.

    /// Whether a character is typed when its key goes down, not when it goes up.
    public var insertOnKeyDown = false
    /// Whether the space is typed when its bar goes up, or before the next key.
    public var spaceCommitsOnRelease = true
    /// The least time between two moves of the caret while the space bar is dragged; 0 sends each.
    public var cursorDragUpdateInterval: Milliseconds = 33
    /// Whether a tick tells that the press has become a drag.
    public var cursorDragEngageHaptic = true
    /// How far above its own top edge the space bar takes touches.
    public var spaceBarTopExtension: Points = 12
    /// How far above a touch its key is looked for.
    public var touchHitTestVerticalOffset: Points = 0
    /// Whether a touch near a seam may mean the neighbour that makes a word.
    public var predictiveKeyTargeting = false
    /// Kept for stored settings: all touches here are one stream, in the order of their times.
    public var multiTouchInputLayer = false

    // Keys and languages.

    /// The order of Latin letters, or nil for the layout's own.
    public var layoutTypeOverride: LayoutArrangement?
    /// Whether there is a globe although only one language is enabled.
    public var nextKeyboardKey = true
    /// Whether there is a key to the emoji.
    public var emojiKey = true
    /// Whether there is a key to dictation.
    public var dictation = true
    /// The side on which the keys stand for one thumb.
    public var oneHandedMode: OneHandedMode = .off
    /// How much of the width the keys have then.
    public var oneHandedScale = 0.75
    /// Whether the globe's menu offers that.
    public var oneHandedGlobeMenu = true

    // Feedback.

    /// Whether each key is felt.
    public var hapticFeedback = false
    /// Whether each key is heard.
    public var keySound = true

    // Words.

    /// Whether the word at the caret is completed.
    public var predictiveText = true
    /// Whether a finished word is corrected.
    public var autoCorrection = true
    /// The least number of letters of a word that is corrected.
    public var autoCorrectMinimumWordLength = 2
    /// Whether the next word is offered.
    public var nextWordPrediction = true
    /// Whether words to begin with are offered.
    public var emptyFieldSuggestions = true
    /// Whether a correction that was taken back by hand is not made again.
    public var suppressAutocorrectAfterEdit = true
    /// Whether a spelling checker has a say in corrections.
    public var checkSpelling = true
    /// Whether the result of a sum is offered.
    public var showMathResults = true
    /// Whether the emoji for a word is offered.
    public var emojiSuggestions = true
    /// Whether emoji can be looked for by words.
    public var emojiSearch = true
    /// Whether words are typed by sliding over their letters.
    public var slideToType = true
    /// Whether such words get their accents.
    public var slideToTypeRestoresDiacritics = true

    // Diagnostics.

    /// After how many keystrokes the memory used is told in the log; 0 for never.
    public var memoryDiagnosticsInterval = 0

    public init(
        theme: KeyboardTheme = .native, translucentBackground: Bool = true,
        nativeDesignID: String? = nil, uniformKeyColor: Bool = false, showSpaceLabel: Bool = true,
        characterPreview: Bool = true, characterPreviewStyle: CharacterPreviewStyle = .native,
        keyAnimationsEnabled: Bool = true
    ) {
        self.theme = theme
        self.translucentBackground = translucentBackground
        self.nativeDesignID = nativeDesignID
        self.uniformKeyColor = uniformKeyColor
        self.showSpaceLabel = showSpaceLabel
        self.characterPreview = characterPreview
        self.characterPreviewStyle = characterPreviewStyle
        self.keyAnimationsEnabled = keyAnimationsEnabled
    }
}

extension KeyboardBehavior: Codable {
    private enum CodingKeys: String, CodingKey {
        case theme, translucentBackground, nativeDesignID, uniformKeyColor
        case showSpaceLabel, characterPreview, characterPreviewStyle
        case keyAnimationsEnabled, autoCapitalization, enableCapsLock
        case autoShiftToLowercase, smartPunctuation, periodShortcut, periodShortcutWindow
        case punctuationSpacing, suppressPunctuationSpacingAfterEdit
        case emoticonAwarePunctuation, spaceAfterPunctuation, returnToLettersAfterSpace
        case deleteByWord, adaptToInputType, insertOnKeyDown, spaceCommitsOnRelease
        case cursorDragUpdateInterval, cursorDragEngageHaptic, spaceBarTopExtension
        case touchHitTestVerticalOffset, predictiveKeyTargeting, multiTouchInputLayer
        case layoutTypeOverride, nextKeyboardKey, emojiKey, dictation, oneHandedMode
        case oneHandedScale, oneHandedGlobeMenu, hapticFeedback, keySound, predictiveText
        case autoCorrection, autoCorrectMinimumWordLength, nextWordPrediction
        case emptyFieldSuggestions, suppressAutocorrectAfterEdit, checkSpelling
        case showMathResults, emojiSuggestions, emojiSearch, slideToType
        case slideToTypeRestoresDiacritics, memoryDiagnosticsInterval
    }

    /// What is missing or not understood is as in `standard`. Source: behaviour D, intro.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        values.read(.theme, into: &theme)
        values.read(.translucentBackground, into: &translucentBackground)
        values.read(.nativeDesignID, into: &nativeDesignID)
        values.read(.uniformKeyColor, into: &uniformKeyColor)
        values.read(.showSpaceLabel, into: &showSpaceLabel)
        values.read(.characterPreview, into: &characterPreview)
        values.read(.characterPreviewStyle, into: &characterPreviewStyle)
        values.read(.keyAnimationsEnabled, into: &keyAnimationsEnabled)
        values.read(.autoCapitalization, into: &autoCapitalization)
        values.read(.enableCapsLock, into: &enableCapsLock)
        values.read(.autoShiftToLowercase, into: &autoShiftToLowercase)
        values.read(.smartPunctuation, into: &smartPunctuation)
        values.read(.periodShortcut, into: &periodShortcut)
        values.read(.periodShortcutWindow, into: &periodShortcutWindow)
        values.read(.punctuationSpacing, into: &punctuationSpacing)
        values.read(
            .suppressPunctuationSpacingAfterEdit, into: &suppressPunctuationSpacingAfterEdit)
        values.read(.emoticonAwarePunctuation, into: &emoticonAwarePunctuation)
        values.read(.spaceAfterPunctuation, into: &spaceAfterPunctuation)
        values.read(.returnToLettersAfterSpace, into: &returnToLettersAfterSpace)
        values.read(.deleteByWord, into: &deleteByWord)
        values.read(.adaptToInputType, into: &adaptToInputType)
        values.read(.insertOnKeyDown, into: &insertOnKeyDown)
        values.read(.spaceCommitsOnRelease, into: &spaceCommitsOnRelease)
        values.read(.cursorDragUpdateInterval, into: &cursorDragUpdateInterval)
        values.read(.cursorDragEngageHaptic, into: &cursorDragEngageHaptic)
        values.read(.spaceBarTopExtension, into: &spaceBarTopExtension)
        values.read(.touchHitTestVerticalOffset, into: &touchHitTestVerticalOffset)
        values.read(.predictiveKeyTargeting, into: &predictiveKeyTargeting)
        values.read(.multiTouchInputLayer, into: &multiTouchInputLayer)
        values.read(.layoutTypeOverride, into: &layoutTypeOverride)
        values.read(.nextKeyboardKey, into: &nextKeyboardKey)
        values.read(.emojiKey, into: &emojiKey)
        values.read(.dictation, into: &dictation)
        values.read(.oneHandedMode, into: &oneHandedMode)
        values.read(.oneHandedScale, into: &oneHandedScale)
        values.read(.oneHandedGlobeMenu, into: &oneHandedGlobeMenu)
        values.read(.hapticFeedback, into: &hapticFeedback)
        values.read(.keySound, into: &keySound)
        values.read(.predictiveText, into: &predictiveText)
        values.read(.autoCorrection, into: &autoCorrection)
        values.read(.autoCorrectMinimumWordLength, into: &autoCorrectMinimumWordLength)
        values.read(.nextWordPrediction, into: &nextWordPrediction)
        values.read(.emptyFieldSuggestions, into: &emptyFieldSuggestions)
        values.read(.suppressAutocorrectAfterEdit, into: &suppressAutocorrectAfterEdit)
        values.read(.checkSpelling, into: &checkSpelling)
        values.read(.showMathResults, into: &showMathResults)
        values.read(.emojiSuggestions, into: &emojiSuggestions)
        values.read(.emojiSearch, into: &emojiSearch)
        values.read(.slideToType, into: &slideToType)
        values.read(.slideToTypeRestoresDiacritics, into: &slideToTypeRestoresDiacritics)
        values.read(.memoryDiagnosticsInterval, into: &memoryDiagnosticsInterval)
    }
}
