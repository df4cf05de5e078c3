import KeyboardLayouts
import KeyboardView
import TextEngine

extension FieldLook {
    /// How a board looks for a field. Source: behaviour C.1, D.7.
    ///
    /// - Parameter adapts: the switch `adaptToInputType`.
    init(_ field: Field, adapts: Bool) {
        let purpose = ReturnPurpose(field, adapts: adapts)
        self.init(
            showsPreviews: FieldTraits(field).previews, returnHasPurpose: purpose.hasAccent,
            hidesTyping: field.isSecret, returnWord: purpose.word)
    }
}

extension ReturnPurpose {
    /// What the key says; nil where it is no more than return.
    var word: LayoutWords.Word? {
        switch self {
        case .return: nil
        case .go: .go
        case .search: .search
        case .send: .send
        case .done: .done
        case .next: .next
        case .join: .join
        case .route: .route
        case .continue: .continue
        case .emergencyCall: .emergencyCall
        }
    }
}
