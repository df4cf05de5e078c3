import CWaylandServer

/// A `wl_listener` that knows whom it works for.
///
/// Owner: whoever calls `make` and later `free`; the owner object is held in between.
@safe enum Listener<Owner: AnyObject> {
    /// Owner: `make`, until `free`; it is never copied.
    @safe private struct Box {
        // First, so that the listener's address is the box's.
        var listener: wl_listener
        let owner: Unmanaged<Owner>
    }

    static func make(
        owner: Owner, notify: @escaping wl_notify_func_t
    ) -> UnsafeMutablePointer<wl_listener> {
        let box = UnsafeMutablePointer<Box>.allocate(capacity: 1)
        unsafe box.initialize(
            to: Box(
                listener: wl_listener(link: wl_list(), notify: notify),
                owner: Unmanaged.passRetained(owner)))
        return unsafe UnsafeMutableRawPointer(box).assumingMemoryBound(to: wl_listener.self)
    }

    static func owner(_ listener: UnsafeMutablePointer<wl_listener>) -> Owner {
        unsafe UnsafeMutableRawPointer(listener).assumingMemoryBound(to: Box.self)
            .pointee.owner.takeUnretainedValue()
    }

    /// Takes the listener out of its list and gives its owner back.
    static func free(_ listener: UnsafeMutablePointer<wl_listener>) {
        let box = unsafe UnsafeMutableRawPointer(listener).assumingMemoryBound(to: Box.self)
        unsafe wl_list_remove(&listener.pointee.link)
        unsafe box.pointee.owner.release()
        unsafe box.deinitialize(count: 1)
        unsafe box.deallocate()
    }
}
