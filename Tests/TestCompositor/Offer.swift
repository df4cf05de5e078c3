import ServerProtocols
import Units

/// What the compositor offers: versions, nil for what is missing, and outputs.
package struct Offer {
    /// One output: its mode in pixels, and how it is scaled and turned.
    package struct Output {
        package var mode: PixelSize
        package var scale: Int32 = 1
        package var transform = WlOutputResource.Transform.normal
        /// What xdg-output tells; nil for what follows from mode, scale and transform.
        package var logicalSize: Size?
        /// What the display says of itself, in millimetres.
        package var physicalWidth: Int32 = 0
        package var physicalHeight: Int32 = 0
        /// What settings call it, such as "eDP-1"; nil where the compositor does not say.
        package var name: String?

        package init(
            _ width: Int, _ height: Int, scale: Int32 = 1,
            transform: WlOutputResource.Transform = .normal, logicalSize: Size? = nil
        ) {
            mode = PixelSize(width: width, height: height)
            self.scale = scale
            self.transform = transform
            self.logicalSize = logicalSize
        }
    }

    package var compositor: UInt32? = 5
    package var shm: UInt32? = 1
    package var seat: UInt32? = 7
    package var secondSeat: UInt32?
    package var layerShell: UInt32? = 4
    package var inputMethod: UInt32? = 1
    package var virtualKeyboard: UInt32? = 1
    package var xdgOutput: UInt32? = 3
    package var viewporter: UInt32?
    package var fractionalScale: UInt32?
    package var subcompositor: UInt32?
    /// ext-background-effect-v1 with the capability to blur; `TestBlur` announces both protocols later too.
    package var blursByStandard = false
    package var blursByKDE = false
    /// wlr-foreign-toplevel-management; `TestToplevels` announces it later too.
    package var foreignToplevels: UInt32?
    package var output: UInt32 = 4
    package var outputs = [Output(360, 720)]

    package init() {}
}
