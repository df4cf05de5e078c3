import KeyboardStyle

/// Up to which release of its system a design is chosen by itself. Source: behaviour A.7, `design-release`.
package enum ReleaseSetting: Sendable, Hashable {
    /// Any.
    case auto
    case release(DesignRelease)

    static let expected = "auto, or a release such as 18 or 26.1"

    /// Reads "26", "26.1" or "auto".
    init?(_ text: String) {
        if text == "auto" {
            self = .auto
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        // The initialiser of numbers would take a sign.
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) ? UInt16(part) : nil
        }
        guard (1...2).contains(parts.count), numbers.count == parts.count else { return nil }
        self = .release(
            DesignRelease(major: Int(numbers[0]), minor: numbers.count > 1 ? Int(numbers[1]) : 0))
    }

    package var release: DesignRelease? {
        switch self {
        case .auto: nil
        case .release(let release): release
        }
    }

    package var text: String {
        switch self {
        case .auto: "auto"
        case .release(let release):
            release.minor == 0 ? "\(release.major)" : "\(release.major).\(release.minor)"
        }
    }
}
