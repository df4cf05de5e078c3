import EventLoop
import ServerProtocols
import Units
import WaylandServerWire

/// The globals besides the seat, the client's surfaces and its window.
final class Host {
    /// The window shows its first picture.
    var onMap: (WlSurfaceResource) -> Void = { _ in }
    /// The window is gone.
    var onGone: () -> Void = {}
    /// The client has handled everything that was sent before the ping of that number.
    var onPong: (UInt32) -> Void = { _ in }

    private let server: ServerDisplay
    private let clock: any Clock
    private var windowSize: PixelSize
    private var globals: [Global] = []
    private var shell: XdgWmBaseResource?
    private var surfaces: [ObjectIdentifier: HostSurface] = [:]
    private var lastFrame = Instant(nanoseconds: 0)

    init(_ server: ServerDisplay, windowSize: PixelSize, clock: any Clock) {
        self.server = server
        self.windowSize = windowSize
        self.clock = clock
        globals = [
            Global(server, WlCompositorResource.self, version: 4) { [unowned self] in serve($0) },
            Global(server, WlShmResource.self) { Self.serve($0) },
            Global(server, XdgWmBaseResource.self, version: 1) { [unowned self] in serve($0) },
        ]
    }

    /// When frame callbacks are answered next, or nil.
    var nextDeadline: Instant? {
        let isAnyWaiting = surfaces.values.contains { $0.hasFrames }
        return isAnyWaiting ? lastFrame + Milliseconds(16) : nil
    }

    /// Answers frame callbacks when they are due.
    func timeReached(_ now: Instant) {
        guard let deadline = nextDeadline, deadline <= now else { return }
        lastFrame = now
        let time = UInt32(truncatingIfNeeded: now.nanoseconds / 1_000_000)
        for surface in surfaces.values { surface.sendFrames(time: time) }
    }

    func resize(to size: PixelSize) {
        windowSize = size
        for surface in surfaces.values { surface.configure(size) }
    }

    func ping(_ number: UInt32) {
        guard let shell, shell.isAlive else { return }
        shell.sendPing(serial: number)
    }

    private func serve(_ compositor: WlCompositorResource) {
        compositor.onRequest = { [unowned self] request in
            // Regions tell what is opaque and what takes input: all of it does.
            guard case .createSurface(let resource) = request else { return }
            let surface = HostSurface(resource, serials: server)
            surfaces[ObjectIdentifier(resource)] = surface
            surface.onMap = { [unowned self] in onMap(resource) }
            resource.onDestroy = { [unowned self] in
                let gone = surfaces.removeValue(forKey: ObjectIdentifier(resource))
                if gone?.isWindow == true { onGone() }
            }
        }
    }

    private func serve(_ shell: XdgWmBaseResource) {
        self.shell = shell
        shell.onRequest = { [unowned self] request in
            switch request {
            case .getXdgSurface(let role, let surface):
                surfaces[ObjectIdentifier(surface)]?.take(role, size: windowSize)
            case .pong(let number): onPong(number)
            case .createPositioner, .destroy: break
            }
        }
    }

    /// The pixels are never looked at, so that pools and buffers need no more than their names.
    private static func serve(_ shm: WlShmResource) {
        shm.sendFormat(format: .argb8888)
        shm.sendFormat(format: .xrgb8888)
    }
}
