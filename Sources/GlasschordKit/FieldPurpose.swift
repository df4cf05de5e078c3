import KeyboardLayouts

/// What a field is for, by the names of the protocol and two of our own, as `render --purpose` takes them.
///
/// Source: text-input-unstable-v3, `content_purpose`; behaviour D.7.
enum FieldPurpose: String, Sendable, CaseIterable {
    case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time
    case dateTime = "datetime"
    case terminal
    /// No field's: a keyboard as it stands on a desk.
    case pc

    var form: LayoutForm {
        switch self {
        case .normal, .alpha, .name, .password: .text
        case .digits, .pin: .digits
        case .number: .decimal
        case .phone: .phone
        case .url: .url
        case .email: .email
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case .terminal: .terminal
        case .pc: .pc
        }
    }

    static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
