/// The native keyboard as it was measured on one release of its system.
///
/// Source: theming guide, Design snapshots; behaviour A.7.
public struct NativeDesign: Sendable, Hashable {
    /// What settings name it by.
    public let id: String
    public let release: DesignRelease
    public var metrics: DesignMetrics
    public var colors: NativeColors
    public var emojiRow: NativeEmojiRowStyle

    public init(
        id: String, release: DesignRelease, metrics: DesignMetrics, colors: NativeColors,
        emojiRow: NativeEmojiRowStyle
    ) {
        self.id = id
        self.release = release
        self.metrics = metrics
        self.colors = colors
        self.emojiRow = emojiRow
    }

    public static let ios18 = NativeDesign(
        id: "ios18", release: DesignRelease(major: 18), metrics: .ios18, colors: .ios18,
        emojiRow: .ios26)

    public static let ios26 = NativeDesign(
        id: "ios26", release: DesignRelease(major: 26), metrics: .ios26, colors: .ios26,
        emojiRow: .ios26)

    /// Every design of this build.
    public static var all: [NativeDesign] { DesignCatalog.shipped.designs }

    /// The newest design of this build.
    public static let newest = DesignCatalog.shipped.newest
}
