import EventLoop
import Protocols
import Units
import Wayland

/// The buffers of one surface: those of its size, and those of the size before as long as one of them is on screen.
final class Buffers {
    private let shm: WlShm
    private var current: Swapchain?
    private var outgrown: Swapchain?

    init(shm: WlShm) {
        self.shm = shm
    }

    /// A buffer of that size to paint in and what must be painted in it, or nil while the compositor holds them all.
    ///
    /// - Parameters:
    ///   - damage: the pixels that change with this picture.
    ///   - order: nil where earlier pictures are of no use.
    /// - Throws: when the system has no memory for one.
    func next(
        _ size: PixelSize, damage: PixelRegion, order: PictureOrder? = nil
    ) throws(SystemError) -> Swapchain.Canvas? {
        if current?.size != size {
            outgrown = outgrown ?? current
            current = Swapchain(size: size, shm: shm)
        }
        return try current?.next(damage: damage, order: order)
    }

    /// Nothing of another size is on screen any more.
    func dropOutgrown() {
        outgrown = nil
    }

    /// The surface is gone; the buffers stay for the next picture. Those that the compositor does not let go of with it are
    /// not waited for.
    func surfaceEnded() {
        outgrown = nil
        current?.forgetHolders()
    }
}
