import CWaylandClient

/// One object of the connection: owner of a `wl_proxy`.
///
/// Owner: the pointer is ours from creation until `destroy`, a destructor event, or the end of
/// the `ProxyObject` that adopted this proxy. libwayland holds an unowned reference to this
/// object as the dispatcher's data, and the pointer is gone before this object is. The object is
/// referred to without ownership and clears the reference in its `deinit`; during a dispatch it
/// is held, so that it may die in its own handler.
@safe package final class Proxy {
    package let display: Display
    private var pointer: OpaquePointer?
    private unowned(unsafe) var adopter: (any ProxyObject)?

    /// Takes over a pointer that libwayland has just made, and attaches the dispatcher.
    init(adopting pointer: OpaquePointer, display: Display) {
        self.display = display
        unsafe self.pointer = unsafe pointer
        let data = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe wl_proxy_add_dispatcher(pointer, dispatchEvent, data, data)
        unsafe wl_proxy_set_tag(pointer, ProxyTag.address.pointer)
    }

    deinit {
        if let pointer = unsafe pointer { unsafe wl_proxy_destroy(pointer) }
    }

    package var isAlive: Bool { unsafe pointer != nil }

    /// 0 once destroyed.
    package var id: UInt32 {
        guard let pointer = unsafe pointer else { return 0 }
        return unsafe wl_proxy_get_id(pointer)
    }

    /// 0 once destroyed.
    package var version: UInt32 {
        guard let pointer = unsafe pointer else { return 0 }
        return unsafe wl_proxy_get_version(pointer)
    }

    /// The object that events go to. Called once, by the object's initialiser.
    package func adopt(by object: any ProxyObject) {
        unsafe adopter = object
    }

    /// The object is going: no event reaches it from now on.
    package func abandon() {
        unsafe adopter = nil
    }

    var object: (any ProxyObject)? { unsafe adopter }

    /// Sends a request. `since` is the version that brought it.
    package func request(
        _ opcode: UInt32, _ name: StaticString, since: UInt32, count: Int,
        _ write: (inout ArgumentWriter) -> Void
    ) {
        let pointer = unsafe ready(name, since: since)
        unsafe Proxy.marshal(pointer, opcode, nil, 0, flags: 0, count: count, write)
    }

    /// Sends a request that makes an object of `interface`; it inherits this one's version
    /// unless `version` says another.
    package func construct(
        _ opcode: UInt32, _ name: StaticString, _ interface: Interface, version: UInt32? = nil,
        since: UInt32, count: Int, _ write: (inout ArgumentWriter) -> Void
    ) -> Proxy {
        let pointer = unsafe ready(name, since: since)
        let made = unsafe Proxy.marshal(
            pointer, opcode, interface, version ?? wl_proxy_get_version(pointer), flags: 0,
            count: count, write)
        guard let made = unsafe made else {
            preconditionFailure("libwayland has memory for a proxy")
        }
        return unsafe Proxy(adopting: made, display: display)
    }

    /// Sends a destructor and lets the pointer go. An object whose version lacks the request is
    /// only let go; one that is gone already is left alone.
    package func destroy(
        _ opcode: UInt32, since: UInt32, count: Int = 0,
        _ write: (inout ArgumentWriter) -> Void = { _ in }
    ) {
        guard let pointer = unsafe pointer else { return }
        guard unsafe wl_proxy_get_version(pointer) >= since else { return forget() }
        unsafe self.pointer = nil
        let flags = UInt32(WL_MARSHAL_FLAG_DESTROY)
        unsafe Proxy.marshal(pointer, opcode, nil, 0, flags: flags, count: count, write)
    }

    /// Lets the pointer go and sends nothing: for interfaces without a destructor.
    package func forget() {
        guard let pointer = unsafe pointer else { return }
        unsafe self.pointer = nil
        unsafe wl_proxy_destroy(pointer)
    }

    /// What an argument slot takes. Valid until the proxy is destroyed.
    var wireArgument: OpaquePointer {
        guard let pointer = unsafe pointer else {
            preconditionFailure("a request's object is not destroyed")
        }
        return unsafe pointer
    }

    /// The proxy behind a pointer that came in an event, if these bindings made it.
    static func existing(_ pointer: OpaquePointer?) -> Proxy? {
        guard let pointer = unsafe pointer else { return nil }
        guard unsafe wl_proxy_get_tag(pointer) == ProxyTag.address.pointer else { return nil }
        guard let data = unsafe wl_proxy_get_user_data(pointer) else { return nil }
        return unsafe Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue()
    }

    /// Marshals one request with its arguments on the stack.
    @discardableResult
    static func marshal(
        _ pointer: OpaquePointer, _ opcode: UInt32, _ interface: Interface?, _ version: UInt32,
        flags: UInt32, count: Int, _ write: (inout ArgumentWriter) -> Void
    ) -> OpaquePointer? {
        unsafe withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(1, count)) {
            slots in
            var writer = unsafe ArgumentWriter(slots: slots)
            write(&writer)
            let made = unsafe wl_proxy_marshal_array_flags(
                pointer, opcode, interface?.pointer, version, flags, slots.baseAddress)
            writer.finish()
            return unsafe made
        }
    }

    private func ready(_ name: StaticString, since: UInt32) -> OpaquePointer {
        guard let pointer = unsafe pointer else {
            preconditionFailure("\(name) is sent to an object that is not destroyed")
        }
        let bound = unsafe wl_proxy_get_version(pointer)
        precondition(bound >= since, "\(name) needs version \(since), bound is \(bound)")
        return unsafe pointer
    }
}

/// Source: wayland-util.h, `wl_dispatcher_func_t`; the data is the unowned `Proxy`.
private func dispatchEvent(
    _ data: UnsafeRawPointer?, _ target: UnsafeMutableRawPointer?, _ opcode: UInt32,
    _ message: UnsafePointer<wl_message>?, _ arguments: UnsafeMutablePointer<wl_argument>?
) -> Int32 {
    guard let data = unsafe data else { return 0 }
    let proxy = unsafe Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue()
    var reader = unsafe ArgumentReader(arguments, display: proxy.display)
    if let object = proxy.object {
        withExtendedLifetime(object) { object.receive(opcode, &reader) }
    }
    return 0
}
