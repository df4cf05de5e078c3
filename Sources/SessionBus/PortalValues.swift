import KeyboardStyle

/// What a portal has told, and what follows from it.
struct PortalValues: Sendable, Hashable {
    /// A value that has not the type of its setting.
    struct WrongType: Error, Hashable, CustomStringConvertible {
        let key: PortalKey
        let expected: String
        let found: String

        var description: String {
            "the desktop's setting \(key.namespace) \(key.name) is ignored: \(found) instead of \(expected)"
        }
    }

    private var numbers: [PortalKey: UInt32] = [:]

    /// Takes a value in, however often it is wrapped: `Read` wraps once more than `ReadOne` and the signal.
    mutating func take(_ value: BusValue, for key: PortalKey) throws(WrongType) {
        switch (key, value.unwrapped) {
        case (.colorScheme, .uint32(let number)), (.contrast, .uint32(let number)),
            (.reducedMotion, .uint32(let number)):
            numbers[key] = number
        case (.highContrast, .boolean(let isSet)), (.enableAnimations, .boolean(let isSet)):
            numbers[key] = isSet ? 1 : 0
        case (.colorScheme, let other), (.contrast, let other), (.reducedMotion, let other):
            throw WrongType(key: key, expected: "UINT32", found: other.typeName)
        case (.highContrast, let other), (.enableAnimations, let other):
            throw WrongType(key: key, expected: "BOOLEAN", found: other.typeName)
        }
    }

    /// The portal has no such setting.
    mutating func forget(_ key: PortalKey) {
        numbers[key] = nil
    }

    /// The newer settings decide; the older ones count where those are missing.
    var appearance: DesktopAppearance {
        var appearance = DesktopAppearance()
        switch numbers[.colorScheme] {
        case 1: appearance.scheme = .dark
        case 2: appearance.scheme = .light
        default: break
        }
        appearance.prefersContrast = (numbers[.contrast] ?? numbers[.highContrast]) == 1
        appearance.reducesMotion =
            numbers[.reducedMotion].map { $0 == 1 } ?? (numbers[.enableAnimations] == 0)
        return appearance
    }
}
