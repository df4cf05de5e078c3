/// Reads the protocol out of a document and checks what one file can tell by itself.
struct ProtocolReader {
    let file: String

    private init(file: String) {
        self.file = file
    }

    static func read(file: String, bytes: [UInt8]) throws(ScanError) -> ProtocolFile {
        var parser = XMLParser(file: file, bytes: bytes)
        let root = try parser.parse()
        return try ProtocolReader(file: file).protocolFile(root)
    }

    private func protocolFile(_ root: XMLElement) throws(ScanError) -> ProtocolFile {
        guard root.name == "protocol" else {
            throw error("the root element is <protocol>, not <\(root.name)>", root.position)
        }
        let name = try name(of: root)
        var interfaces: [InterfaceDescription] = []
        for child in root.children {
            switch child.name {
            case "interface":
                let interface = try interface(child)
                try refuse(
                    interfaces.contains { $0.name == interface.name },
                    "interface '\(interface.name)' is described twice", child.position)
                interfaces.append(interface)
            case "copyright", "description": continue
            default: throw unexpected(child, in: root)
            }
        }
        return ProtocolFile(path: file, name: name, interfaces: interfaces)
    }

    private func interface(_ element: XMLElement) throws(ScanError) -> InterfaceDescription {
        var interface = InterfaceDescription(
            name: try name(of: element), version: try version(of: element),
            summary: summary(of: element), position: element.position)
        for child in element.children {
            switch child.name {
            case "request":
                let message = try message(child, of: interface)
                try refuse(
                    interface.requests.contains { $0.name == message.name },
                    "request '\(message.name)' is described twice", child.position)
                interface.requests.append(message)
            case "event":
                let message = try message(child, of: interface)
                try refuse(
                    interface.events.contains { $0.name == message.name },
                    "event '\(message.name)' is described twice", child.position)
                interface.events.append(message)
            case "enum":
                let enumeration = try enumeration(child, of: interface)
                try refuse(
                    interface.enumerations.contains { $0.name == enumeration.name },
                    "enum '\(enumeration.name)' is described twice", child.position)
                interface.enumerations.append(enumeration)
            case "description": continue
            default: throw unexpected(child, in: element)
            }
        }
        return interface
    }

    private func message(
        _ element: XMLElement, of interface: InterfaceDescription
    ) throws(ScanError) -> Message {
        let type = element.attribute("type")
        if let type, type.value != "destructor" {
            throw error("type '\(type.value)' is not 'destructor'", type.position)
        }
        var message = Message(
            name: try name(of: element), since: try since(of: element, in: interface),
            isDestructor: type != nil, summary: summary(of: element), position: element.position)
        for child in element.children {
            switch child.name {
            case "arg":
                let argument = try argument(child)
                try refuse(
                    message.arguments.contains { $0.name == argument.name },
                    "argument '\(argument.name)' is described twice", child.position)
                try refuse(
                    element.name == "event" && argument.kind == .newID
                        && argument.interface == nil,
                    "an event's new_id '\(argument.name)' names its interface", child.position)
                message.arguments.append(argument)
            case "description": continue
            default: throw unexpected(child, in: element)
            }
        }
        // libwayland's limit on the arguments of one closure (WL_CLOSURE_MAX_ARGS).
        try refuse(
            message.wireArguments.count > 20, "'\(message.name)' has more than 20 arguments",
            element.position)
        try refuse(
            message.arguments.count { $0.kind == .newID } > 1,
            "'\(message.name)' makes more than one object", element.position)
        try refuse(
            element.name == "request" && message.isDestructor
                && message.arguments.contains { $0.kind == .newID },
            "destructor '\(message.name)' makes an object", element.position)
        return message
    }

    private func argument(_ element: XMLElement) throws(ScanError) -> Argument {
        let name = try name(of: element)
        guard let type = element.attribute("type") else { throw missing("type", in: element) }
        guard let kind = ArgumentKind(rawValue: type.value) else {
            let known = ArgumentKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("argument type '\(type.value)' is none of \(known)", type.position)
        }
        if let interface = element.attribute("interface") {
            try refuse(
                kind != .object && kind != .newID, "'\(type.value)' arguments have no interface",
                interface.position)
            try refuse(
                !Self.isName(interface.value), "'\(interface.value)' is not a name",
                interface.position)
        }
        let allowsNull = try flag("allow-null", of: element)
        if allowsNull, let attribute = element.attribute("allow-null") {
            try refuse(
                ![.object, .string, .array].contains(kind),
                "'\(type.value)' arguments cannot be null", attribute.position)
        }
        if let enumeration = element.attribute("enum") {
            try refuse(
                kind != .int && kind != .uint, "'\(type.value)' arguments have no enum",
                enumeration.position)
        }
        return Argument(
            name: name, kind: kind, interface: element.attribute("interface")?.value,
            enumeration: element.attribute("enum")?.value, allowsNull: allowsNull,
            position: element.position)
    }

    private func enumeration(
        _ element: XMLElement, of interface: InterfaceDescription
    ) throws(ScanError) -> Enumeration {
        _ = try since(of: element, in: interface)
        var enumeration = Enumeration(
            name: try name(of: element), isBitfield: try flag("bitfield", of: element),
            summary: summary(of: element), position: element.position)
        for child in element.children {
            switch child.name {
            case "entry":
                _ = try since(of: child, in: interface)
                // Some entries of wl_output.transform are numbers.
                let name = try name(of: child, mayBeNumber: true)
                guard let value = child.attribute("value") else {
                    throw missing("value", in: child)
                }
                guard let number = Self.number(value.value) else {
                    throw error("'\(value.value)' is not a number of 32 bits", value.position)
                }
                try refuse(
                    enumeration.entries.contains { $0.name == name },
                    "entry '\(name)' is described twice", child.position)
                enumeration.entries.append(
                    Enumeration.Entry(name: name, value: number, summary: summary(of: child)))
            case "description": continue
            default: throw unexpected(child, in: element)
            }
        }
        return enumeration
    }
}
