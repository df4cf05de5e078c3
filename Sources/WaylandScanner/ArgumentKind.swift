/// The types of the wire.
enum ArgumentKind: String, CaseIterable, Sendable {
    case int
    case uint
    case fixed
    case string
    case object
    case newID = "new_id"
    case array
    case descriptor = "fd"

    /// The letter in a signature.
    var letter: String {
        switch self {
        case .int: "i"
        case .uint: "u"
        case .fixed: "f"
        case .string: "s"
        case .object: "o"
        case .newID: "n"
        case .array: "a"
        case .descriptor: "h"
        }
    }
}
