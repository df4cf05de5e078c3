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
        var isNew = true
        /// Which picture it holds, where that has a number.
        var picture: Int?
    }

    /// A buffer to paint in. It shows the newest picture everywhere but in `region`.
    struct Canvas {
        let buffer: SharedBuffer
        let region: PixelRegion
        /// Whether nothing was ever painted in it.
        let isClear: Bool
        let size: PixelSize

        func frame(_ scale: Scale) -> Frame {
            Frame(size: size, scale: scale, region: region, isClear: isClear)
        }
    }

    private static let limit = 3

    let size: PixelSize

    private let shm: WlShm
    private var slots: [Slot] = []
    /// The place of the buffer that holds the newest picture.
    private var newest: Int?

    init(size: PixelSize, shm: WlShm) {
        self.size = size
        self.shm = shm
    }

    /// A buffer to paint in, or nil while the compositor holds them all.
    ///
    /// What it lacks of the picture before is copied from the buffer that has it, which costs a twentieth of painting it; the
    /// compositor may be reading that one, and so do we.
    ///
    /// A pop that goes leaves what was there before it came: then the buffer that still holds that needs nothing.
    func next(damage: PixelRegion, order: PictureOrder?) throws(SystemError) -> Canvas? {
        guard let index = try freeIndex() else { return nil }
        let slot = slots[index]
        let changes = slot.picture.flatMap { order?.changes($0) }
        func isNeeded(_ rectangle: PixelRect) -> Bool { changes?.intersects(rectangle) ?? true }
        slots[index].picture = order?.number
        for other in slots.indices where other != index {
            slots[other].stale.formUnion(damage)
        }
        slots[index].stale.removeAll()
        var copied = PixelRegion()
        if let newest, newest != index {
            for lacking in slot.stale.rectangles
            where !damage.rectangles.contains(where: { $0.contains(lacking) })
                && isNeeded(lacking)
            {
                slot.buffer.copy(lacking, from: slots[newest].buffer)
                copied.add(lacking)
            }
        }
        var region = PixelRegion()
        // What was copied is of the picture before also where this one is another.
        for rectangle in damage.rectangles
        where isNeeded(rectangle) || copied.intersects(rectangle) {
            region.add(rectangle)
        }
        if newest == nil || newest == index { region.formUnion(slot.stale) }
        newest = index
        let isClear = slot.isNew && copied.isEmpty
        slots[index].isNew = false
        return Canvas(buffer: slot.buffer, region: region, isClear: isClear, size: size)
    }

    /// The surface is gone. A buffer that the compositor does not let go of with it is not waited for.
    func forgetHolders() {
        if slots.count == Self.limit, slots.allSatisfy(\.buffer.isBusy) { forgetAll() }
    }

    private func forgetAll() {
        slots.removeAll()
        newest = nil
    }

    private func freeIndex() throws(SystemError) -> Int? {
        if let index = slots.firstIndex(where: { !$0.buffer.isBusy }) { return index }
        guard slots.count < Self.limit else { return nil }
        let buffer = try SharedBuffer(size, shm: shm)
        slots.append(Slot(buffer: buffer, stale: PixelRegion(size.bounds)))
        return slots.count - 1
    }
}
