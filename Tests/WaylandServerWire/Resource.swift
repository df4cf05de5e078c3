import CWaylandServer

/// One object of one client: the server's side of a `wl_resource`.
///
/// Owner: libwayland owns the `wl_resource` and holds this object by its user data, from `make`
/// until the destroy callback; then the pointer is nil.
@safe package final class Resource {
    package let client: ServerClient
    private var pointer: OpaquePointer?
    private(set) var object: (any ResourceObject)?

    private init(_ pointer: OpaquePointer, client: ServerClient) {
        self.client = client
        unsafe self.pointer = unsafe pointer
    }

    /// Makes the resource of a new object; `id` 0 lets the server choose the number.
    static func make<Object: ResourceObject>(
        _ type: Object.Type, client: ServerClient, version: UInt32, id: UInt32
    ) -> Object {
        let pointer = unsafe wl_resource_create(
            client.wireClient, Object.interface.pointer, Int32(version), id)
        guard let pointer = unsafe pointer else {
            preconditionFailure("libwayland has memory for a resource")
        }
        let resource = unsafe Resource(pointer, client: client)
        let object = Object(resource: resource)
        resource.object = object
        unsafe wl_resource_set_dispatcher(
            pointer, dispatchRequest, ResourceTag.address.pointer,
            Unmanaged.passRetained(resource).toOpaque(), releaseResource)
        return object
    }

    /// Makes an object that an event is going to announce, or, with the version and the number
    /// that came with it, the object of a request that names any interface.
    package func makeObject<Object: ResourceObject>(
        _ type: Object.Type, version: UInt32? = nil, id: UInt32 = 0
    ) -> Object {
        Resource.make(type, client: client, version: version ?? self.version, id: id)
    }

    package var isAlive: Bool { unsafe pointer != nil }

    package var id: UInt32 {
        guard let pointer = unsafe pointer else { return 0 }
        return unsafe wl_resource_get_id(pointer)
    }

    package var version: UInt32 {
        guard let pointer = unsafe pointer else { return 0 }
        return unsafe UInt32(wl_resource_get_version(pointer))
    }

    /// Sends an event. `since` is the version that brought it.
    package func post(
        _ opcode: UInt32, _ name: StaticString, since: UInt32, count: Int,
        _ write: (inout EventWriter) -> Void
    ) {
        guard let pointer = unsafe pointer else {
            preconditionFailure("\(name) is sent to an object that is not destroyed")
        }
        precondition(version >= since, "\(name) needs version \(since), bound is \(version)")
        unsafe withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(1, count)) {
            slots in
            var writer = unsafe EventWriter(slots: slots)
            write(&writer)
            unsafe wl_resource_post_event_array(pointer, opcode, slots.baseAddress)
            writer.finish()
        }
    }

    /// Sends a protocol error; libwayland ends the client after the current dispatch.
    package func postError(code: UInt32, message: String) {
        guard let pointer = unsafe pointer else { return }
        unsafe message.withCString { text in
            unsafe glasschord_resource_post_error(pointer, code, text)
        }
    }

    package func destroy() {
        guard let pointer = unsafe pointer else { return }
        unsafe wl_resource_destroy(pointer)
    }

    /// What an argument slot takes. Valid until the resource is destroyed.
    var wireArgument: OpaquePointer {
        guard let pointer = unsafe pointer else {
            preconditionFailure("an event's object is not destroyed")
        }
        return unsafe pointer
    }

    /// The resource behind a pointer that came in a request. With an interface, nil for objects
    /// that libwayland's own helpers made; without one, such objects are a mistake.
    static func existing(_ pointer: OpaquePointer?, _ interface: Interface?) -> Resource? {
        guard let pointer = unsafe pointer else { return nil }
        if let interface {
            let mark = ResourceTag.address
            let isOurs = unsafe wl_resource_instance_of(pointer, interface.pointer, mark.pointer)
            guard isOurs != 0 else { return nil }
        }
        guard let data = unsafe wl_resource_get_user_data(pointer) else { return nil }
        return unsafe Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue()
    }

    fileprivate func destroyed() {
        unsafe pointer = nil
        let object = object
        self.object = nil
        object?.resourceDestroyed()
    }
}

/// Source: wayland-util.h, `wl_dispatcher_func_t`; the target is the `wl_resource`.
private func dispatchRequest(
    _ implementation: UnsafeRawPointer?, _ target: UnsafeMutableRawPointer?, _ opcode: UInt32,
    _ message: UnsafePointer<wl_message>?, _ arguments: UnsafeMutablePointer<wl_argument>?
) -> Int32 {
    guard let target = unsafe target else { return 0 }
    guard let data = unsafe wl_resource_get_user_data(OpaquePointer(target)) else { return 0 }
    let resource = unsafe Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue()
    var reader = unsafe RequestReader(arguments, of: resource)
    resource.object?.receive(opcode, &reader)
    return 0
}

/// The end of a `wl_resource`: gives back what `make` retained.
private func releaseResource(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer, let data = unsafe wl_resource_get_user_data(pointer) else {
        return
    }
    unsafe Unmanaged<Resource>.fromOpaque(data).takeRetainedValue().destroyed()
}
