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

    /// `ios26` with its glass as thin as it was measured. Its own system brightens or darkens what lies behind; a compositor does
    /// not, and labels are hard to read where much contrast shows through. For compositors that blur, and by its name only.
    /// Source: behaviour H6.
    public static let ios26Thin = NativeDesign(
        id: "ios26-thin", release: DesignRelease(major: 26), metrics: .ios26, colors: .ios26Thin,
        emojiRow: .ios26)

    /// Every design of this build, those that are shown only to who names them last.
    public static var all: [NativeDesign] {
        DesignCatalog.shipped.designs + DesignCatalog.shipped.variants
    }

    /// The newest design of this build.
    public static let newest = DesignCatalog.shipped.newest
}
