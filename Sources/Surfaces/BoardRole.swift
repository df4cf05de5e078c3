import Protocols
import Units
import Wayland
import WaylandWire

/// A `wl_surface` with its layer-shell role, and the requests on them in the order that the protocol wants.
///
/// Source: wlr-layer-shell-unstable-v1: role, state, commit without a buffer; `configure`; `ack_configure`; then buffers.
/// All state is the surface's only with `wl_surface.commit`; a commit after `ack_configure` answers that `configure`. So
/// nothing is said before the commit that it belongs to, and a new size is acknowledged along with its picture.
final class BoardRole {
    /// phoc looks for this name, to raise the keyboard above the lock screen and the search.
    private static let namespace = "osk"

    let surface: WlSurface
    var onConfigure: (Size) -> Void = { _ in }
    var onClosed: () -> Void = {}
    /// The outputs on which the surface is have changed, or the scale has.
    var onEntered: () -> Void = {}
    /// The frame callback of the newest commit is done, at the compositor's time.
    var onFrame: (EventTime) -> Void = { _ in }

    private let globals: SurfaceGlobals
    private let outputs: Outputs
    private let layerSurface: ZwlrLayerSurfaceV1
    let viewport: WpViewport?
    private let blur: SurfaceBlur
    private let fractionalScale: WpFractionalScaleV1?
    private var preferredScale: Scale?
    private var entered: [WlOutput] = []
    /// The largest scale of the outputs that the surface was on last.
    private var enteredScale: Int?
    /// The scale of the output that was asked for.
    private let wishedScale: Int?
    private var frameCallback: WlCallback?
    /// The newest `configure` that has not been acknowledged.
    private var owedSerial: UInt32?
    private var committed: Committed?

    /// What the newest commit with a picture has told, and the commits since.
    private struct Committed {
        var shape: BoardShape
        var scale: Scale
        var zone: Points
        var depth: Points
        /// The shape's, which takes a while to reckon.
        var blurRegion: [Rect]
    }

    /// - Parameter output: where the board is to be; nil leaves it to the compositor.
    init(_ globals: SurfaceGlobals, outputs: Outputs, layer: Layer, output: Output?) {
        self.globals = globals
        self.outputs = outputs
        wishedScale = output?.wholeScale
        surface = globals.compositor.createSurface()
        layerSurface = globals.layerShell.getLayerSurface(
            surface: surface, output: output?.proxy, layer: layer == .top ? .top : .overlay,
            namespace: Self.namespace)
        viewport = globals.fractional?.viewporter.getViewport(surface: surface)
        fractionalScale = globals.fractional?.scale.getFractionalScale(surface: surface)
        blur = SurfaceBlur(surface, compositor: globals.compositor, blur: globals.blur)
        layerSurface.setKeyboardInteractivity(keyboardInteractivity: .none)
        surface.onEvent = { [unowned self] in handle($0) }
        layerSurface.onEvent = { [unowned self] in handle($0) }
        fractionalScale?.onEvent = { [unowned self] in handle($0) }
    }

    deinit {
        end()
    }

    /// Takes the surface off the screen: at once, also within an event of its own that still holds this object.
    func end() {
        // The role and its extensions go before the surface they belong to.
        blur.end()
        fractionalScale?.destroy()
        viewport?.destroy()
        layerSurface.destroy()
        surface.destroy()
    }

    var isAwaitingFrame: Bool { frameCallback != nil }

    /// Size and scale of the output that the surface is on, once the compositor has told.
    var output: (size: Size, scale: Int)? {
        for proxy in entered {
            if let output = outputs.output(proxy), let size = output.size {
                return (size, output.wholeScale)
            }
        }
        return nil
    }

    /// How dense the output is that the surface is on; nil where that is not known.
    var density: PointsPerMillimetre? {
        entered.lazy.compactMap { self.outputs.output($0) }.first?.density
    }

    /// Whether the surface is on outputs, and this is none of them.
    func isElsewhere(than output: Output) -> Bool {
        !entered.isEmpty && !entered.contains { $0 === output.proxy }
    }

    /// Pixels per logical pixel: what the compositor prefers, else the largest scale of the outputs the surface is on.
    var scale: Scale {
        if let preferredScale { return preferredScale }
        // Source: wayland, `wl_surface.set_buffer_scale`, since version 3.
        guard viewport != nil || surface.version >= 3 else { return .one }
        return Scale(whole: enteredScale ?? wishedScale ?? outputs.common?.scale ?? 1)
    }

    /// Outputs have changed, or the ones that the surface is on. On none, as on a screen that sleeps, it keeps its scale.
    func outputsChanged() {
        let scales = entered.compactMap { outputs.output($0)?.wholeScale }
        enteredScale = scales.max() ?? enteredScale
    }

    /// Asks for the board's place. The exclusive zone comes with the first picture: no window makes room for nothing.
    func requestBoard(height: Points) {
        layerSurface.setAnchor(anchor: [.bottom, .left, .right])
        layerSurface.setExclusiveZone(zone: 0)
        requestHeight(height)
    }

    func requestHeight(_ height: Points) {
        // Width 0 with both side anchors: the compositor stretches us.
        layerSurface.setSize(width: 0, height: UInt32(max(1, height.value)))
        surface.commit()
    }

    /// The size of the newest `configure` is the one that is shown already.
    func acknowledge() {
        guard let serial = owedSerial else { return }
        owedSerial = nil
        layerSurface.ackConfigure(serial: serial)
    }

    /// No longer waits for the frame callback.
    func giveUpFrame() {
        frameCallback = nil
    }

    /// Attaches a picture and everything that belongs to it, in one commit.
    ///
    /// - Parameter slide: where the board is on its way; nil in its place.
    func commit(
        _ buffer: SharedBuffer, damage: PixelRegion, shape: BoardShape, scale: Scale, slide: Slide?
    ) {
        acknowledge()
        let isSame = committed?.shape == shape
        if !isSame { setRegions(shape) }
        if committed?.scale != scale || committed?.shape.size != shape.size {
            surface.setScale(scale, shape.size, viewport)
        }
        setPlace(shape, slide)
        let known = isSame ? committed?.blurRegion : nil
        committed = Committed(
            shape: shape, scale: scale, zone: Self.zone(shape, slide),
            depth: Self.depth(shape, slide), blurRegion: known ?? shape.blurRegion)
        buffer.lend()
        surface.attach(buffer: buffer.buffer, x: 0, y: 0)
        surface.add(damage)
        finish()
    }

    /// Commits the place, the blur and the popups of the picture that is shown.
    func commitPlace(_ slide: Slide?) {
        guard let shape = committed?.shape else { return }
        setPlace(shape, slide)
        committed?.zone = Self.zone(shape, slide)
        committed?.depth = Self.depth(shape, slide)
        finish()
    }

    /// Whether another protocol for blur than the one in use is to be used from now on.
    var isBlurOutdated: Bool {
        guard let committed else { return false }
        return !blur.isCurrent(committed.blurRegion)
    }

    private func finish() {
        blur.prepare(committed?.blurRegion ?? [])
        let callback = surface.frame()
        callback.onEvent = { [unowned self] event in
            guard case .done(let time) = event else { return }
            frameCallback = nil
            onFrame(EventTime(milliseconds: time))
        }
        frameCallback = callback
        surface.commit()
        blur.committed()
    }

    private func setRegions(_ shape: BoardShape) {
        globals.compositor.withRegion(shape.inputRegion) { surface.setInputRegion(region: $0) }
        let opaque = shape.opaqueRegion
        if opaque.isEmpty {
            surface.setOpaqueRegion(region: nil)
        } else {
            globals.compositor.withRegion(opaque) { surface.setOpaqueRegion(region: $0) }
        }
    }

    /// The margin moves the board; windows make room once, when it has arrived, and again once, when it begins to go.
    private func setPlace(_ shape: BoardShape, _ slide: Slide?) {
        let zone = Self.zone(shape, slide)
        // What `requestBoard` has said, before the first picture.
        if zone != committed?.zone ?? 0 {
            layerSurface.setExclusiveZone(zone: Int32(zone.value))
        }
        let depth = Self.depth(shape, slide)
        if depth != committed?.depth ?? 0 {
            layerSurface.setMargin(top: 0, right: 0, bottom: Int32(-depth.value), left: 0)
        }
    }

    private static func zone(_ shape: BoardShape, _ slide: Slide?) -> Points {
        slide == nil ? shape.exclusiveZone : 0
    }

    private static func depth(_ shape: BoardShape, _ slide: Slide?) -> Points {
        slide?.depth(of: shape.size.height) ?? 0
    }

    private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
        switch event {
        case .configure(let serial, let width, let height):
            owedSerial = serial
            onConfigure(Size(width: Points(Int(width)), height: Points(Int(height))))
        case .closed:
            onClosed()
        }
    }

    private func handle(_ event: WlSurface.Event) {
        // Newer versions of the interface have events that we do not bind.
        if case .enter(let output) = event, let output {
            entered.append(output)
            onEntered()
        }
        if case .leave(let output) = event {
            entered.removeAll { $0 === output || !$0.isAlive }
            onEntered()
        }
    }

    private func handle(_ event: WpFractionalScaleV1.Event) {
        switch event {
        case .preferredScale(let scale):
            guard scale > 0 else { return }
            preferredScale = Scale(numerator: Int(scale))
            onEntered()
        }
    }
}
