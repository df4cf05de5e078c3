/// One argument of a message.
struct Argument: Sendable {
    let name: String
    let kind: ArgumentKind
    var interface: String?
    /// As written: `name` of the own interface, or `interface.name`.
    var enumeration: String?
    var allowsNull = false
    let position: SourcePosition
}
