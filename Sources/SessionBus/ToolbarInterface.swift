/// What can be asked of the toolbar's object besides the toolbar itself: what it looks like, and its properties.
enum ToolbarInterface {
    static let name = "org.glasschord.Toolbar1"
    /// Counts what is added to the interface.
    static let version: UInt32 = 1

    /// The answer of the standard interfaces; nil where another interface is called, or none is named.
    ///
    /// Source: D-Bus specification, "Standard Interfaces".
    static func answer(
        _ request: BusRequest, _ body: () throws(ReadingFailure) -> [BusValue]
    ) throws(BusError) -> [BusValue]? {
        switch request.interface {
        case name, nil: return nil
        case "org.freedesktop.DBus.Introspectable":
            guard request.member == "Introspect" else { break }
            _ = try read(request, as: "", body)
            return [.string(ToolbarDescription.text)]
        case "org.freedesktop.DBus.Properties":
            return try property(request, body)
        default:
            throw .unknownInterface("there is no such interface here: \(name) is")
        }
        throw .unknownMethod("the interface has no method of this name")
    }

    /// The values of a call that has the types it should have.
    static func read(
        _ request: BusRequest, as signature: String,
        _ body: () throws(ReadingFailure) -> [BusValue]
    ) throws(BusError) -> [BusValue] {
        guard request.signature == signature else {
            throw .invalidArguments(
                "\(request.member) takes (\(signature)), not (\(request.signature))")
        }
        do {
            return try body()
        } catch {
            throw refusal(error)
        }
    }

    /// Says which limit a call goes beyond.
    private static func refusal(_ failure: ReadingFailure) -> BusError {
        let limits = ToolbarLimits.reading
        return switch failure {
        case .malformed: BusError(failure)
        case .tooLarge:
            .limitsExceeded("the call holds too much: give at most \(limits.bytes) bytes")
        case .tooMany:
            .limitsExceeded("the call holds too much: give at most \(limits.values) values")
        case .tooDeep:
            .limitsExceeded(
                "the call nests too deeply: put at most \(limits.depth) containers within each other"
            )
        }
    }

    private static func property(
        _ request: BusRequest, _ body: () throws(ReadingFailure) -> [BusValue]
    ) throws(BusError) -> [BusValue] {
        switch request.member {
        case "Get":
            let values = try read(request, as: "ss", body)
            try check(values)
            return [.variant(.uint32(version))]
        case "GetAll":
            try check(interface: try read(request, as: "s", body).first)
            return [
                .array([.entry(key: .string("Version"), value: .variant(.uint32(version)))])
            ]
        case "Set":
            try check(try read(request, as: "ssv", body))
            throw .readOnlyProperty("Version can only be read")
        default: throw .unknownMethod("the interface has no method of this name")
        }
    }

    /// The names of an interface and of a property, and whatever else.
    private static func check(_ values: [BusValue]) throws(BusError) {
        try check(interface: values.first)
        guard values.dropFirst().first == .string("Version") else {
            throw .unknownProperty("\(name) has no property of this name: Version it has")
        }
    }

    /// An empty name is any interface.
    private static func check(interface: BusValue?) throws(BusError) {
        guard interface == .string(name) || interface == .string("") else {
            throw .unknownInterface("there is no such interface with properties here: \(name) is")
        }
    }
}
