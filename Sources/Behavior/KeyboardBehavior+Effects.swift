import KeyboardStyle

/// What follows from several switches together.
extension KeyboardBehavior {
    /// Whether what is behind the keyboard shows through. A theme's look is solid, whatever is stored.
    ///
    /// Source: theming guide, The built-in themes; behaviour B.4.
    public var isTranslucent: Bool {
        theme == .native && translucentBackground
    }

    /// The shape that a held character is shown in; nil for none. Source: behaviour C.1.
    public var shownPreview: CharacterPreviewStyle? {
        characterPreview ? characterPreviewStyle : nil
    }
}
