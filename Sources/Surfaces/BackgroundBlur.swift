import Protocols
import Wayland

/// Which of the compositor's protocols blurs what lies behind a surface at the moment, if any. `SurfaceBlur` asks for it.
///
/// ext-background-effect-v1 goes first as long as its capabilities hold blur; then KDE's protocol. Globals and capability
/// may come and go at run time. What we paint never depends on it (behaviour B.2).
package final class BackgroundBlur {
    enum Provider {
        case standard(ExtBackgroundEffectManagerV1)
        case kde(OrgKdeKwinBlurManager)
    }

    /// Another provider, or none.
    var onChange: () -> Void = {}

    private let connection: Connection
    private var standard: Bound<ExtBackgroundEffectManagerV1>?
    private var kde: Bound<OrgKdeKwinBlurManager>?
    /// What the standard's manager has told last; nil before it has.
    private var told: Bool?

    /// A global that is bound, by its number in the registry.
    private struct Bound<Object> {
        let name: UInt32
        let object: Object
    }

    package init(_ connection: Connection) {
        self.connection = connection
        for global in connection.globals { appeared(global) }
    }

    var provider: Provider? {
        if let standard, told == true { return .standard(standard.object) }
        return kde.map { .kde($0.object) }
    }

    /// Whether anything blurs; nil as long as the standard's manager has not told.
    var isOffered: Bool? {
        if provider != nil { return true }
        return standard != nil && told == nil ? nil : false
    }

    /// Whether this manager is still the compositor's.
    func isOffered(_ manager: OrgKdeKwinBlurManager) -> Bool { kde?.object === manager }

    /// To be called for each global that is announced later.
    func appeared(_ global: Global) {
        if global.interface == ExtBackgroundEffectManagerV1.interfaceName, standard == nil {
            let manager = connection.bind(global, as: ExtBackgroundEffectManagerV1.self, upTo: 1)
            // Source: ext-background-effect-v1: capabilities come after the bind and whenever they change.
            manager.onEvent = { [unowned self] in handle($0) }
            standard = Bound(name: global.name, object: manager)
        }
        if global.interface == OrgKdeKwinBlurManager.interfaceName, kde == nil {
            let manager = connection.bind(global, as: OrgKdeKwinBlurManager.self, upTo: 1)
            kde = Bound(name: global.name, object: manager)
            onChange()
        }
    }

    /// To be called for each global that goes.
    func disappeared(_ global: Global) {
        if global.name == standard?.name {
            standard = nil
            told = nil
            onChange()
        }
        if global.name == kde?.name {
            kde = nil
            onChange()
        }
    }

    private func handle(_ event: ExtBackgroundEffectManagerV1.Event) {
        guard case .capabilities(let flags) = event else { return }
        told = flags.contains(.blur)
        onChange()
    }
}
