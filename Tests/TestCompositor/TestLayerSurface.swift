import ServerProtocols
import Units
import WaylandServerWire

/// The layer-shell role of a surface.
///
/// Source: wlr-layer-shell-unstable-v1: state is pending until the surface's commit; a first commit without a buffer asks for
/// `configure`; a buffer before `ack_configure` is an error.
package final class TestLayerSurface {
    package struct State: Equatable {
        package var size = Size.zero
        package var anchor = ZwlrLayerSurfaceV1Resource.Anchor()
        package var exclusiveZone: Int32 = 0
        package var interactivity: UInt32 = 0
        /// The margin at the lower edge; the keyboard has no use for another.
        package var bottomMargin: Int32 = 0
    }

    package let layer: ZwlrLayerShellV1Resource.Layer
    package let output: TestOutput?
    package private(set) var current = State()
    /// The size that the client was given.
    package private(set) var givenSize = Size.zero
    package private(set) var isConfigured = false
    /// The client has taken note of the newest `configure`.
    package var isAcknowledged: Bool { sentSerials.isEmpty }

    private let role: ZwlrLayerSurfaceV1Resource
    private unowned let compositor: ScriptedCompositor
    private var pending = State()
    private var sentSerials: [UInt32] = []
    private var answered: State?

    init(
        _ role: ZwlrLayerSurfaceV1Resource, layer: ZwlrLayerShellV1Resource.Layer,
        output: TestOutput?, in compositor: ScriptedCompositor
    ) {
        self.role = role
        self.layer = layer
        self.output = output
        self.compositor = compositor
        role.onRequest = { [unowned self] in handle($0) }
        if output == nil { close() }
    }

    func close() {
        if role.resource.isAlive { role.sendClosed() }
    }

    /// Sends a size.
    func configure(_ size: Size) {
        let serial = compositor.server.nextSerial()
        sentSerials.append(serial)
        givenSize = size
        role.sendConfigure(
            serial: serial, width: UInt32(size.width.value), height: UInt32(size.height.value))
    }

    func committed(hasBuffer: Bool) {
        current = pending
        checkSize()
        if current.exclusiveZone > 0, !hasBuffer {
            compositor.accuse("windows make room for a surface without a picture")
        }
        configureIfAsked()
    }

    /// Answers the newest state, if it has not been answered.
    func configureIfAsked() {
        guard !compositor.withholdsConfigures, answered != current, let output else { return }
        let isSizeNew = answered?.size != current.size || answered?.anchor != current.anchor
        answered = current
        guard isSizeNew else { return }
        let asked = Size(
            width: current.size.width > 0 ? current.size.width : output.size.width,
            height: current.size.height > 0 ? current.size.height : output.size.height)
        configure(compositor.resize(asked))
        if compositor.repeatsConfigures { configure(compositor.resize(asked)) }
    }

    /// A buffer came before the first `ack_configure`.
    func refuseBuffer() {
        role.resource.postError(
            code: ZwlrLayerShellV1Resource.Error.alreadyConstructed.rawValue,
            message: "a buffer before the first configure")
    }

    /// Source: wlr-layer-shell-unstable-v1, `ack_configure`: older events are answered along with a newer one.
    private func acknowledged(_ serial: UInt32) {
        guard let index = sentSerials.firstIndex(of: serial) else {
            role.resource.postError(
                code: ZwlrLayerSurfaceV1Resource.Error.invalidSurfaceState.rawValue,
                message: "a serial that was never sent")
            return
        }
        sentSerials.removeSubrange(...index)
        isConfigured = true
    }

    /// Source: wlr-layer-shell-unstable-v1, `set_size`: a zero needs both anchors of its axis.
    private func checkSize() {
        let hasSides = current.anchor.contains([.left, .right])
        let hasEnds = current.anchor.contains([.top, .bottom])
        if (current.size.width == 0 && !hasSides) || (current.size.height == 0 && !hasEnds) {
            role.resource.postError(
                code: ZwlrLayerSurfaceV1Resource.Error.invalidSize.rawValue,
                message: "a zero needs both anchors")
        }
    }

    private func handle(_ request: ZwlrLayerSurfaceV1Resource.Request) {
        switch request {
        case .setSize(let width, let height):
            compositor.note("set_size \(width)x\(height)")
            pending.size = Size(width: Points(Int(width)), height: Points(Int(height)))
        case .setAnchor(let anchor):
            pending.anchor = anchor
        case .setExclusiveZone(let zone):
            compositor.note("set_exclusive_zone \(zone)")
            pending.exclusiveZone = zone
        case .setKeyboardInteractivity(let interactivity):
            compositor.note("set_keyboard_interactivity \(interactivity.rawValue)")
            pending.interactivity = interactivity.rawValue
        case .ackConfigure(let serial):
            compositor.note("ack_configure")
            acknowledged(serial)
        case .destroy:
            compositor.note("destroy_layer_surface")
        case .setMargin(let top, let right, let bottom, let left):
            compositor.note("set_margin \(bottom)")
            pending.bottomMargin = bottom
            if (top, right, left) != (0, 0, 0) { compositor.accuse("a margin at another edge") }
        case .getPopup, .setLayer:
            break
        }
    }
}
