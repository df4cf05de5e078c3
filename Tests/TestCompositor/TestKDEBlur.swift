import ServerProtocols
import Units

/// An `org_kde_kwin_blur`. As in KWin a region counts from `commit` on, without a commit of the surface.
final class TestKDEBlur {
    private(set) var isAlive = true
    /// Nil blurs the whole surface.
    private(set) var region: [Rect]?

    private var pending: [Rect]?

    init(_ resource: OrgKdeKwinBlurResource, in compositor: ScriptedCompositor) {
        resource.onDestroy = { [weak self] in self?.isAlive = false }
        // The surface may hold this object longer than the resource lives, and the other way round.
        resource.onRequest = { [self, unowned compositor] request in
            switch request {
            case .setRegion(let region):
                compositor.note("kde_set_region")
                pending = region.map { compositor.rectangles($0) }
            case .commit:
                region = pending?.isEmpty == true ? nil : pending
            case .release:
                compositor.note("kde_release")
            }
        }
    }
}
