import ServerProtocols
import Units

/// The subsurface role of a surface.
///
/// Source: wayland, `wl_subsurface`: synchronised at first, commits wait for the parent's; so does the position, always.
package final class TestSubsurface {
    unowned let parent: TestSurface
    package private(set) var isSynchronised = true
    package private(set) var position = Point(x: 0, y: 0)

    private var pendingPosition: Point?

    init(_ role: WlSubsurfaceResource, parent: TestSurface, in compositor: ScriptedCompositor) {
        self.parent = parent
        role.onRequest = { [unowned self, unowned compositor] request in
            switch request {
            case .setPosition(let x, let y):
                compositor.note("set_position \(x),\(y)")
                pendingPosition = Point(x: Points(Int(x)), y: Points(Int(y)))
            case .setSync: isSynchronised = true
            case .setDesync: isSynchronised = false
            case .destroy: compositor.note("destroy_subsurface")
            case .placeAbove, .placeBelow: break
            }
        }
    }

    /// The parent was committed.
    func applyPosition() {
        position = pendingPosition ?? position
        pendingPosition = nil
    }
}
