import CWaylandServer

/// The `wl_interface` tables of a module's protocols, in memory that lives as long as the process.
///
/// Every interface has its place before any is described, so that interfaces may name each other
/// in circles. The generated code describes them one after the other, in order, each in a
/// function of its own; after that the tables are only read.
///
/// Owner: nobody frees the memory: libwayland keeps pointers into it until the process ends.
@safe package final class InterfaceTables: @unchecked Sendable {
    private let interfaces: UnsafeMutablePointer<wl_interface>
    private let messages: UnsafeMutablePointer<wl_message>
    private let types: UnsafeMutablePointer<UnsafePointer<wl_interface>?>
    private let interfaceCount: Int
    private let messageCount: Int
    private let typeCount: Int
    private var nextMessage = 0
    private var nextType = 0

    /// Reserves memory for exactly this many interfaces, messages and message arguments.
    package init(interfaces: Int, messages: Int, arguments: Int) {
        unsafe self.interfaces = .allocate(capacity: max(1, interfaces))
        unsafe self.messages = .allocate(capacity: max(1, messages))
        unsafe types = .allocate(capacity: max(1, arguments))
        unsafe types.initialize(repeating: nil, count: max(1, arguments))
        interfaceCount = interfaces
        messageCount = messages
        typeCount = arguments
    }

    package subscript(index: Int) -> Interface {
        precondition(index >= 0 && index < interfaceCount, "an interface has a place in the tables")
        return unsafe Interface(pointer: UnsafePointer(interfaces + index))
    }

    /// Opens the description of the interface at `index`; its requests and then its events follow.
    package func describe(
        _ index: Int, _ name: StaticString, version: Int32, requests: Int, events: Int
    ) {
        precondition(index >= 0 && index < interfaceCount, "an interface has a place in the tables")
        precondition(nextMessage + requests + events <= messageCount, "the tables count messages")
        let first = unsafe UnsafePointer(messages + nextMessage)
        unsafe (interfaces + index).initialize(
            to: wl_interface(
                name: text(name), version: version,
                method_count: Int32(requests), methods: first,
                event_count: Int32(events), events: first + requests))
    }

    /// Adds the next message. `references` has one entry for each argument: the index of the
    /// interface it names, or -1.
    package func message(_ name: StaticString, _ signature: StaticString, _ references: [Int] = [])
    {
        precondition(nextMessage < messageCount, "the tables count messages")
        precondition(nextType + references.count <= typeCount, "the tables count arguments")
        unsafe (messages + nextMessage).initialize(
            to: wl_message(name: text(name), signature: text(signature), types: types + nextType))
        nextMessage += 1
        for reference in references {
            if reference >= 0 {
                unsafe types[nextType] = unsafe self[reference].pointer
            }
            nextType += 1
        }
    }

    /// The literal's own bytes: they are part of the program and end with a NUL.
    private func text(_ literal: StaticString) -> UnsafePointer<CChar> {
        unsafe UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
