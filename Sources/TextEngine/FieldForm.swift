/// Which keys a field asks for; the layout's own forms are made of it.
///
/// Source: behaviour D.7.
package enum FieldForm: Sendable, Hashable, CaseIterable {
    case text
    case email
    case url
    /// A number with its sign and its decimal separator.
    case decimal
    case phone
    /// Digits alone, also those of a PIN.
    case digits
    case date, time, dateAndTime
    case terminal

    /// - Parameter adapts: the switch `adaptToInputType`; without it every field gets the letters.
    package init(_ field: Field, adapts: Bool) {
        guard adapts, field.isActive else {
            self = .text
            return
        }
        switch field.purpose {
        case .email: self = .email
        case .url: self = .url
        case .number: self = .decimal
        case .phone: self = .phone
        case .digits, .pin: self = .digits
        case .date: self = .date
        case .time: self = .time
        case .dateAndTime: self = .dateAndTime
        case .terminal: self = .terminal
        // Also every purpose that this build does not know.
        default: self = .text
        }
    }

    /// Whether it is a pad: a few large keys without letters.
    package var isPad: Bool {
        switch self {
        case .decimal, .phone, .digits, .date, .time, .dateAndTime: true
        case .text, .email, .url, .terminal: false
        }
    }
}
