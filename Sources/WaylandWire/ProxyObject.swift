/// What every generated class offers: one protocol object as the client sees it.
package protocol ProxyObject: AnyObject {
    /// The name on the wire, as `wl_registry.global` announces it.
    static var interfaceName: String { get }
    /// The newest version the tables describe: never bind a higher one.
    static var maximumVersion: UInt32 { get }
    static var interface: Interface { get }

    var proxy: Proxy { get }

    init(proxy: Proxy)

    /// Takes one event apart and hands it to the object's handler.
    func receive(_ opcode: UInt32, _ arguments: inout ArgumentReader)
}

extension ProxyObject {
    /// The version the object was bound with or inherited.
    package var version: UInt32 { proxy.version }

    /// The object's number on the wire; 0 once destroyed.
    package var id: UInt32 { proxy.id }

    /// False after the object's destructor, whoever asked for it.
    package var isAlive: Bool { proxy.isAlive }
}
