import CWaylandServer

/// The address of one interface's table.
///
/// Owner: the `InterfaceTables` that made it, which are never freed; the pointer never dies.
@safe package struct Interface: @unchecked Sendable {
    let pointer: UnsafePointer<wl_interface>

    init(pointer: UnsafePointer<wl_interface>) {
        unsafe self.pointer = unsafe pointer
    }
}
