/// An interface: its messages in the order of their opcodes.
struct InterfaceDescription: Sendable {
    let name: String
    let version: UInt32
    let summary: String?
    let position: SourcePosition
    var requests: [Message] = []
    var events: [Message] = []
    var enumerations: [Enumeration] = []

    /// The destructor that the end of an object sends by itself: one without arguments, named as
    /// destructors that only tidy up are named.
    var silentDestructor: (opcode: Int, message: Message)? {
        let found = requests.enumerated().first { _, request in
            request.isDestructor && request.arguments.isEmpty
                && ["destroy", "release"].contains(request.name)
        }
        return found.map { ($0.offset, $0.element) }
    }
}
