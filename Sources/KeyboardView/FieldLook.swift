import KeyboardLayouts

/// What the field that is typed into changes in how the board looks.
package struct FieldLook: Sendable, Hashable {
    /// Whether held characters may be shown above their keys: not in passwords, and not on pads. Source: behaviour C.1.
    package var showsPreviews: Bool
    /// Whether return does something else than end a line, which gives it the accent. Source: behaviour D.7.
    package var returnHasPurpose: Bool
    /// What the return key says, in the layout's language; nil for the key's own label. Source: behaviour D.7, return labels.
    package var returnWord: LayoutWords.Word?

    /// Whether nothing at all may tell which character was touched, as in a password: its key does not look held either.
    package var hidesTyping: Bool

    package init(
        showsPreviews: Bool = true, returnHasPurpose: Bool = false, hidesTyping: Bool = false,
        returnWord: LayoutWords.Word? = nil
    ) {
        self.showsPreviews = showsPreviews
        self.hidesTyping = hidesTyping
        self.returnHasPurpose = returnHasPurpose
        self.returnWord = returnWord
    }
}
