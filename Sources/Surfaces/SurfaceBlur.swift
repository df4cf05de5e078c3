import Protocols
import Units

/// The blur behind one surface: a single effect object, of whichever protocol `BackgroundBlur` has.
///
/// Owner: the surface's role, which ends it before the surface.
final class SurfaceBlur {
    private enum Effect {
        case none
        case standard(ExtBackgroundEffectSurfaceV1, by: ExtBackgroundEffectManagerV1)
        case kde(OrgKdeKwinBlur?, by: OrgKdeKwinBlurManager)
    }

    private let surface: WlSurface
    private let compositor: WlCompositor
    private let blur: BackgroundBlur
    private var effect = Effect.none
    /// What the effect has been told; empty for nothing.
    private var region: [Rect] = []
    /// What the surface shows until the next commit.
    private var outgrown: OrgKdeKwinBlur?

    init(_ surface: WlSurface, compositor: WlCompositor, blur: BackgroundBlur) {
        self.surface = surface
        self.compositor = compositor
        self.blur = blur
    }

    /// Whether the next commit would change nothing.
    func isCurrent(_ wanted: [Rect]) -> Bool {
        isProvided ? wanted == region : isBare && (wanted.isEmpty || blur.provider == nil)
    }

    /// Asks for blur in these rectangles, none for no blur; it takes effect with the surface's next commit.
    ///
    /// Source: ext-background-effect-v1, `set_blur_region`: double-buffered, null removes the effect; a second object for a
    /// surface is the error `background_effect_exists`.
    func prepare(_ wanted: [Rect]) {
        if !isProvided { drop() }
        if wanted == region { return }
        switch blur.provider {
        case .standard(let manager): prepare(wanted, by: manager)
        case .kde(let manager): prepare(wanted, by: manager)
        case nil: return
        }
        region = wanted
    }

    /// The surface was committed.
    func committed() {
        outgrown?.release()
        outgrown = nil
    }

    /// The surface is about to go.
    func end() {
        committed()
        switch effect {
        case .none: break
        case .standard(let object, _): object.destroy()
        case .kde(let object, _): object?.release()
        }
        effect = .none
        region = []
    }

    private var isBare: Bool {
        if case .none = effect { true } else { false }
    }

    /// Whether the effect is of the protocol that is to be used.
    private var isProvided: Bool {
        switch (effect, blur.provider) {
        case (.standard(_, let manager), .standard(let current)): manager === current
        case (.kde(_, let manager), .kde(let current)): manager === current
        default: false
        }
    }

    private func prepare(_ wanted: [Rect], by manager: ExtBackgroundEffectManagerV1) {
        let object: ExtBackgroundEffectSurfaceV1
        if case .standard(let known, _) = effect {
            object = known
        } else {
            object = manager.getBackgroundEffect(surface: surface)
            effect = .standard(object, by: manager)
        }
        if wanted.isEmpty {
            object.setBlurRegion(region: nil)
        } else {
            compositor.withRegion(wanted) { object.setBlurRegion(region: $0) }
        }
    }

    /// KWin applies a region that an object in use is told at once, a new object with the surface's commit: each region has
    /// an object of its own, and the one before lives until then. An empty region would be the whole surface.
    private func prepare(_ wanted: [Rect], by manager: OrgKdeKwinBlurManager) {
        if case .kde(let known, _) = effect { outgrown = outgrown ?? known }
        guard !wanted.isEmpty else {
            manager.unset(surface: surface)
            effect = .kde(nil, by: manager)
            return
        }
        let object = manager.create(surface: surface)
        compositor.withRegion(wanted) { object.setRegion(region: $0) }
        object.commit()
        effect = .kde(object, by: manager)
    }

    /// The effect's protocol is not the one to be used any more.
    private func drop() {
        switch effect {
        case .none:
            break
        case .standard(let object, _):
            // The effect ends with the surface's next commit.
            object.destroy()
        case .kde(let object, let manager):
            // Source: wayland, `wl_registry.global_remove`: what is asked of a global that is gone may be ignored.
            if !blur.isOffered(manager) {
                object?.release()
            } else if let object {
                manager.unset(surface: surface)
                outgrown = outgrown ?? object
            }
        }
        effect = .none
        region = []
    }
}
