/// What every generated class offers: one protocol object as the server sees it.
package protocol ResourceObject: AnyObject {
    static var interfaceName: String { get }
    /// The newest version the tables describe.
    static var maximumVersion: UInt32 { get }
    static var interface: Interface { get }

    var resource: Resource { get }

    init(resource: Resource)

    /// Takes one request apart and hands it to the object's handler.
    func receive(_ opcode: UInt32, _ arguments: inout RequestReader)

    /// The resource is gone: tells `onDestroy` and drops the handlers.
    func resourceDestroyed()
}

extension ResourceObject {
    package var client: ServerClient { resource.client }

    /// The version the client bound.
    package var version: UInt32 { resource.version }

    /// The object's number on the wire; 0 once destroyed.
    package var id: UInt32 { resource.id }

    package var isAlive: Bool { resource.isAlive }

    /// Sends a protocol error, which ends the client.
    package func postError(code: UInt32, message: String) {
        resource.postError(code: code, message: message)
    }

    /// Destroys the object from the server's side.
    package func destroy() {
        resource.destroy()
    }
}
