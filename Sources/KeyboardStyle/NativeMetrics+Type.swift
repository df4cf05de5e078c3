import KeyboardLayouts
import Units

extension NativeMetrics {
    /// The native size of the label of the key that does `action`; a character comes in the case
    /// shown. Source: behaviour A.4.
    public func fontSize(for action: KeyboardAction) -> Points {
        switch action {
        case .character(let character):
            if Self.isSmallLetter(character) { return letterFontSize }
            return Self.isLetter(character) ? uppercaseFontSize : numericFontSize
        case .space, .primary: return controlFontSize
        case .keyboardType(.symbols): return symbolPageLabelFontSize
        case .keyboardType: return pageLabelFontSize
        case .backspace, .shift: return symbolFontSize
        }
    }

    /// Whether a character is drawn with the box of its "x" centred.
    package static func isSmallLetter(_ character: String) -> Bool {
        character.first?.isLowercase ?? false
    }

    private static func isLetter(_ character: String) -> Bool {
        character.first?.isLetter ?? false
    }

    /// How tall "x" is to be drawn at a font size. Source: behaviour A.4, 13.2 at 25.
    package static func xHeight(ofFontSize size: Points) -> Points {
        size * (13.2 / 25)
    }

    /// How tall capitals and digits are to be drawn at a font size.
    /// Source: behaviour A.4, 15.4 at 22.
    package static func capHeight(ofFontSize size: Points) -> Points {
        size * (15.4 / 22)
    }

    /// How tall "123", "ABC" and "#+=" are to be drawn at a font size.
    /// Source: behaviour A.4, 13.0 at 18.
    package static func pageLabelHeight(ofFontSize size: Points) -> Points {
        size * (13.0 / 18)
    }
}
