import WaylandWire

/// The two requests of `wl_display`.
///
/// Source: wayland.xml, `wl_display`: opcode 0 is `sync`, opcode 1 `get_registry`.
extension Display {
    /// A callback that is done when the compositor has handled all requests so far.
    package func sync() -> WlCallback {
        WlCallback(proxy: construct(0, WlCallback.interface))
    }

    /// The registry. Its events come with the next read: set `onEvent` before.
    package func getRegistry() -> WlRegistry {
        WlRegistry(proxy: construct(1, WlRegistry.interface))
    }
}
