import CWaylandClient

/// The mark by which proxies of these bindings are known among those of other libraries that
/// share the connection.
///
/// Owner: nobody frees it; libwayland compares the address until the process ends.
@safe struct ProxyTag: @unchecked Sendable {
    static let address = ProxyTag()

    let pointer: UnsafePointer<UnsafePointer<CChar>?>

    private init() {
        let memory = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 1)
        unsafe memory.initialize(to: nil)
        unsafe pointer = unsafe UnsafePointer(memory)
    }
}
