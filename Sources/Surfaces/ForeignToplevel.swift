import Protocols

/// A window of any application, as far as its handle has told up to its last `done`.
///
/// Owner: `ActiveApplication`. The handle goes with this object, and destroys itself.
final class ForeignToplevel {
    /// What is told of a window, of all that the protocol tells.
    private struct State {
        /// Nil where the application does not say.
        var applicationID: String?
        var isActivated = false
    }

    /// What has been told since counts now.
    var onDone: () -> Void = {}
    /// The window is gone.
    var onClosed: () -> Void = {}

    private let handle: ZwlrForeignToplevelHandleV1
    private var current = State()
    private var pending = State()

    init(_ handle: ZwlrForeignToplevelHandleV1) {
        self.handle = handle
        handle.onEvent = { [unowned self] in take($0) }
    }

    var applicationID: String? { current.applicationID }
    var isActivated: Bool { current.isActivated }

    /// Source: wlr-foreign-toplevel-management-unstable-v1, `done`: what was told before counts as a whole.
    private func take(_ event: ZwlrForeignToplevelHandleV1.Event) {
        switch event {
        case .appId(let name): pending.applicationID = name.isEmpty ? nil : name
        case .state(let bytes):
            pending.isActivated = Self.states(bytes).contains(.activated)
        case .done:
            current = pending
            onDone()
        case .closed: onClosed()
        case .title, .outputEnter, .outputLeave, .parent: break
        }
    }

    /// An array of 32-bit values in this machine's order of bytes. Source: wayland, "Wire Format", array.
    private static func states(_ bytes: [UInt8]) -> [ZwlrForeignToplevelHandleV1.State] {
        unsafe bytes.withUnsafeBytes { bytes in
            let size = MemoryLayout<UInt32>.size
            return stride(from: 0, to: bytes.count / size * size, by: size).map { start in
                ZwlrForeignToplevelHandleV1.State(
                    rawValue: unsafe bytes.loadUnaligned(
                        fromByteOffset: start, as: UInt32.self))
            }
        }
    }
}
