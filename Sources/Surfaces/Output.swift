import Protocols
import Units
import WaylandWire

/// One output of the compositor: a screen, and what we know of its size.
///
/// Source: wayland, `wl_output.done`: what was told before becomes current as a whole.
final class Output {
    /// What the compositor has told.
    private struct State {
        var wholeScale = 1
        var mode = PixelSize(width: 0, height: 0)
        var isTurned = false
        /// What xdg-output tells.
        var logicalSize: Size?
        /// In millimetres, as the output is built, not as it is turned.
        var longerSide = 0.0
        /// Such as "eDP-1".
        var connector: String?
    }

    /// The number of the global, to know it again when it goes.
    let name: UInt32
    let proxy: WlOutput
    /// Called when a change has become complete.
    var onChange: () -> Void = {}

    private var logical: ZxdgOutputV1?
    private var pending = State()
    private var current = State()

    init(name: UInt32, proxy: WlOutput, manager: ZxdgOutputManagerV1?) {
        self.name = name
        self.proxy = proxy
        proxy.onEvent = { [unowned self] in handle($0) }
        if let manager { follow(manager) }
    }

    deinit {
        // Others may still hold the proxy, as the surface does that is on this output: no event may come any more.
        proxy.release()
    }

    /// Logical pixels are at least this many pixels; a whole number.
    var wholeScale: Int { current.wholeScale }

    /// The size in logical pixels, turned and scaled as the output is; nil before it is known.
    ///
    /// xdg-output tells it exactly; the mode divided by the whole scale is what remains without it.
    var size: Size? {
        if let size = current.logicalSize { return size }
        let mode = current.mode
        let width = (current.isTurned ? mode.height : mode.width) / current.wholeScale
        let height = (current.isTurned ? mode.width : mode.height) / current.wholeScale
        guard width > 0, height > 0 else { return nil }
        return Size(width: Points(width), height: Points(height))
    }

    /// What settings call the output, such as "eDP-1"; nil where the compositor does not say.
    var connector: String? { current.connector }

    /// How dense its logical pixels are; nil where it tells no size that can be.
    var density: PointsPerMillimetre? {
        guard let size, current.longerSide > 0 else { return nil }
        return PointsPerMillimetre(max(size.width, size.height).value / current.longerSide)
    }

    /// Asks xdg-output for the logical size.
    func follow(_ manager: ZxdgOutputManagerV1) {
        let logical = manager.getXdgOutput(output: proxy)
        logical.onEvent = { [unowned self] in handle($0) }
        self.logical = logical
    }

    private func handle(_ event: WlOutput.Event) {
        switch event {
        case .geometry(_, _, let width, let height, _, _, _, let transform):
            pending.longerSide = Double(max(width, height))
            pending.isTurned = Self.isTurned(transform)
            if !hasDone { complete() }
        case .mode(let flags, let width, let height, _):
            guard flags.contains(.current) else { return }
            pending.mode = PixelSize(width: Int(width), height: Int(height))
            if !hasDone { complete() }
        case .scale(let factor):
            pending.wholeScale = max(1, Int(factor))
        case .done:
            complete()
        case .name(let name):
            pending.connector = name
        case .description:
            break
        }
    }

    /// Source: xdg-output-unstable-v1: version 3 replaced its own `done` by the one of `wl_output`.
    private func handle(_ event: ZxdgOutputV1.Event) {
        switch event {
        case .logicalSize(let width, let height):
            guard width > 0, height > 0 else { return }
            pending.logicalSize = Size(width: Points(Int(width)), height: Points(Int(height)))
            if !hasDone, let logical, logical.version >= 3 { complete() }
        case .done:
            complete()
        case .name(let name):
            // Source: deprecated since wl_output tells it, in version 4.
            if proxy.version < 4 { pending.connector = name }
        case .logicalPosition, .description:
            break
        }
    }

    /// Source: wayland, `wl_output.done`, since version 2; before it each event stands alone.
    private var hasDone: Bool { proxy.version >= 2 }

    private func complete() {
        current = pending
        onChange()
    }

    private static func isTurned(_ transform: WlOutput.Transform) -> Bool {
        // Odd values are turned by 90 or 270 degrees, flipped or not.
        transform.rawValue % 2 == 1
    }
}
