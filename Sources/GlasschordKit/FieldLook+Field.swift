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
            hidesTyping: field.isSecret, returnLabel: purpose.hasAccent ? purpose.label : nil)
    }
}
