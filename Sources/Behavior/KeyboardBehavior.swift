import KeyboardStyle

/// Every switch of the keyboard, in one value. The names of the members are what settings store.
///
/// Source: behaviour D.1.
public struct KeyboardBehavior: Sendable, Hashable {
    // Appearance.

    public var theme: KeyboardTheme
    /// As it is stored; `isTranslucent` is what is shown.
    public var translucentBackground: Bool
    /// The design to hold, or nil for the newest that the environment has.
    public var nativeDesignID: String?
    /// Whether every key has the letter keys' colours.
    public var uniformKeyColor: Bool
    /// Whether the word "space" stands on the space bar.
    public var showSpaceLabel: Bool
    /// Whether a held character is shown above its key.
    public var characterPreview: Bool
    public var characterPreviewStyle: CharacterPreviewStyle
    /// Whether keys shrink for a moment and callouts unfold.
    public var keyAnimationsEnabled: Bool

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
        case theme, translucentBackground, nativeDesignID, uniformKeyColor, showSpaceLabel
        case characterPreview, characterPreviewStyle, keyAnimationsEnabled
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
    }
}
