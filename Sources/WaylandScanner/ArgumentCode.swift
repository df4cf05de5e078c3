/// How one argument looks in the generated code, at either end of the wire.
struct ArgumentCode {
    let catalog: Catalog
    let mode: ScannerMode

    /// The class of an interface at this end.
    func typeName(_ interface: String) -> String {
        switch mode {
        case .client: SwiftName.type(interface)
        case .server: SwiftName.type(interface) + "Resource"
        }
    }

    /// Nil for interfaces that no file describes.
    func objectType(_ argument: Argument) -> String? {
        guard let index = catalog.index(of: argument.interface) else { return nil }
        return typeName(catalog.interfaces[index].name)
    }

    func enumerationType(_ argument: Argument, _ interface: InterfaceDescription) -> String? {
        guard let (owner, enumeration) = catalog.enumeration(of: argument, in: interface) else {
            return nil
        }
        return "\(typeName(owner.name)).\(SwiftName.nestedType(enumeration.name))"
    }

    // What comes in.

    func receivedType(_ argument: Argument, _ interface: InterfaceDescription) -> String {
        switch argument.kind {
        case .int: enumerationType(argument, interface) ?? "Int32"
        case .uint: enumerationType(argument, interface) ?? "UInt32"
        case .fixed: "Double"
        case .string: argument.allowsNull ? "String?" : "String"
        case .object: (objectType(argument) ?? untyped) + (mayBeMissing(argument) ? "?" : "")
        case .newID: objectType(argument) ?? "UInt32"
        case .array: "[UInt8]"
        case .descriptor: mode == .client ? "OwnedDescriptor" : "ReceivedDescriptor"
        }
    }

    /// The expression that reads the argument from the reader `arguments`.
    func decoding(_ argument: Argument, _ interface: InterfaceDescription) -> String {
        switch argument.kind {
        case .int:
            guard let type = enumerationType(argument, interface) else { return "arguments.int()" }
            return "\(type)(rawValue: UInt32(bitPattern: arguments.int()))"
        case .uint:
            guard let type = enumerationType(argument, interface) else {
                return "arguments.uint()"
            }
            return "\(type)(rawValue: arguments.uint())"
        case .fixed: return "arguments.fixed()"
        case .string:
            return argument.allowsNull ? "arguments.optionalString()" : "arguments.string()"
        case .object:
            guard let type = objectType(argument) else { return "arguments.untypedObject()" }
            let reader = mayBeMissing(argument) ? "object" : "requiredObject"
            return "arguments.\(reader)(\(type).self)"
        case .newID:
            // Of any interface, at the server: its name and version came before.
            guard let type = objectType(argument) else { return "arguments.uint()" }
            return "arguments.newObject(\(type).self)"
        case .array: return "arguments.array()"
        case .descriptor: return "arguments.descriptor()"
        }
    }

    // What goes out.

    func sentType(_ argument: Argument, _ interface: InterfaceDescription) -> String {
        switch argument.kind {
        case .descriptor: "Int32"
        case .object: (objectType(argument) ?? untyped) + (argument.allowsNull ? "?" : "")
        case .int, .uint, .fixed, .string, .newID, .array: receivedType(argument, interface)
        }
    }

    /// The statements that put the argument into the writer `$0`.
    func encoding(_ argument: Argument, _ interface: InterfaceDescription) -> [String] {
        let name = SwiftName.member(argument.name)
        switch argument.kind {
        case .int:
            guard enumerationType(argument, interface) != nil else { return ["$0.int(\(name))"] }
            return ["$0.int(Int32(bitPattern: \(name).rawValue))"]
        case .uint:
            guard enumerationType(argument, interface) != nil else { return ["$0.uint(\(name))"] }
            return ["$0.uint(\(name).rawValue)"]
        case .fixed: return ["$0.fixed(\(name))"]
        case .string: return ["$0.string(\(name))"]
        case .array: return ["$0.array(\(name))"]
        case .descriptor: return ["$0.descriptor(\(name))"]
        case .object:
            guard objectType(argument) != nil else { return ["$0.object(\(name))"] }
            let member = mode == .client ? "proxy" : "resource"
            return ["$0.object(\(name)\(argument.allowsNull ? "?" : "").\(member))"]
        case .newID:
            if mode == .server { return ["$0.object(\(name).resource)"] }
            guard argument.interface == nil else { return ["$0.newID()"] }
            return ["$0.string(Object.interfaceName)", "$0.uint(version)", "$0.newID()"]
        }
    }

    private var untyped: String {
        switch mode {
        case .client: "Proxy"
        case .server: "Resource"
        }
    }

    /// Any object of an event may have been destroyed by the client a moment ago; libwayland's
    /// server refuses requests with dead objects itself.
    private func mayBeMissing(_ argument: Argument) -> Bool {
        mode == .client || argument.allowsNull || objectType(argument) == nil
    }
}
