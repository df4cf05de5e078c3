/// The release of a system that a design was measured on.
public struct DesignRelease: Sendable, Hashable, Comparable {
    public var major: Int
    public var minor: Int

    public init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    public static func < (left: DesignRelease, right: DesignRelease) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
