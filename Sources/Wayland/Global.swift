/// One thing that the compositor offers.
///
/// Source: wayland, `wl_registry.global`.
package struct Global: Sendable, Hashable {
    /// The number to bind it by.
    package let name: UInt32
    package let interface: String
    package let version: UInt32

    package init(name: UInt32, interface: String, version: UInt32) {
        self.name = name
        self.interface = interface
        self.version = version
    }
}
