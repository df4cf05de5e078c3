import Protocols
import Units
import WaylandWire

extension WlSurface {
    /// Source: wayland, `wl_surface.damage_buffer`, since version 4; before it the whole surface is damaged.
    func add(_ damage: PixelRegion) {
        guard version >= 4 else {
            self.damage(x: 0, y: 0, width: .max, height: .max)
            return
        }
        for rectangle in damage.rectangles {
            damageBuffer(
                x: Int32(rectangle.x), y: Int32(rectangle.y), width: Int32(rectangle.width),
                height: Int32(rectangle.height))
        }
    }

    /// Source: fractional-scale-v1: the viewport carries the logical size and the buffer scale stays 1.
    func setScale(_ scale: Scale, _ size: Size, _ viewport: WpViewport?) {
        if let viewport {
            viewport.setDestination(
                width: Int32(size.width.value), height: Int32(size.height.value))
        } else if version >= 3 {
            setBufferScale(scale: Int32(scale.wholeFactor ?? 1))
        }
    }
}

extension WlCompositor {
    /// Lends a region of these rectangles; requests copy it.
    ///
    /// Source: wayland, `wl_surface.set_input_region`, `set_opaque_region`: the region may be destroyed at once.
    func withRegion(_ rectangles: [Rect], _ body: (WlRegion) -> Void) {
        let region = createRegion()
        for rectangle in rectangles {
            region.add(
                x: Int32(rectangle.x.value), y: Int32(rectangle.y.value),
                width: Int32(rectangle.width.value), height: Int32(rectangle.height.value))
        }
        body(region)
        region.destroy()
    }
}
