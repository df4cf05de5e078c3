import KeyboardLayouts
import TextEngine

/// What a field is for, by the names of the protocol and two of our own, as `render --purpose` takes them.
///
/// Source: text-input-unstable-v3, `content_purpose`; behaviour D.7.
enum FieldPurpose: String, Sendable, CaseIterable {
    case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time
    case dateTime = "datetime"
    case terminal
    /// No field's: a keyboard as it stands on a desk.
    case pc

    /// A field of this purpose.
    var field: Field { Field(isActive: self != .pc, purpose: content) }

    /// - Parameter adapts: the switch `adaptToInputType`.
    func form(adapts: Bool) -> LayoutForm {
        self == .pc ? .pc : LayoutForm(FieldForm(field, adapts: adapts))
    }

    private var content: ContentPurpose {
        switch self {
        case .normal, .pc: .normal
        case .alpha: .alpha
        case .digits: .digits
        case .number: .number
        case .phone: .phone
        case .url: .url
        case .email: .email
        case .name: .name
        case .password: .password
        case .pin: .pin
        case .date: .date
        case .time: .time
        case .dateTime: .dateAndTime
        case .terminal: .terminal
        }
    }

    static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
