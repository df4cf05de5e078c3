import KeyboardStyle
import KeyboardToolbar

/// What a program that the keyboard is a part of brings along.
struct OwnParts {
    var look = OwnLook()
    var toolbar: KeyboardToolbarView?
    /// What the toolbar's tools act on.
    var textInput: FocusedTextInput?
}

/// How a program of one's own wants the keyboard to look.
package struct OwnLook: Sendable {
    /// It counts instead of the theme's; nil for the theme's.
    package var style: (any KeyboardStyleProvider)?
    /// What lies on top of keys.
    package var keyOverlay: KeyOverlay.Slot?

    package init(
        style: (any KeyboardStyleProvider)? = nil, keyOverlay: KeyOverlay.Slot? = nil
    ) {
        self.style = style
        self.keyOverlay = keyOverlay
    }
}
