import EventLoop
import Protocols
import Units
import Wayland

/// Finds out where the compositor would put the board: on the output that has the focus, which no protocol names.
///
/// A clear surface of one pixel, without a zone and without input, is shown wherever the compositor likes; the output that
/// it enters is the answer. It is gone before anybody could see it.
final class OutputScout {
    private let surface: WlSurface
    private let layerSurface: ZwlrLayerSurfaceV1
    private let globals: SurfaceGlobals
    private let outputs: Outputs
    private var pixel: SharedBuffer?
    /// Takes the answer, once; nil where the compositor does not tell.
    private var report: ((Output?) -> Void)?

    init(
        _ globals: SurfaceGlobals, outputs: Outputs, layer: Layer,
        report: @escaping (Output?) -> Void
    ) {
        self.globals = globals
        self.outputs = outputs
        self.report = report
        surface = globals.compositor.createSurface()
        layerSurface = globals.layerShell.getLayerSurface(
            surface: surface, output: nil, layer: layer == .top ? .top : .overlay,
            namespace: "glasschord")
        surface.onEvent = { [unowned self] in handle($0) }
        layerSurface.onEvent = { [unowned self] in handle($0) }
        layerSurface.setKeyboardInteractivity(keyboardInteractivity: .none)
        layerSurface.setAnchor(anchor: [.bottom, .left])
        layerSurface.setSize(width: 1, height: 1)
        surface.commit()
    }

    deinit {
        layerSurface.destroy()
        surface.destroy()
    }

    private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
        switch event {
        case .configure(let serial, _, _):
            layerSurface.ackConfigure(serial: serial)
            if pixel == nil { appear() }
        case .closed:
            tell(nil)
        }
    }

    private func handle(_ event: WlSurface.Event) {
        if case .enter(let proxy) = event { tell(proxy.flatMap { outputs.output($0) }) }
    }

    private func appear() {
        do {
            let pixel = try SharedBuffer(PixelSize(width: 1, height: 1), shm: globals.shm)
            self.pixel = pixel
            let nowhere = globals.compositor.createRegion()
            surface.setInputRegion(region: nowhere)
            nowhere.destroy()
            pixel.lend()
            surface.attach(buffer: pixel.buffer, x: 0, y: 0)
            surface.damage(x: 0, y: 0, width: 1, height: 1)
            surface.commit()
        } catch {
            tell(nil)
            return
        }
        // Compositors tell the output as soon as the surface is there.
        outputs.afterRoundTrip { [weak self] in self?.tell(nil) }
    }

    private func tell(_ output: Output?) {
        guard let report else { return }
        self.report = nil
        report(output)
    }
}
