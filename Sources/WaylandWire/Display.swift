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

    /// Takes over a connected socket; the descriptor is libwayland's from now on.
    package convenience init(descriptor: Int32) throws(ConnectError) {
        unsafe try self.init(connected: wl_display_connect_to_fd(descriptor))
    }

    private init(connected pointer: OpaquePointer?) throws(ConnectError) {
        guard let pointer = unsafe pointer else { throw ConnectError(errno: errno) }
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
