import CWaylandServer
import Glibc
import Synchronization

/// Where libwayland's own words go.
///
/// libwayland has one handler for the whole process, so this is the only shared state of the
/// room besides the interface tables; a lock guards it.
enum ServerLog {
    private static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)
    private static let isInstalled: Bool = {
        unsafe wl_log_set_handler_server(receiveLog)
        return true
    }()

    static var current: (@Sendable (String) -> Void)? {
        get { receiver.withLock { $0 } }
        set {
            receiver.withLock { $0 = newValue }
            _ = isInstalled
        }
    }

    /// Keeps libwayland from printing to stderr before anyone has asked for its words.
    static func install() {
        _ = isInstalled
    }
}

/// Source: wayland-util.h, `wl_log_func_t`.
private func receiveLog(_ format: UnsafePointer<CChar>?, _ arguments: CVaListPointer?) {
    guard let format = unsafe format, let arguments = unsafe arguments,
        let receive = ServerLog.current
    else { return }
    let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        unsafe vsnprintf(start, buffer.count, format, arguments)
        return unsafe String(cString: start)
    }
    receive(text.last == "\n" ? String(text.dropLast()) : text)
}
