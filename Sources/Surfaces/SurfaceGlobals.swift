import Protocols
import Wayland

/// What a surface is made with.
package struct SurfaceGlobals {
    package let compositor: WlCompositor
    package let shm: WlShm
    package let layerShell: ZwlrLayerShellV1
    /// Both are needed for a scale that is not whole; nil where the compositor lacks one of them.
    let fractional: (scale: WpFractionalScaleManagerV1, viewporter: WpViewporter)?
    /// For popups; nil where the compositor lacks it.
    let subcompositor: WlSubcompositor?
    let blur: BackgroundBlur

    /// Binds what the compositor offers.
    ///
    /// - Throws: the interface that is missing and cannot be done without.
    package init(_ connection: Connection) throws(MissingInterface) {
        // 3: set_buffer_scale; 4: damage_buffer; 5: offset, which we do not use.
        guard let compositor = connection.bind(WlCompositor.self, upTo: 5) else {
            throw MissingInterface(name: WlCompositor.interfaceName)
        }
        guard let shm = connection.bind(WlShm.self, upTo: 1) else {
            throw MissingInterface(name: WlShm.interfaceName)
        }
        // 2: set_layer; 4: keyboard interactivity on demand, which we do not use.
        guard let layerShell = connection.bind(ZwlrLayerShellV1.self, upTo: 4) else {
            throw MissingInterface(name: ZwlrLayerShellV1.interfaceName)
        }
        self.compositor = compositor
        self.shm = shm
        self.layerShell = layerShell
        subcompositor = connection.bind(WlSubcompositor.self, upTo: 1)
        blur = BackgroundBlur(connection)
        if connection.offers(WpViewporter.self),
            let scale = connection.bind(WpFractionalScaleManagerV1.self, upTo: 1),
            let viewporter = connection.bind(WpViewporter.self, upTo: 1)
        {
            fractional = (scale, viewporter)
        } else {
            fractional = nil
        }
    }
}
