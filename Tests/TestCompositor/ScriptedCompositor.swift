import CLinux
import Glibc
import ServerProtocols
import Units
import WaylandServerWire

/// A compositor that does what a test tells it.
package final class ScriptedCompositor {
    package let server = ServerDisplay()
    package let offer: Offer
    /// Every request of the client, one line each, in order.
    package private(set) var transcript: [String] = []
    /// What the protocol forbids and a compositor does not have to notice.
    package private(set) var violations: [String] = []
    package private(set) var outputs: [TestOutput] = []
    /// All surfaces that were ever made; those that are gone have `isAlive` false.
    package private(set) var surfaces: [TestSurface] = []
    package let seat: TestSeat
    /// Announced only where the offer has one.
    package let secondSeat: TestSeat
    package let inputMethod: TestInputMethod
    package let keyboard: TestVirtualKeyboard
    package let blur: TestBlur
    package let toplevels: TestToplevels

    /// The output on which layer surfaces without a wish appear.
    package var focusedOutput = 0
    /// Layer surfaces get no `configure` until `configureNow`.
    package var withholdsConfigures = false
    /// Each `configure` is sent twice, as sway 1.7 does.
    package var repeatsConfigures = false
    /// Frame callbacks stay unanswered until `sendFrames`.
    package var withholdsFrames = false
    /// The time that frame callbacks tell, in milliseconds.
    package var frameTime: UInt32 = 0
    /// Buffers stay with the compositor until `releaseBuffers`.
    package var withholdsReleases = false
    /// Pictures are copied at their commit, as compositors on a GPU do: buffers are released at once.
    package var copiesPictures = false
    /// Whether requests are taken; while it is false they fill the socket.
    package var isReading = true
    /// What the compositor makes of the size that is asked for.
    package var resize: (Size) -> Size = { $0 }
    /// Called at each commit that brings a picture.
    package var onPicture: (TestSurface) -> Void = { _ in }

    var buffers: [ObjectIdentifier: TestBuffer] = [:]
    var regions: [ObjectIdentifier: TestRegion] = [:]
    private var globals: [Global] = []
    private var client: ServerClient?
    private var outputGlobals: [ObjectIdentifier: Global] = [:]
    private var seatGlobals: [ObjectIdentifier: Global] = [:]

    package init(_ offer: Offer = Offer()) {
        self.offer = offer
        seat = TestSeat(server)
        secondSeat = TestSeat(server)
        inputMethod = TestInputMethod()
        keyboard = TestVirtualKeyboard()
        blur = TestBlur(server)
        toplevels = TestToplevels(server)
        seat.compositor = self
        secondSeat.compositor = self
        inputMethod.compositor = self
        keyboard.compositor = self
        blur.compositor = self
        toplevels.compositor = self
        offerGlobals()
        for output in offer.outputs { add(output) }
    }

    /// A connected socket for one client; the caller owns it.
    package func connect() -> Int32 {
        var ends: [Int32] = [-1, -1]
        let outcome = unsafe socketpair(
            AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends)
        precondition(outcome == 0, "the system has sockets")
        client = server.addClient(descriptor: ends[0])
        return ends[1]
    }

    /// Handles what the client has sent, and sends what there is for it. False when there was nothing to do.
    @discardableResult
    package func dispatch() -> Bool {
        guard server.isAlive else { return false }
        if !isReading {
            server.flush()
            return false
        }
        let count = transcript.count
        server.dispatch()
        inputMethod.applicationTurn()
        server.flush()
        return transcript.count != count
    }

    /// Ends: every client is hung up on.
    package func die() {
        server.destroy()
    }

    package func note(_ line: String) {
        transcript.append(line)
    }

    /// The client did what the protocol forbids.
    func accuse(_ line: String) {
        violations.append(line)
    }

    package func clearTranscript() {
        transcript.removeAll()
    }

    /// The surfaces that show a picture.
    package var shownSurfaces: [TestSurface] { surfaces.filter { $0.isAlive && $0.hasPicture } }

    /// How many surfaces the client holds.
    package var surfaceCount: Int { surfaces.count(where: \.isAlive) }
    /// How many buffers the client holds.
    package var bufferCount: Int { buffers.count }
    package var regionCount: Int { regions.count }

    /// How many objects the newest client holds, by the names of their interfaces.
    package var objectCounts: [String: Int] { client?.objectCounts ?? [:] }

    /// The newest living surface with a layer role.
    package var board: TestSurface? { surfaces.last { $0.isAlive && $0.layer != nil } }

    /// Plugs an output in.
    @discardableResult
    package func add(_ description: Offer.Output) -> TestOutput {
        let output = TestOutput(description)
        outputs.append(output)
        outputGlobals[ObjectIdentifier(output)] = Global(
            server, WlOutputResource.self, version: offer.output
        ) { output.bound($0) }
        return output
    }

    /// Unplugs an output: its surfaces are closed, its global goes.
    package func remove(_ output: TestOutput) {
        withdraw(output)
        close(output)
    }

    /// The first half of `remove`: the global goes.
    package func withdraw(_ output: TestOutput) {
        outputs.removeAll { $0 === output }
        focusedOutput = 0
        outputGlobals[ObjectIdentifier(output)]?.withdraw()
    }

    /// The second half of `remove`, which some compositors do first: the surfaces of an output are closed.
    package func close(_ output: TestOutput) {
        for surface in surfaces where surface.output === output { surface.close() }
    }

    /// Takes a seat away.
    package func remove(_ seat: TestSeat) {
        seatGlobals[ObjectIdentifier(seat)]?.withdraw()
    }

    /// Announces globals that no keyboard has a use for.
    package func announceStrangers(_ count: Int) {
        for _ in 0..<count {
            globals.append(Global(server, XdgWmBaseResource.self, version: 1) { _ in })
        }
    }

    package func configureNow() {
        withholdsConfigures = false
        for surface in surfaces where surface.isAlive { surface.configureIfAsked() }
    }

    package func sendFrames() {
        for surface in surfaces where surface.isAlive { surface.sendFrames() }
    }

    /// Answers the waiting frame callbacks so many milliseconds after the last ones.
    package func sendFrames(after span: Milliseconds) {
        frameTime &+= UInt32(span.value)
        sendFrames()
    }

    package func releaseBuffers() {
        for surface in surfaces { surface.releaseBuffers() }
    }

    func output(of resource: WlOutputResource?) -> TestOutput? {
        if let resource { return outputs.first { $0.owns(resource) } }
        return outputs.indices.contains(focusedOutput) ? outputs[focusedOutput] : outputs.first
    }

    func surface(_ resource: WlSurfaceResource) -> TestSurface? {
        surfaces.last { $0.resource === resource }
    }

    func rectangles(_ region: WlRegionResource) -> [Rect] {
        regions[ObjectIdentifier(region)]?.rectangles ?? []
    }

    private func offerGlobals() {
        announce(WlCompositorResource.self, offer.compositor) { [unowned self] in serve($0) }
        announce(WlShmResource.self, offer.shm) { [unowned self] in serve($0) }
        announce(seat, offer.seat)
        announce(secondSeat, offer.secondSeat)
        announce(ZwlrLayerShellV1Resource.self, offer.layerShell) { [unowned self] in serve($0) }
        announce(WpViewporterResource.self, offer.viewporter) { [unowned self] in serve($0) }
        announce(WlSubcompositorResource.self, offer.subcompositor) { [unowned self] in serve($0) }
        if offer.blursByStandard { blur.announceStandard() }
        if offer.blursByKDE { blur.announceKDE() }
        if let version = offer.foreignToplevels { toplevels.announce(version: version) }
        announce(WpFractionalScaleManagerV1Resource.self, offer.fractionalScale) {
            [unowned self] in serve($0)
        }
        announce(ZxdgOutputManagerV1Resource.self, offer.xdgOutput) { [unowned self] in serve($0) }
        announce(ZwpInputMethodManagerV2Resource.self, offer.inputMethod) { [unowned self] in
            inputMethod.serve($0)
        }
        announce(ZwpVirtualKeyboardManagerV1Resource.self, offer.virtualKeyboard) {
            [unowned self] in keyboard.serve($0)
        }
    }

    private func announce<Object: ResourceObject>(
        _ type: Object.Type, _ version: UInt32?, onBind: @escaping (Object) -> Void
    ) {
        guard let version else { return }
        globals.append(Global(server, type, version: version, onBind: onBind))
    }

    private func announce(_ seat: TestSeat, _ version: UInt32?) {
        guard let version else { return }
        seatGlobals[ObjectIdentifier(seat)] = Global(
            server, WlSeatResource.self, version: version
        ) { [unowned seat] in seat.bound($0) }
    }

    private func serve(_ compositor: WlCompositorResource) {
        compositor.onRequest = { [unowned self] request in
            switch request {
            case .createSurface(let resource):
                note("create_surface")
                surfaces.append(TestSurface(resource, in: self))
            case .createRegion(let region):
                regions[ObjectIdentifier(region)] = TestRegion(region)
                region.onDestroy = { [unowned self] in
                    regions.removeValue(forKey: ObjectIdentifier(region))
                }
            }
        }
    }

    private func serve(_ shell: ZwlrLayerShellV1Resource) {
        shell.onRequest = { [unowned self] request in
            guard
                case .getLayerSurface(let role, let resource, let wish, let layer, let name) =
                    request
            else { return }
            note("get_layer_surface \(layer.rawValue) \(name)")
            surface(resource)?.take(role, layer: layer, output: output(of: wish))
        }
    }

    private func serve(_ viewporter: WpViewporterResource) {
        viewporter.onRequest = { [unowned self] request in
            guard case .getViewport(let viewport, let resource) = request else { return }
            surface(resource)?.take(viewport)
        }
    }

    private func serve(_ subcompositor: WlSubcompositorResource) {
        subcompositor.onRequest = { [unowned self, unowned subcompositor] request in
            guard case .getSubsurface(let role, let child, let parent) = request else { return }
            note("get_subsurface")
            guard let child = surface(child), let parent = surface(parent), child !== parent,
                child.layer == nil, child.subsurface == nil
            else {
                subcompositor.resource.postError(
                    code: WlSubcompositorResource.Error.badSurface.rawValue,
                    message: "no child of that parent")
                return
            }
            child.take(role, parent: parent)
        }
    }

    private func serve(_ manager: WpFractionalScaleManagerV1Resource) {
        manager.onRequest = { [unowned self] request in
            guard case .getFractionalScale(let scale, let resource) = request else { return }
            surface(resource)?.take(scale)
        }
    }

    private func serve(_ manager: ZxdgOutputManagerV1Resource) {
        manager.onRequest = { [unowned self] request in
            guard case .getXdgOutput(let logical, let resource) = request else { return }
            outputs.first { $0.owns(resource) }?.bound(logical)
        }
    }
}
