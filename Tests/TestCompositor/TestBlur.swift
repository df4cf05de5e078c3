import ServerProtocols
import Units
import WaylandServerWire

/// Both protocols for blur, under the test's control.
package final class TestBlur {
    weak var compositor: ScriptedCompositor?
    /// What ext-background-effect-v1 says that it can do.
    package private(set) var canBlur = true

    private let server: ServerDisplay
    private var standard: Global?
    private var kde: Global?
    private var withdrawn: [Global] = []
    private var managers: [ExtBackgroundEffectManagerV1Resource] = []

    init(_ server: ServerDisplay) {
        self.server = server
    }

    /// Announces ext-background-effect-v1.
    package func announceStandard(canBlur: Bool = true) {
        self.canBlur = canBlur
        standard = Global(server, ExtBackgroundEffectManagerV1Resource.self, version: 1) {
            [unowned self] in serve($0)
        }
    }

    /// Announces KDE's protocol.
    package func announceKDE() {
        kde = Global(server, OrgKdeKwinBlurManagerResource.self, version: 1) {
            [unowned self] in serve($0)
        }
    }

    package func withdrawStandard() {
        withdraw(&standard)
    }

    package func withdrawKDE() {
        withdraw(&kde)
    }

    /// The capability comes or goes.
    package func setCanBlur(_ canBlur: Bool) {
        self.canBlur = canBlur
        for manager in managers where manager.resource.isAlive { tell(manager) }
    }

    private func withdraw(_ global: inout Global?) {
        global?.withdraw()
        // A bind may be on its way.
        if let gone = global { withdrawn.append(gone) }
        global = nil
    }

    private func tell(_ manager: ExtBackgroundEffectManagerV1Resource) {
        manager.sendCapabilities(flags: canBlur ? .blur : [])
    }

    private func serve(_ manager: ExtBackgroundEffectManagerV1Resource) {
        managers.append(manager)
        manager.onRequest = { [unowned self, unowned manager] request in
            guard case .getBackgroundEffect(let effect, let resource) = request else { return }
            compositor?.note("get_background_effect")
            guard compositor?.surface(resource)?.take(effect) == true else {
                manager.resource.postError(
                    code: ExtBackgroundEffectManagerV1Resource.Error.backgroundEffectExists
                        .rawValue,
                    message: "a second background effect")
                return
            }
        }
        tell(manager)
    }

    private func serve(_ manager: OrgKdeKwinBlurManagerResource) {
        manager.onRequest = { [unowned self] request in
            guard let compositor else { return }
            switch request {
            case .create(let resource, let surface):
                compositor.note("kde_create")
                compositor.surface(surface)?.setKDEBlur(TestKDEBlur(resource, in: compositor))
            case .unset(let surface):
                compositor.note("kde_unset")
                compositor.surface(surface)?.setKDEBlur(nil)
            }
        }
    }
}
