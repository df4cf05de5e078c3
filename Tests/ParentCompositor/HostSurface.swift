import ServerProtocols
import Units
import WaylandServerWire

/// A surface of the nested compositor: its window or a cursor.
final class HostSurface {
    /// Called at the first picture of a window.
    var onMap: () -> Void = {}

    private let serials: ServerDisplay
    private var frames: [WlCallbackResource] = []
    private var buffer: WlBufferResource?
    private var window: (XdgSurfaceResource, XdgToplevelResource)?
    private var size: PixelSize?
    private var isMapped = false

    init(_ resource: WlSurfaceResource, serials: ServerDisplay) {
        self.serials = serials
        resource.onRequest = { [unowned self] in handle($0) }
    }

    var isWindow: Bool { window != nil }
    /// Whether frame callbacks wait for their answer.
    var hasFrames: Bool { !frames.isEmpty }

    func sendFrames(time: UInt32) {
        let due = frames
        frames.removeAll()
        for callback in due where callback.isAlive {
            callback.sendDone(callbackData: time)
            callback.destroy()
        }
    }

    /// Makes it a window of that size; the client hears of it after its first commit.
    ///
    /// Source: xdg-shell, `xdg_surface`: the first commit has no buffer, and the answer is a configure.
    func take(_ role: XdgSurfaceResource, size: PixelSize) {
        self.size = size
        role.onRequest = { [unowned self] request in
            switch request {
            case .getToplevel(let toplevel): window = (role, toplevel)
            case .ackConfigure: mapOnce()
            case .destroy, .getPopup, .setWindowGeometry: break
            }
        }
    }

    func configure(_ size: PixelSize) {
        guard let (role, toplevel) = window, role.isAlive, toplevel.isAlive else { return }
        toplevel.sendConfigure(width: Int32(size.width), height: Int32(size.height), states: [])
        role.sendConfigure(serial: serials.nextSerial())
    }

    private func handle(_ request: WlSurfaceResource.Request) {
        switch request {
        case .attach(let buffer, _, _): self.buffer = buffer
        case .frame(let callback): frames.append(callback)
        case .commit: commit()
        case .destroy, .damage, .damageBuffer, .setOpaqueRegion, .setInputRegion,
            .setBufferTransform, .setBufferScale, .offset:
            break
        }
    }

    private func commit() {
        if isWindow, let size {
            self.size = nil
            configure(size)
        }
        guard let buffer else { return }
        self.buffer = nil
        if buffer.isAlive { buffer.sendRelease() }
    }

    /// The client has its window. Its first picture may take longer: phoc shows none before a program does.
    private func mapOnce() {
        guard !isMapped else { return }
        isMapped = true
        onMap()
    }
}
