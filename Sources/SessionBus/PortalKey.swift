/// The portal's settings that we look at. Source: org.freedesktop.portal.Settings, "Description".
enum PortalKey: Sendable, Hashable, CaseIterable {
    /// UINT32: 1 dark, 2 light, anything else no wish.
    case colorScheme
    /// UINT32: 1 more contrast, anything else no wish.
    case contrast
    /// UINT32: 1 less motion, anything else no wish.
    case reducedMotion
    /// BOOLEAN, what GNOME knew before `contrast`.
    case highContrast
    /// BOOLEAN, what GNOME knew before `reducedMotion`.
    case enableAnimations

    init?(namespace: String, name: String) {
        guard
            let key = Self.allCases.first(where: { $0.namespace == namespace && $0.name == name })
        else { return nil }
        self = key
    }

    var namespace: String {
        switch self {
        case .colorScheme, .contrast, .reducedMotion: "org.freedesktop.appearance"
        case .highContrast: "org.gnome.desktop.a11y.interface"
        case .enableAnimations: "org.gnome.desktop.interface"
        }
    }

    var name: String {
        switch self {
        case .colorScheme: "color-scheme"
        case .contrast: "contrast"
        case .reducedMotion: "reduced-motion"
        case .highContrast: "high-contrast"
        case .enableAnimations: "enable-animations"
        }
    }

    /// What is asked for at first; the others where these are missing.
    static let primary: [PortalKey] = [.colorScheme, .contrast, .reducedMotion]

    /// What tells nearly the same in an older desktop.
    var substitute: PortalKey? {
        switch self {
        case .contrast: .highContrast
        case .reducedMotion: .enableAnimations
        case .colorScheme, .highContrast, .enableAnimations: nil
        }
    }
}
