/// A folder of a theme, with the sizes that its icons are for.
///
/// Source: Icon Theme Specification 0.13, "Per-Directory Keys" and "Icon Lookup".
struct IconDirectory: Hashable {
    enum Kind: Hashable {
        case fixed
        case scalable
        case threshold
    }

    /// Below the theme.
    let path: String
    /// In logical pixels, as are the two that follow.
    let size: Int
    let sizes: ClosedRange<Int>
    let scale: Int
    let kind: Kind

    /// Larger numbers are mistakes.
    private static let largest = 8192

    /// Nil for a folder that the index does not describe, or that would lie elsewhere.
    init?(_ path: String, in index: KeyFile) {
        func number(_ key: String) -> Int? {
            index.number(path, key).flatMap { (0...Self.largest).contains($0) ? $0 : nil }
        }
        guard IconName.isSafe(path: path), let size = number("Size"), size > 0 else { return nil }
        self.path = path
        self.size = size
        scale = max(1, number("Scale") ?? 1)
        switch index[path, "Type"] {
        case "Fixed":
            kind = .fixed
            sizes = size...size
        case "Scalable":
            kind = .scalable
            let least = min(number("MinSize") ?? size, size)
            sizes = least...max(number("MaxSize") ?? size, size)
        default:
            kind = .threshold
            let threshold = number("Threshold") ?? 2
            sizes = (size - threshold)...(size + threshold)
        }
    }

    func matches(_ size: Int, scale: Int) -> Bool {
        scale == self.scale && sizes.contains(size)
    }

    /// How far its icons are from a size, in pixels. For thresholds the specification names the smallest and largest size,
    /// which these folders do not have; what is meant is the threshold's ends.
    func distance(to size: Int, scale: Int) -> Int {
        let pixels = size * scale
        return max(
            sizes.lowerBound * self.scale - pixels, pixels - sizes.upperBound * self.scale, 0)
    }
}
