import CWaylandClient
import Glibc

/// A connection to a compositor.
///
/// Owner: the `wl_display` is ours from the connect until `deinit`, which disconnects. Every
/// `Proxy` holds its display, so no proxy outlives it.
@safe package final class Display {
    private let pointer: OpaquePointer

    /// Connects to the socket `name`; nil lets libwayland look at WAYLAND_SOCKET and
    /// WAYLAND_DISPLAY.
    package convenience init(name: String?) throws(ConnectError) {
        let pointer =
            if let name { unsafe wl_display_connect(name) } else { unsafe wl_display_connect(nil) }
        unsafe try self.init(connected: pointer)
    }

    /// Connects to the socket at `path`.
    ///
    /// Waits a moment where the compositor's queue is full, and no longer: libwayland's own connect would wait for ever.
    package convenience init(path: String) throws(ConnectError) {
        try self.init(descriptor: Self.connect(path))
    }

    /// Takes over a connected socket; the descriptor is libwayland's from now on.
    package convenience init(descriptor: Int32) throws(ConnectError) {
        var kind: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else {
            throw ConnectError(errno: Glibc.errno)
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unsafe try self.init(connected: wl_display_connect_to_fd(descriptor))
    }

    private static func connect(_ path: String) throws(ConnectError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw ConnectError(errno: ENAMETOOLONG)
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { throw ConnectError(errno: Glibc.errno) }
        // Source: unix(7): the timeout of sending is that of connecting, too. libwayland never waits to send.
        var patience = timeval(tv_sec: 2, tv_usec: 0)
        _ = unsafe setsockopt(
            number, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let outcome = unsafe withUnsafePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe Glibc.connect(number, address, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if outcome == 0 { return number }
        let reason = Glibc.errno
        close(number)
        throw ConnectError(errno: reason)
    }

    private init(connected pointer: OpaquePointer?) throws(ConnectError) {
        guard let pointer = unsafe pointer else { throw ConnectError(errno: Glibc.errno) }
        unsafe self.pointer = unsafe pointer
        WireLog.install()
    }

    deinit {
        unsafe wl_display_disconnect(pointer)
    }

    /// Takes libwayland's own log lines, one a call, without the line's end. The handler belongs
    /// to the whole process and may be called by any thread that uses a display. As long as it
    /// is nil the lines are dropped (libwayland would print them to stderr).
    package static var onLog: (@Sendable (String) -> Void)? {
        get { WireLog.current }
        set { WireLog.current = newValue }
    }

    /// The socket, for an event loop. Do not read it, do not close it.
    package var descriptor: Int32 { unsafe wl_display_get_fd(pointer) }

    /// Why the connection is dead, or nil while it lives.
    package var failure: DisplayFailure? {
        let code = unsafe wl_display_get_error(pointer)
        guard code != 0 else { return nil }
        var interface: UnsafePointer<wl_interface>?
        var object: UInt32 = 0
        let error = unsafe wl_display_get_protocol_error(pointer, &interface, &object)
        // An error of `wl_display` itself has another errno than EPROTO, but it names its object.
        guard code == EPROTO || object != 0 else { return .system(errno: code) }
        let name = unsafe interface.flatMap { interface in
            unsafe interface.pointee.name.map { name in unsafe String(cString: name) }
        }
        return .protocolError(interface: name, object: object, code: error)
    }

    /// Reads what has arrived, without waiting, and hands the events to their objects. False when
    /// the connection is dead; what arrived before that has been handed out. Not to be called by
    /// an event's handler.
    package func readEvents() -> Bool {
        withExtendedLifetime(self) {
            while unsafe wl_display_prepare_read(pointer) != 0 {
                guard dispatchPending() else { return false }
            }
            let outcome = unsafe wl_display_read_events(pointer)
            return dispatchPending() && outcome >= 0
        }
    }

    /// Hands out events that are already in memory. False when the connection is dead.
    @discardableResult
    package func dispatchPending() -> Bool {
        withExtendedLifetime(self) { unsafe wl_display_dispatch_pending(pointer) >= 0 }
    }

    /// Sends what requests have left in the buffer, without waiting.
    package func flush() -> FlushOutcome {
        guard unsafe wl_display_flush(pointer) < 0 else { return .done }
        return switch errno {
        case EAGAIN: .again
        case EPIPE: .done
        default: .failed
        }
    }

    /// Sends a request of `wl_display` itself, which has one argument: the new object. It gets
    /// version 1; libwayland's own proxy of the display has version 0.
    package func construct(_ opcode: UInt32, _ interface: Interface) -> Proxy {
        let made = unsafe Proxy.marshal(
            pointer, opcode, interface, 1, flags: 0, count: 1
        ) { $0.newID() }
        guard let made = unsafe made else {
            preconditionFailure("libwayland has memory for a proxy")
        }
        return unsafe Proxy(adopting: made, display: self)
    }
}
