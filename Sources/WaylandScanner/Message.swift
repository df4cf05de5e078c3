/// A request or an event.
struct Message: Sendable {
    let name: String
    let since: UInt32
    let isDestructor: Bool
    let summary: String?
    let position: SourcePosition
    var arguments: [Argument] = []

    /// The arguments as they stand on the wire: an object of an interface that only the caller
    /// knows travels with its interface's name and version.
    var wireArguments: [Argument] {
        arguments.flatMap { argument -> [Argument] in
            guard argument.kind == .newID, argument.interface == nil else { return [argument] }
            return [
                Argument(name: "interface", kind: .string, position: argument.position),
                Argument(name: "version", kind: .uint, position: argument.position),
                argument,
            ]
        }
    }

    /// Source: wayland-util.h, `wl_message`: the version that brought it, then a letter for each
    /// argument, `?` before one that may be null.
    var signature: String {
        let letters = wireArguments.map { ($0.allowsNull ? "?" : "") + $0.kind.letter }.joined()
        return (since > 1 ? String(since) : "") + letters
    }
}
