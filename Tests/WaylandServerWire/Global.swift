import CWaylandServer

/// An entry of the registry. Keep it as long as it shall be announced.
///
/// Owner: the `wl_global` is ours from `init` until `deinit`, unless the display goes before.
@safe package final class Global {
    private let display: ServerDisplay
    private var pointer: OpaquePointer?
    private let bind: (ServerClient, UInt32, UInt32) -> Void

    /// Announces `type` with `version`; `onBind` gets the object of each client that binds it.
    package init<Object: ResourceObject>(
        _ display: ServerDisplay, _ type: Object.Type, version: UInt32 = Object.maximumVersion,
        onBind: @escaping (Object) -> Void
    ) {
        precondition(
            version >= 1 && version <= Object.maximumVersion,
            "a global is announced with a version that its table knows")
        self.display = display
        bind = { client, version, id in
            onBind(Resource.make(type, client: client, version: version, id: id))
        }
        unsafe pointer = unsafe wl_global_create(
            display.wireDisplay, Object.interface.pointer, Int32(version),
            Unmanaged.passUnretained(self).toOpaque(), bindGlobal)
    }

    deinit {
        if let pointer = unsafe pointer, display.isAlive { unsafe wl_global_destroy(pointer) }
    }

    /// Tells clients that it goes. A bind that is on its way still works until `deinit`.
    package func withdraw() {
        if let pointer = unsafe pointer, display.isAlive { unsafe wl_global_remove(pointer) }
    }

    fileprivate func bound(by client: ServerClient, version: UInt32, id: UInt32) {
        bind(client, version, id)
    }
}

private func bindGlobal(
    _ client: OpaquePointer?, _ data: UnsafeMutableRawPointer?, _ version: UInt32, _ id: UInt32
) {
    guard let client = unsafe client, let data = unsafe data else { return }
    let global = unsafe Unmanaged<Global>.fromOpaque(data).takeUnretainedValue()
    unsafe global.bound(by: ServerClient.of(client), version: version, id: id)
}
