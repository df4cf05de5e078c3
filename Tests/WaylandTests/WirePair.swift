import Glibc
import Protocols
import ServerProtocols
import Testing
import WaylandServerWire
import WaylandWire

/// A server and a client of it, joined by a socket pair in one thread.
final class WirePair {
    let server = ServerDisplay()
    let display: Display
    let client: ServerClient
    let registry: WlRegistry
    private(set) var announced: [(name: UInt32, interface: String, version: UInt32)] = []
    private var globals: [Global] = []

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        client = server.addClient(descriptor: ends[0])
        display = try Display(descriptor: ends[1])
        registry = display.getRegistry()
        registry.onEvent = { [unowned self] event in
            if case .global(let name, let interface, let version) = event {
                announced.append((name, interface, version))
            }
        }
    }

    /// Everything sent so far by either side reaches the other, and what that causes too.
    func settle() {
        for _ in 0..<4 {
            _ = display.flush()
            server.dispatch()
            _ = display.readEvents()
        }
    }

    /// Offers a global and binds it: the client's object and the server's.
    func bind<Object: ProxyObject, Peer: ResourceObject>(
        _ type: Object.Type, _ peer: Peer.Type, version: UInt32? = nil
    ) throws -> (Object, Peer) {
        var bound: Peer?
        globals.append(Global(server, peer) { bound = $0 })
        settle()
        let entry = try #require(announced.last { $0.interface == Object.interfaceName })
        let object = registry.bind(name: entry.name, as: type, version: version ?? entry.version)
        settle()
        return (object, try #require(bound))
    }

    /// A surface at both ends.
    func surface() throws -> (WlSurface, WlSurfaceResource) {
        let (compositor, peer) = try bind(WlCompositor.self, WlCompositorResource.self)
        var made: WlSurfaceResource?
        peer.onRequest = { if case .createSurface(let id) = $0 { made = id } }
        let surface = compositor.createSurface()
        settle()
        return (surface, try #require(made))
    }

    /// A seat's keyboard at both ends.
    func keyboard() throws -> (WlKeyboard, WlKeyboardResource) {
        let (seat, peer) = try bind(WlSeat.self, WlSeatResource.self)
        var made: WlKeyboardResource?
        peer.onRequest = { if case .getKeyboard(let id) = $0 { made = id } }
        let keyboard = seat.getKeyboard()
        settle()
        return (keyboard, try #require(made))
    }
}
