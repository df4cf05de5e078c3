import EventLoop
import Protocols
import Units
import Wayland

/// Up to three buffers of one size, each with what it lacks of the newest picture.
///
/// Buffers are made when they are needed: a compositor that lets go at once needs one, others two, and a third only where
/// both are held.
final class Swapchain {
    /// A buffer that the compositor does not hold, and the pixels in which it differs from the newest picture.
    struct Slot {
        let buffer: SharedBuffer
        var stale: PixelRegion
    }

    private static let limit = 3

    let size: PixelSize

    private let shm: WlShm
    private var slots: [Slot] = []

    init(size: PixelSize, shm: WlShm) {
        self.size = size
        self.shm = shm
    }

    /// A buffer to paint in and everything that must be painted in it so that it shows the newest picture, or nil while
    /// the compositor holds them all.
    ///
    /// - Parameter damage: the pixels that change with this picture.
    func next(damage: PixelRegion) throws(SystemError) -> (SharedBuffer, PixelRegion)? {
        guard let index = try freeIndex() else { return nil }
        for other in slots.indices where other != index {
            slots[other].stale.formUnion(damage)
        }
        var region = slots[index].stale
        region.formUnion(damage)
        slots[index].stale.removeAll()
        return (slots[index].buffer, region)
    }

    /// The surface is gone. A buffer that the compositor does not let go of with it is not waited for.
    func forgetHolders() {
        if slots.count == Self.limit, slots.allSatisfy(\.buffer.isBusy) { slots.removeAll() }
    }

    private func freeIndex() throws(SystemError) -> Int? {
        if let index = slots.firstIndex(where: { !$0.buffer.isBusy }) { return index }
        guard slots.count < Self.limit else { return nil }
        let buffer = try SharedBuffer(size, shm: shm)
        slots.append(Slot(buffer: buffer, stale: PixelRegion(size.bounds)))
        return slots.count - 1
    }
}
