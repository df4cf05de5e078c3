import ServerProtocols
import Units
import WaylandServerWire

/// A surface with what the client has made current by its commits.
package final class TestSurface {
    /// A buffer that the compositor reads, and the pixels that it must keep as long.
    private struct Held {
        let buffer: TestBuffer
        let pixels: [UInt32]
    }

    package let resource: WlSurfaceResource
    package private(set) var isAlive = true
    package private(set) var buffer: TestBuffer?
    /// What the newest commit damaged, in buffer pixels.
    package private(set) var damage: [PixelRect] = []
    /// What the newest commit damaged by the older request, in logical pixels.
    package private(set) var surfaceDamage: [Rect] = []
    /// Nil means everywhere.
    package private(set) var inputRegion: [Rect]?
    package private(set) var opaqueRegion: [Rect]?
    package private(set) var bufferScale: Int32 = 1
    /// The viewport's destination.
    package private(set) var destination: Size?
    package private(set) var hasViewport = false
    /// How many pictures were committed.
    package private(set) var pictureCount = 0
    /// The pixels of the newest picture, as they were at its commit.
    package private(set) var picture: [UInt32] = []
    package private(set) var layer: TestLayerSurface?
    package private(set) var subsurface: TestSubsurface?
    /// Every commit since the first, with the state that it left; commits that wait for a parent's are not among them.
    package private(set) var commits: [TestCommit] = []

    private unowned let compositor: ScriptedCompositor
    private var pending = PendingState()
    /// What waits for the parent's commit.
    private var cached: PendingState?
    private var blurRegion: [Rect] = []
    private var kdeBlur: TestKDEBlur?
    private var effect: ExtBackgroundEffectSurfaceV1Resource?
    private var frames: [WlCallbackResource] = []
    private var held: [Held] = []
    private var fractionalScale: WpFractionalScaleV1Resource?

    init(_ resource: WlSurfaceResource, in compositor: ScriptedCompositor) {
        self.resource = resource
        self.compositor = compositor
        resource.onRequest = { [unowned self] in handle($0) }
        resource.onDestroy = { [unowned self] in
            isAlive = false
            // With its connection everything goes, in whatever order.
            if layer != nil || subsurface != nil, resource.client.isAlive {
                compositor.accuse("a surface is destroyed before its role")
            }
            layer = nil
            subsurface = nil
            for callback in frames where callback.resource.isAlive { callback.resource.destroy() }
            if !compositor.withholdsReleases { releaseBuffers() }
        }
    }

    package var hasPicture: Bool { buffer != nil }
    package var output: TestOutput? { layer?.output }

    /// The size in logical pixels that the picture has on screen.
    package var shownSize: Size {
        if let destination { return destination }
        guard let buffer else { return .zero }
        return Size(
            width: Points(buffer.size.width / Int(bufferScale)),
            height: Points(buffer.size.height / Int(bufferScale)))
    }

    package func sendPreferredScale(_ numerator: UInt32) {
        fractionalScale?.sendPreferredScale(scale: numerator)
    }

    package func sendFrames() {
        let due = frames
        frames.removeAll()
        for callback in due where callback.resource.isAlive {
            callback.sendDone(callbackData: compositor.frameTime)
            callback.resource.destroy()
        }
    }

    /// How many frame callbacks wait for an answer.
    package var waitingFrames: Int { frames.filter(\.resource.isAlive).count }

    /// The fractional scale object is there to be told.
    package var hasFractionalScale: Bool { fractionalScale?.resource.isAlive == true }

    package func sendEnter(_ output: TestOutput) {
        for resource in output.living { self.resource.sendEnter(output: resource) }
    }

    package func sendLeave(_ output: TestOutput) {
        for resource in output.living { self.resource.sendLeave(output: resource) }
    }

    /// How many buffers wait to be released; the one that is shown does not.
    package var releasableCount: Int { held.count(where: isReleasable) }

    package func releaseBuffers() {
        while releasableCount > 0 { releaseBuffer(0) }
    }

    /// Releases one of the buffers that wait, the oldest being number 0.
    package func releaseBuffer(_ number: Int) {
        let index = held.indices.filter { isReleasable(held[$0]) }[number]
        let due = held.remove(at: index)
        guard due.buffer.resource.resource.isAlive else { return }
        if due.buffer.pixels != due.pixels {
            compositor.accuse("a buffer is painted while the compositor reads it")
        }
        due.buffer.resource.sendRelease()
    }

    private func isReleasable(_ held: Held) -> Bool {
        held.buffer !== buffer || !isAlive || compositor.copiesPictures
    }

    /// Whether this is what the surface shows, and not a copy.
    func reads(_ buffer: TestBuffer) -> Bool {
        isAlive && self.buffer === buffer && held.contains { $0.buffer === buffer }
    }

    /// Tells the client that its layer surface is no longer wanted.
    package func close() {
        layer?.close()
    }

    /// Sends a `configure` that nobody asked for.
    package func configure(_ size: Size) {
        layer?.configure(size)
    }

    func configureIfAsked() {
        layer?.configureIfAsked()
    }

    func take(
        _ role: ZwlrLayerSurfaceV1Resource, layer name: ZwlrLayerShellV1Resource.Layer,
        output: TestOutput?
    ) {
        layer = TestLayerSurface(role, layer: name, output: output, in: compositor)
        role.onDestroy = { [unowned self] in layer = nil }
    }

    func take(_ viewport: WpViewportResource) {
        hasViewport = true
        viewport.onDestroy = { [unowned self] in hasViewport = false }
        viewport.onRequest = { [unowned self] request in
            guard case .setDestination(let width, let height) = request else { return }
            pending.destination = Size(width: Points(Int(width)), height: Points(Int(height)))
        }
    }

    func take(_ scale: WpFractionalScaleV1Resource) {
        fractionalScale = scale
    }

    func take(_ role: WlSubsurfaceResource, parent: TestSurface) {
        subsurface = TestSubsurface(role, parent: parent, in: compositor)
        role.onDestroy = { [unowned self] in
            subsurface = nil
            // The surface is unmapped at once.
            buffer = nil
            if !compositor.withholdsReleases { releaseBuffers() }
        }
    }

    /// False when the surface has such an object already.
    func take(_ effect: ExtBackgroundEffectSurfaceV1Resource) -> Bool {
        if self.effect != nil { return false }
        self.effect = effect
        effect.onDestroy = { [unowned self] in
            self.effect = nil
            pending.blurRegion = []
        }
        effect.onRequest = { [unowned self, unowned effect] request in
            guard case .setBlurRegion(let region) = request else { return }
            guard isAlive else {
                effect.resource.postError(
                    code: ExtBackgroundEffectSurfaceV1Resource.Error.surfaceDestroyed.rawValue,
                    message: "blur behind a surface that is gone")
                return
            }
            compositor.note(region == nil ? "set_blur_region nothing" : "set_blur_region")
            pending.blurRegion = region.map { compositor.rectangles($0) } ?? []
        }
        return true
    }

    func setKDEBlur(_ blur: TestKDEBlur?) {
        pending.kdeBlur = .some(blur)
    }

    private func handle(_ request: WlSurfaceResource.Request) {
        switch request {
        case .destroy:
            compositor.note("destroy_surface")
        case .attach(let buffer, _, _):
            compositor.note(buffer == nil ? "attach nothing" : "attach")
            pending.buffer = .some(buffer.flatMap { compositor.buffers[ObjectIdentifier($0)] })
        case .damage(let x, let y, let width, let height):
            pending.surfaceDamage.append(
                Rect(
                    x: Points(Int(x)), y: Points(Int(y)), width: Points(Int(width)),
                    height: Points(Int(height))))
        case .damageBuffer(let x, let y, let width, let height):
            pending.damage.append(
                PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        case .frame(let callback):
            pending.frames.append(callback)
        case .setOpaqueRegion(let region):
            pending.opaqueRegion = .some(region.map { compositor.rectangles($0) })
        case .setInputRegion(let region):
            pending.inputRegion = .some(region.map { compositor.rectangles($0) })
        case .commit:
            commit()
        case .setBufferScale(let scale):
            pending.bufferScale = scale
        case .setBufferTransform, .offset:
            break
        }
    }

    private func commit() {
        let next = pending
        pending = PendingState()
        if subsurface?.isSynchronised == true {
            compositor.note("commit_subsurface")
            var waiting = cached ?? PendingState()
            waiting.merge(next)
            cached = waiting
            return
        }
        apply(next)
    }

    private func apply(_ next: PendingState) {
        let earlierFrames = waitingFrames
        if let region = next.blurRegion { blurRegion = region }
        if let blur = next.kdeBlur { kdeBlur = blur }
        if let region = next.inputRegion { inputRegion = region }
        if let region = next.opaqueRegion { opaqueRegion = region }
        if let scale = next.bufferScale { bufferScale = scale }
        if let size = next.destination { destination = size }
        damage = next.damage
        surfaceDamage = next.surfaceDamage
        frames += next.frames
        if let attached = next.buffer {
            if attached != nil, let layer, !layer.isConfigured {
                layer.refuseBuffer()
                return
            }
            show(attached)
        }
        compositor.note(next.buffer == nil ? "commit_surface" : "commit_picture")
        layer?.committed(hasBuffer: buffer != nil)
        let children = compositor.surfaces.filter { $0.isAlive && $0.subsurface?.parent === self }
        for child in children { child.parentCommitted() }
        record(next, children, earlierFrames: earlierFrames)
        if !compositor.withholdsFrames { sendFrames() }
    }

    private func show(_ attached: TestBuffer?) {
        let before = buffer
        buffer = attached
        if let attached {
            pictureCount += 1
            picture = attached.pixels
            held.append(Held(buffer: attached, pixels: picture))
            checkScale(attached)
            compositor.onPicture(self)
            if before == nil { enterOutput() }
        }
        if !compositor.withholdsReleases { releaseBuffers() }
    }

    private func parentCommitted() {
        subsurface?.applyPosition()
        guard let waiting = cached else { return }
        cached = nil
        apply(waiting)
    }

    private func record(_ next: PendingState, _ children: [TestSurface], earlierFrames: Int) {
        let popups = children.filter(\.hasPicture).map { child in
            let corner = child.subsurface?.position ?? Point(x: 0, y: 0)
            let size = child.shownSize
            return TestCommit.Popup(
                frame: Rect(x: corner.x, y: corner.y, width: size.width, height: size.height),
                bufferSize: child.buffer?.size ?? PixelSize(width: 0, height: 0),
                inputRegion: child.inputRegion, pixel: child.picture.first ?? 0)
        }
        commits.append(
            TestCommit(
                isPicture: (next.buffer ?? nil) != nil, pixel: hasPicture ? picture.first : nil,
                bufferSize: buffer?.size, size: shownSize, damage: damage, inputRegion: inputRegion,
                opaqueRegion: opaqueRegion ?? [],
                blurRegion: compositor.blur.canBlur ? blurRegion : [],
                kdeBlurRegion: kdeBlurRegion, layer: layer?.current,
                isAcknowledged: layer?.isAcknowledged ?? true, popups: popups,
                earlierFrames: earlierFrames, frames: next.frames.count))
    }

    /// Source: KWin: the blur is gone with its object; no region means the whole surface.
    private var kdeBlurRegion: [Rect] {
        guard let kdeBlur, kdeBlur.isAlive else { return [] }
        let size = shownSize
        return kdeBlur.region ?? [Rect(x: 0, y: 0, width: size.width, height: size.height)]
    }

    private func enterOutput() {
        for output in layer?.output?.living ?? [] { resource.sendEnter(output: output) }
    }

    /// Source: wayland, `wl_surface.error.invalid_size`.
    private func checkScale(_ buffer: TestBuffer) {
        let scale = Int(bufferScale)
        if buffer.size.width % scale != 0 || buffer.size.height % scale != 0 {
            compositor.accuse("a buffer's size is no multiple of its scale")
        }
    }
}
