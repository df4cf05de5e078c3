import Protocols
import Units
import WaylandWire

/// One output of the compositor: a screen, and what we know of its size.
final class Output {
    /// The number of the global, to know it again when it goes.
    let name: UInt32
    let proxy: WlOutput
    /// Called when a change has become complete.
    var onChange: () -> Void = {}

    /// Whether size and scale have been told at all.
    private(set) var isKnown = false
    private(set) var wholeScale = 1
    private var mode = PixelSize(width: 0, height: 0)
    private var isTurned = false
    private var logical: ZxdgOutputV1?
    private var toldSize: Size?

    init(name: UInt32, proxy: WlOutput, manager: ZxdgOutputManagerV1?) {
        self.name = name
        self.proxy = proxy
        proxy.onEvent = { [unowned self] in handle($0) }
        if let manager { follow(manager) }
    }

    /// The size in logical pixels, turned and scaled as the output is; nil before it is known.
    ///
    /// xdg-output tells it exactly; the mode divided by the whole scale is what remains without it.
    var size: Size? {
        if let toldSize { return toldSize }
        guard isKnown, !mode.isEmpty else { return nil }
        let turned =
            isTurned ? PixelSize(width: mode.height, height: mode.width) : mode
        return Size(
            width: Points(turned.width / wholeScale), height: Points(turned.height / wholeScale))
    }

    /// Asks xdg-output for the logical size.
    func follow(_ manager: ZxdgOutputManagerV1) {
        let logical = manager.getXdgOutput(output: proxy)
        logical.onEvent = { [unowned self] in handle($0) }
        self.logical = logical
    }

    private func handle(_ event: WlOutput.Event) {
        switch event {
        case .geometry(_, _, _, _, _, _, _, let transform):
            isTurned = Self.isTurned(transform)
            if proxy.version < 2 { complete() }
        case .mode(let flags, let width, let height, _):
            guard flags.contains(.current) else { return }
            mode = PixelSize(width: Int(width), height: Int(height))
            if proxy.version < 2 { complete() }
        case .scale(let factor):
            wholeScale = max(1, Int(factor))
        case .done:
            complete()
        case .name, .description:
            break
        }
    }

    /// Source: xdg-output-unstable-v1: version 3 replaced its own `done` by the one of `wl_output`.
    private func handle(_ event: ZxdgOutputV1.Event) {
        switch event {
        case .logicalSize(let width, let height):
            guard width > 0, height > 0 else { return }
            toldSize = Size(width: Points(Int(width)), height: Points(Int(height)))
            if let logical, logical.version >= 3, isKnown == false { return }
            onChange()
        case .done:
            onChange()
        case .logicalPosition, .name, .description:
            break
        }
    }

    private func complete() {
        isKnown = true
        onChange()
    }

    private static func isTurned(_ transform: WlOutput.Transform) -> Bool {
        // Odd values are turned by 90 or 270 degrees, flipped or not.
        transform.rawValue % 2 == 1
    }
}
