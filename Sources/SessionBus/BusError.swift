/// Why a call is refused, as the caller reads it.
package struct BusError: Error, Sendable, Hashable {
    /// A name such as `org.freedesktop.DBus.Error.InvalidArgs`, by which programs know it.
    package var name: String
    /// What is wrong and what to do, for people.
    package var message: String

    package init(name: String, message: String) {
        self.name = name
        self.message = message
    }

    /// The values are not those that the call takes. Source: D-Bus specification, "Standard Interfaces", and sd-bus-errors(3).
    package static func invalidArguments(_ message: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.InvalidArgs", message: message)
    }

    package static func unknownMethod(_ message: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.UnknownMethod", message: message)
    }

    package static func unknownInterface(_ message: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.UnknownInterface", message: message)
    }

    package static func unknownProperty(_ message: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.UnknownProperty", message: message)
    }

    package static func readOnlyProperty(_ message: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.PropertyReadOnly", message: message)
    }

    /// More than we take, or more often.
    package static func limitsExceeded(_ message: String) -> BusError {
        BusError(name: "org.glasschord.Error.LimitsExceeded", message: message)
    }

    /// The caller has registered nothing.
    package static func notRegistered(_ message: String) -> BusError {
        BusError(name: "org.glasschord.Error.NotRegistered", message: message)
    }

    init(_ failure: ReadingFailure) {
        switch failure {
        case .malformed: self = .invalidArguments("the message is malformed")
        case .tooLarge, .tooMany: self = .limitsExceeded("the message holds too much")
        case .tooDeep: self = .limitsExceeded("the message nests too deeply")
        }
    }
}
