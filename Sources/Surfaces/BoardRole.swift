import Protocols
import Units
import Wayland
import WaylandWire

/// A `wl_surface` with its layer-shell role, and the requests on them in the order that the protocol wants.
///
/// Source: wlr-layer-shell-unstable-v1: role, state, commit without a buffer; `configure`; `ack_configure`; then buffers.
final class BoardRole {
    /// phoc looks for this name, to raise the keyboard above the lock screen and the search.
    private static let namespace = "osk"

    let surface: WlSurface
    var onConfigure: (Size) -> Void = { _ in }
    var onClosed: () -> Void = {}
    /// The outputs on which the surface is have changed, or the scale has.
    var onEntered: () -> Void = {}

    private let globals: SurfaceGlobals
    private let outputs: Outputs
    private let layerSurface: ZwlrLayerSurfaceV1
    private let viewport: WpViewport?
    private let fractionalScale: WpFractionalScaleV1?
    private var preferredScale: Scale?
    private var entered: [WlOutput] = []
    /// The largest scale of the outputs that the surface was on last.
    private var enteredScale: Int?
    private var frameCallback: WlCallback?
    private var committedSize: Size?
    private var committedScale: Scale?

    init(_ globals: SurfaceGlobals, outputs: Outputs, layer: Layer) {
        self.globals = globals
        self.outputs = outputs
        surface = globals.compositor.createSurface()
        layerSurface = globals.layerShell.getLayerSurface(
            surface: surface, output: nil, layer: layer == .top ? .top : .overlay,
            namespace: Self.namespace)
        viewport = globals.fractional?.viewporter.getViewport(surface: surface)
        fractionalScale = globals.fractional?.scale.getFractionalScale(surface: surface)
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

    /// Pixels per logical pixel: what the compositor prefers, else the largest scale of the outputs the surface is on.
    var scale: Scale {
        if let preferredScale { return preferredScale }
        // Source: wayland, `wl_surface.set_buffer_scale`, since version 3.
        guard viewport != nil || surface.version >= 3 else { return .one }
        return Scale(whole: enteredScale ?? outputs.common?.scale ?? 1)
    }

    /// Outputs have changed, or the ones that the surface is on. On none, as on a screen that sleeps, it keeps its scale.
    func outputsChanged() {
        let scales = entered.compactMap { outputs.output($0)?.wholeScale }
        enteredScale = scales.max() ?? enteredScale
    }

    /// Asks for the size of the whole output, other surfaces' zones included.
    func requestWholeOutput() {
        layerSurface.setAnchor(anchor: [.top, .bottom, .left, .right])
        layerSurface.setSize(width: 0, height: 0)
        layerSurface.setExclusiveZone(zone: -1)
        surface.commit()
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

    /// Attaches a picture and everything that belongs to it, in one commit.
    func commit(
        _ buffer: SharedBuffer, damage: PixelRegion, size: Size, scale: Scale, isFirst: Bool
    ) {
        if isFirst || committedSize != size { setShape(size) }
        if committedScale != scale || committedSize != size { setScale(scale, size) }
        committedSize = size
        committedScale = scale
        buffer.lend()
        surface.attach(buffer: buffer.buffer, x: 0, y: 0)
        add(damage)
        let callback = surface.frame()
        callback.onEvent = { [unowned self] _ in frameCallback = nil }
        frameCallback = callback
        surface.commit()
    }

    /// Exclusive zone, input region and opaque region: the whole surface, which is painted solid.
    private func setShape(_ size: Size) {
        let region = globals.compositor.createRegion()
        region.add(x: 0, y: 0, width: Int32(size.width.value), height: Int32(size.height.value))
        surface.setInputRegion(region: region)
        surface.setOpaqueRegion(region: region)
        region.destroy()
        layerSurface.setExclusiveZone(zone: Int32(size.height.value))
    }

    /// Source: fractional-scale-v1: the viewport carries the logical size and the buffer scale stays 1.
    private func setScale(_ scale: Scale, _ size: Size) {
        if let viewport {
            viewport.setDestination(
                width: Int32(size.width.value), height: Int32(size.height.value))
        } else if surface.version >= 3 {
            surface.setBufferScale(scale: Int32(scale.wholeFactor ?? 1))
        }
    }

    /// Source: wayland, `wl_surface.damage_buffer`, since version 4; before it the whole surface is damaged.
    private func add(_ damage: PixelRegion) {
        guard surface.version >= 4 else {
            surface.damage(x: 0, y: 0, width: .max, height: .max)
            return
        }
        for rectangle in damage.rectangles {
            surface.damageBuffer(
                x: Int32(rectangle.x), y: Int32(rectangle.y), width: Int32(rectangle.width),
                height: Int32(rectangle.height))
        }
    }

    private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
        switch event {
        case .configure(let serial, let width, let height):
            layerSurface.ackConfigure(serial: serial)
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
