/// All files of one run together: which interfaces there are, and what they refer to.
struct Catalog: Sendable {
    let files: [ProtocolFile]
    /// Every interface in the order of the files; an interface's index is its place here.
    let interfaces: [InterfaceDescription]
    private let indices: [String: Int]

    init(files: [ProtocolFile]) throws(ScanError) {
        var interfaces: [InterfaceDescription] = []
        var indices: [String: Int] = [:]
        var homes: [String: String] = [:]
        for file in files {
            for interface in file.interfaces {
                if let home = homes[interface.name] {
                    throw ScanError(
                        file: file.path, position: interface.position,
                        message: "interface '\(interface.name)' is described in \(home) too")
                }
                homes[interface.name] = file.path
                indices[interface.name] = interfaces.count
                interfaces.append(interface)
            }
        }
        self.files = files
        self.interfaces = interfaces
        self.indices = indices
        for file in files {
            for interface in file.interfaces { try check(interface, file: file.path) }
        }
    }

    func index(of name: String?) -> Int? {
        name.flatMap { indices[$0] }
    }

    /// The enumeration an argument of `interface` names, with the interface it belongs to; nil
    /// when that interface is in none of the files.
    func enumeration(
        of argument: Argument, in interface: InterfaceDescription
    ) -> (owner: InterfaceDescription, enumeration: Enumeration)? {
        guard let reference = argument.enumeration else { return nil }
        let parts = reference.split(separator: ".", maxSplits: 1)
        guard let name = parts.last else { return nil }
        var owner = interface
        if parts.count == 2 {
            guard let index = indices[String(parts[0])] else { return nil }
            owner = interfaces[index]
        }
        return owner.enumerations.first { $0.name == name }.map { (owner, $0) }
    }

    private func check(_ interface: InterfaceDescription, file: String) throws(ScanError) {
        for message in interface.requests + interface.events {
            for argument in message.arguments {
                try check(argument, in: interface, file: file)
            }
        }
    }

    private func check(
        _ argument: Argument, in interface: InterfaceDescription, file: String
    ) throws(ScanError) {
        if argument.kind == .newID, let name = argument.interface, indices[name] == nil {
            throw ScanError(
                file: file, position: argument.position,
                message: "a new '\(name)' cannot be made: no file describes it")
        }
        guard let reference = argument.enumeration else { return }
        let parts = reference.split(separator: ".", maxSplits: 1)
        let isElsewhere = parts.count == 2 && indices[String(parts[0])] == nil
        guard !isElsewhere, enumeration(of: argument, in: interface) == nil else { return }
        throw ScanError(
            file: file, position: argument.position,
            message: "there is no enum '\(reference)' for argument '\(argument.name)'")
    }
}
