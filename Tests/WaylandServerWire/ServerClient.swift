import CWaylandServer

/// One connection as the server sees it. Its identity tells clients apart.
///
/// Owner: libwayland owns the `wl_client`; this object is held by the listener for its end and
/// the pointer is nil afterwards.
@safe package final class ServerClient {
    private var pointer: OpaquePointer?
    /// Called once, when the connection is gone; its resources go right after.
    package var onDestroy: (() -> Void)?

    private init(_ pointer: OpaquePointer) {
        unsafe self.pointer = unsafe pointer
    }

    /// The client of a `wl_client`, made on the first call.
    static func of(_ pointer: OpaquePointer) -> ServerClient {
        if let listener = unsafe wl_client_get_destroy_listener(pointer, clientDestroyed) {
            return unsafe Listener<ServerClient>.owner(listener)
        }
        let client = unsafe ServerClient(pointer)
        unsafe wl_client_add_destroy_listener(
            pointer, Listener.make(owner: client, notify: clientDestroyed))
        return client
    }

    package var isAlive: Bool { unsafe pointer != nil }

    /// Sends the error `no_memory` of `wl_display`, which ends the client: what wlroots answers
    /// to a keymap it cannot read.
    package func postNoMemory() {
        guard let pointer = unsafe pointer else { return }
        unsafe wl_client_post_no_memory(pointer)
    }

    /// Hangs up. What was sent to the client before still reaches it.
    package func disconnect() {
        guard let pointer = unsafe pointer else { return }
        unsafe wl_client_flush(pointer)
        unsafe wl_client_destroy(pointer)
    }

    /// How many living objects the client has, by the names of their interfaces.
    package var objectCounts: [String: Int] {
        guard let pointer = unsafe pointer else { return [:] }
        var counts: [String: Int] = [:]
        unsafe withUnsafeMutablePointer(to: &counts) { counts in
            unsafe wl_client_for_each_resource(pointer, countObject, counts)
        }
        return counts
    }

    /// Valid until the connection is gone.
    var wireClient: OpaquePointer {
        guard let pointer = unsafe pointer else {
            preconditionFailure("objects are made for clients that are connected")
        }
        return unsafe pointer
    }

    fileprivate func destroyed() {
        unsafe pointer = nil
        let handler = onDestroy
        onDestroy = nil
        handler?()
    }
}

private func countObject(
    _ resource: OpaquePointer?, _ counts: UnsafeMutableRawPointer?
) -> wl_iterator_result {
    guard let name = unsafe wl_resource_get_class(resource) else { return WL_ITERATOR_CONTINUE }
    let counts = unsafe counts?.assumingMemoryBound(to: [String: Int].self)
    unsafe counts?.pointee[String(cString: name), default: 0] += 1
    return WL_ITERATOR_CONTINUE
}

private func clientDestroyed(
    _ listener: UnsafeMutablePointer<wl_listener>?, _ data: UnsafeMutableRawPointer?
) {
    guard let listener = unsafe listener else { return }
    let client = unsafe Listener<ServerClient>.owner(listener)
    unsafe Listener<ServerClient>.free(listener)
    client.destroyed()
}
