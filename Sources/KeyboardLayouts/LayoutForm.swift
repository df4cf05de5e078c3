/// What a layout is made into for a field or a wish. The raw values are what settings and the command line call them.
///
/// Source: behaviour D.7.
public enum LayoutForm: String, Sendable, Hashable, CaseIterable {
    case text
    case email
    case url
    /// Whole numbers with a sign.
    case number
    /// Numbers with a sign and a decimal point.
    case decimal
    case phone
    /// Digits alone: digits and PIN.
    case digits
    case date
    case time
    case dateTime = "date-time"
    /// The layout with a row of a terminal's keys above it, and a page of function keys.
    case terminal
    /// A keyboard as it stands on a desk.
    case pc

    /// Whether there are a few large keys alone: no bar and no pops.
    public var isPad: Bool {
        switch self {
        case .number, .decimal, .phone, .digits, .date, .time, .dateTime: true
        case .text, .email, .url, .terminal, .pc: false
        }
    }
}
