import Protocols
import Units
import Wayland

/// A small surface over the board that may reach beyond it: a key-pop or a callout, where the headroom is not enough.
///
/// It is a subsurface of the board's surface in synchronised mode: pictures, places and hiding are kept by the compositor
/// until the next commit of the board, so that they appear in one frame with the pressed key. The board sees to that commit
/// within the turn or with its next frame. Touches go through it, to the keys.
///
/// It outlives the board's surface: when the board goes, it is gone from the screen, and can be shown again with it.
///
/// Source: wayland, `wl_subsurface`: initially synchronised; `set_position` applies with the parent's commit.
package final class PopupSurface {
    /// The objects of one showing of the board. The role goes before the surface.
    private struct Objects {
        let parent: WlSurface
        let surface: WlSurface
        let subsurface: WlSubsurface
        let viewport: WpViewport?

        func end() {
            viewport?.destroy()
            subsurface.destroy()
            surface.destroy()
        }
    }

    /// Where it is, in logical pixels of the board's surface; nil while it is not shown.
    package private(set) var frame: Rect?

    private let board: BoardSurface
    private let globals: SurfaceGlobals
    private var objects: Objects?
    private let buffers: Buffers
    private var scale: Scale?

    package init(on board: BoardSurface) {
        self.board = board
        globals = board.globals
        buffers = Buffers(shm: globals.shm)
        board.add(self)
    }

    deinit {
        objects?.end()
    }

    /// Whether the compositor knows subsurfaces. Without them pops keep to the headroom.
    package var isAvailable: Bool { globals.subcompositor != nil }

    /// Makes the surface, without a picture: with the board's next commit the compositor knows it.
    package func prepare() {
        _ = currentObjects()
    }

    /// Shows a picture, or the next one; where and how large it is may change with it.
    ///
    /// - Parameters:
    ///   - rect: in logical pixels of the board's surface; y may be negative. Grown to whole pixels, and moved into
    ///     `BoardShape.popupBounds(on:)`.
    ///   - damage: what has changed since the last picture, in buffer pixels; everything if the size is another.
    ///   - paint: makes the picture in the pixels lent: ARGB32, premultiplied, rows without gaps.
    /// - Returns: false when nothing could be shown now: the board is not ready for a picture, the compositor holds all
    ///   buffers, or there are no subsurfaces.
    package func present(
        _ rect: Rect, damage: PixelRegion? = nil, paint: (Frame, inout MutableRawSpan) -> Void
    ) -> Bool {
        guard board.isReady, board.isShown, let objects = currentObjects() else { return false }
        let place = Self.placed(rect, in: board.shape.popupBounds(on: board.outputSize))
        let scale = board.scale
        let bufferSize = scale.bufferSize(for: place.size)
        guard SharedBuffer.isPossible(bufferSize) else { return false }
        var changed = PixelRegion(bufferSize.bounds)
        if let damage, frame?.size == place.size, self.scale == scale {
            changed = damage.clipped(to: bufferSize.bounds)
        }
        guard let canvas = board.canvas(bufferSize, changed, from: buffers) else { return false }
        canvas.buffer.withPixels { paint(canvas.frame(scale), &$0) }
        if self.scale != scale || frame?.size != place.size {
            objects.surface.setScale(scale, place.size, objects.viewport)
            self.scale = scale
        }
        canvas.buffer.lend()
        objects.surface.attach(buffer: canvas.buffer.buffer, x: 0, y: 0)
        objects.surface.add(changed)
        objects.surface.commit()
        put(place)
        return true
    }

    /// Moves the picture that is shown.
    package func move(to corner: Point) {
        guard let frame else { return }
        let rect = Rect(x: corner.x, y: corner.y, width: frame.width, height: frame.height)
        put(Self.placed(rect, in: board.shape.popupBounds(on: board.outputSize)))
    }

    /// Takes the picture away, with the board's next commit.
    package func hide() {
        guard frame != nil, let objects else { return }
        frame = nil
        objects.surface.attach(buffer: nil, x: 0, y: 0)
        objects.surface.commit()
        board.popupChanged()
    }

    /// The board's surface is about to go.
    func boardEnds() {
        objects?.end()
        objects = nil
        frame = nil
        scale = nil
        buffers.surfaceEnded()
    }

    /// The board was committed, and everything here with it.
    func boardCommitted() {
        buffers.dropOutgrown()
    }

    private func put(_ place: Rect) {
        if place.x != frame?.x || place.y != frame?.y {
            objects?.subsurface.setPosition(x: Int32(place.x.value), y: Int32(place.y.value))
        }
        frame = place
        board.popupChanged()
    }

    private func currentObjects() -> Objects? {
        if let objects { return objects }
        guard let subcompositor = globals.subcompositor, let parent = board.surface else {
            return nil
        }
        let surface = globals.compositor.createSurface()
        let objects = Objects(
            parent: parent, surface: surface,
            subsurface: subcompositor.getSubsurface(surface: surface, parent: parent),
            viewport: globals.fractional?.viewporter.getViewport(surface: surface))
        // Source: wayland, `wl_surface.set_input_region`: an empty region takes no input.
        globals.compositor.withRegion([]) { surface.setInputRegion(region: $0) }
        self.objects = objects
        return objects
    }

    /// The rectangle with whole edges, moved into the bounds; what is larger than they are is cut off.
    private static func placed(_ rect: Rect, in bounds: Rect) -> Rect {
        let left = rect.left.value.rounded(.down)
        let top = rect.top.value.rounded(.down)
        let width = min(rect.right.value.rounded(.up) - left, bounds.width.value)
        let height = min(rect.bottom.value.rounded(.up) - top, bounds.height.value)
        return Rect(
            x: Points(max(bounds.left.value, min(left, bounds.right.value - width))),
            y: Points(max(bounds.top.value, min(top, bounds.bottom.value - height))),
            width: Points(width), height: Points(height))
    }
}
