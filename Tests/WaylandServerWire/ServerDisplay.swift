import CWaylandServer
import Glibc

/// A Wayland server in this process.
///
/// Owner: the `wl_display` is ours from `init` until `destroy`, which `deinit` calls. Its event
/// loop and the listener for new clients live as long.
@safe package final class ServerDisplay {
    private var pointer: OpaquePointer?
    private var listener: UnsafeMutablePointer<wl_listener>?
    private var socketPaths: [String] = []
    /// Called for every client, also for those that come through a socket.
    package var onClient: ((ServerClient) -> Void)?

    package init() {
        guard let pointer = unsafe wl_display_create() else {
            preconditionFailure("libwayland has memory for a server")
        }
        unsafe self.pointer = unsafe pointer
        ServerLog.install()
        let box = unsafe Listener.make(owner: WeakDisplay(self), notify: clientCreated)
        unsafe listener = unsafe box
        unsafe wl_display_add_client_created_listener(pointer, box)
    }

    deinit {
        destroy()
    }

    /// Takes what libwayland's server says, for the whole process; dropped while it is nil.
    package static var onLog: (@Sendable (String) -> Void)? {
        get { ServerLog.current }
        set { ServerLog.current = newValue }
    }

    package var isAlive: Bool { unsafe pointer != nil }

    /// Readable when `dispatch` has something to do.
    package var descriptor: Int32 {
        unsafe wl_event_loop_get_fd(wl_display_get_event_loop(wireDisplay))
    }

    /// Takes over one end of a socket pair.
    @discardableResult
    package func addClient(descriptor: Int32) -> ServerClient {
        guard let client = unsafe wl_client_create(wireDisplay, descriptor) else {
            preconditionFailure("a client's descriptor is a connected socket")
        }
        return unsafe ServerClient.of(client)
    }

    /// Listens on a socket of that path, which may lie anywhere; it is removed by `destroy`.
    package func listen(path: String) throws(ListenError) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard bytes.count < capacity else { throw ListenError(errno: ENAMETOOLONG) }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { throw ListenError(errno: errno) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let outcome = unsafe withUnsafePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(number, address, size)
            }
        }
        guard outcome == 0, Glibc.listen(number, 16) == 0,
            unsafe wl_display_add_socket_fd(wireDisplay, number) == 0
        else {
            let reason = errno
            close(number)
            throw ListenError(errno: reason)
        }
        socketPaths.append(path)
    }

    /// A new serial for events that carry one.
    package func nextSerial() -> UInt32 { unsafe wl_display_next_serial(wireDisplay) }

    /// Handles what clients have sent, without waiting, and sends what there is for them.
    package func dispatch() {
        let loop = unsafe wl_display_get_event_loop(wireDisplay)
        unsafe wl_event_loop_dispatch(loop, 0)
        flush()
    }

    /// Sends what there is for the clients.
    package func flush() {
        guard let pointer = unsafe pointer else { return }
        unsafe wl_display_flush_clients(pointer)
    }

    /// Hangs up on all clients and ends. Nothing may be asked of the server afterwards.
    package func destroy() {
        guard let pointer = unsafe pointer else { return }
        unsafe wl_display_destroy_clients(pointer)
        if let listener = unsafe listener { unsafe Listener<WeakDisplay>.free(listener) }
        unsafe listener = nil
        unsafe self.pointer = nil
        unsafe wl_display_destroy(pointer)
        for path in socketPaths { unsafe unlink(path) }
    }

    var wireDisplay: OpaquePointer {
        guard let pointer = unsafe pointer else {
            preconditionFailure("the server is not destroyed")
        }
        return unsafe pointer
    }
}

/// What the listener holds instead of the display, which would never end otherwise.
private final class WeakDisplay {
    weak var display: ServerDisplay?

    init(_ display: ServerDisplay) {
        self.display = display
    }
}

private func clientCreated(
    _ listener: UnsafeMutablePointer<wl_listener>?, _ data: UnsafeMutableRawPointer?
) {
    guard let listener = unsafe listener, let data = unsafe data else { return }
    let client = unsafe ServerClient.of(OpaquePointer(data))
    unsafe Listener<WeakDisplay>.owner(listener).display?.onClient?(client)
}
