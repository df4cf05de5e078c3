import Behavior
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import Units

/// How a board is drawn: all that stays the same from picture to picture, resolved once.
///
/// Copies are one value; a picture that follows another of the same look shares what has not changed.
package struct BoardLook: Sendable {
    private final class Parts: Sendable {
        let board: Board
        let size: Size
        let topInset: Points
        let toolbar: BoardToolbar?
        let toolbarLayout: ToolbarLayout?
        let style: any KeyboardStyleProvider
        let colors: ResolvedLook
        let metrics: NativeMetrics
        let shrinkage: Double
        let preview: CharacterPreviewStyle?
        let isTranslucent: Bool
        let showsSpaceLabel: Bool
        let animatesKeys: Bool
        let returnHasPurpose: Bool
        let returnLabel: String?
        let languageBadge: String?
        let hidesTyping: Bool
        let hasPopups: Bool
        let overlay: KeyOverlay.Slot?

        init(
            board: Board, style: any KeyboardStyleProvider, scheme: ColorScheme,
            behavior: KeyboardBehavior, field: FieldLook, size: Size?, topInset: Points,
            hasPopups: Bool, overlay: KeyOverlay.Slot?, languages: [String],
            toolbar: BoardToolbar?
        ) {
            let toolbar = toolbar?.content.isEmpty == true ? nil : toolbar
            let bar: Points = toolbar?.height ?? 0
            self.board = board
            self.topInset = topInset
            self.toolbar = toolbar
            self.size =
                size
                ?? Size(width: board.size.width, height: topInset + bar + board.size.height)
            self.style = style
            isTranslucent = behavior.isTranslucent
            colors = ResolvedLook(
                style: style, scheme: scheme, isTranslucent: behavior.isTranslucent,
                uniformKeyColor: behavior.uniformKeyColor,
                toolbar: toolbar?.metrics ?? ToolbarMetrics())
            let styled = style.metrics
            metrics = styled.shrunk(toRowsOf: board.metrics.keyRowHeight)
            shrinkage = min(1, board.metrics.keyRowHeight / styled.keyRowHeight)
            toolbarLayout = toolbar.map {
                ToolbarLayout(
                    content: $0.content, width: board.size.width, style: $0.style,
                    metrics: $0.metrics, padding: styled.horizontalPadding)
            }
            hidesTyping = field.hidesTyping
            preview = field.showsPreviews && !field.hidesTyping ? behavior.shownPreview : nil
            showsSpaceLabel = behavior.showSpaceLabel
            animatesKeys = behavior.keyAnimationsEnabled
            returnHasPurpose = field.returnHasPurpose
            returnLabel = field.returnWord.map { board.layout.traits.words[$0] }
            languageBadge = languages.count > 1 ? languages.joined() : nil
            self.hasPopups = hasPopups
            self.overlay = overlay
        }

        /// The same with another bar, which is as high.
        init(_ other: Parts, _ toolbar: BoardToolbar) {
            board = other.board
            size = other.size
            topInset = other.topInset
            style = other.style
            colors = other.colors
            metrics = other.metrics
            shrinkage = other.shrinkage
            preview = other.preview
            isTranslucent = other.isTranslucent
            showsSpaceLabel = other.showsSpaceLabel
            animatesKeys = other.animatesKeys
            returnHasPurpose = other.returnHasPurpose
            returnLabel = other.returnLabel
            languageBadge = other.languageBadge
            hidesTyping = other.hidesTyping
            hasPopups = other.hasPopups
            overlay = other.overlay
            self.toolbar = toolbar
            toolbarLayout = ToolbarLayout(
                content: toolbar.content, width: other.board.size.width, style: toolbar.style,
                metrics: toolbar.metrics, padding: other.style.metrics.horizontalPadding)
        }
    }

    private let parts: Parts

    /// - Parameters:
    ///   - behavior: the theme in it decides about translucency; its colours come with `style`.
    ///   - size: the surface's; what the board, its toolbar and the inset need unless given.
    ///   - topInset: the headroom, above the toolbar; whole logical pixels.
    ///   - hasPopups: whether a callout that needs more room than `topInset` may go into a picture of its own.
    ///   - overlay: what is drawn on top of keys.
    ///   - languages: the badges of the languages that are typed in, the first one first; the space bar shows them where they are
    ///     several. Source: behaviour D.6, space badge.
    ///   - toolbar: nil, or one that offers nothing, for a board without a bar.
    package init(
        board: Board, style: any KeyboardStyleProvider, scheme: ColorScheme,
        behavior: KeyboardBehavior, field: FieldLook = FieldLook(), size: Size? = nil,
        topInset: Points = 0, hasPopups: Bool = false, overlay: KeyOverlay.Slot? = nil,
        languages: [String] = [], toolbar: BoardToolbar? = nil
    ) {
        parts = Parts(
            board: board, style: style, scheme: scheme, behavior: behavior, field: field,
            size: size, topInset: topInset, hasPopups: hasPopups, overlay: overlay,
            languages: languages, toolbar: toolbar)
    }

    private init(_ parts: Parts) {
        self.parts = parts
    }

    /// The same board with another content of its bar; what is made of everything else is shared.
    package func with(_ content: ToolbarContent) -> BoardLook {
        guard var toolbar = parts.toolbar, !content.isEmpty else { return self }
        toolbar.content = content
        return BoardLook(Parts(parts, toolbar))
    }

    /// The same board with other pictures for symbols in its bar.
    package func with(_ pictureOfSymbol: @escaping BoardToolbar.Pictures) -> BoardLook {
        guard var toolbar = parts.toolbar else { return self }
        toolbar.pictureOfSymbol = pictureOfSymbol
        return BoardLook(Parts(parts, toolbar))
    }

    package var board: Board { parts.board }
    /// The surface's size.
    package var size: Size { parts.size }
    /// The headroom above everything.
    package var topInset: Points { parts.topInset }
    /// How high the toolbar is that lies between the headroom and the board.
    package var barHeight: Points { parts.toolbar?.height ?? 0 }
    /// Where in the surface the board begins.
    package var boardTop: Points { parts.topInset + barHeight }
    /// The toolbar; nil where there is none.
    package var toolbar: BoardToolbar? { parts.toolbar }
    /// Where its items lie, seen from its upper left corner; `ToolbarAppearance` tells how far it is scrolled.
    package var toolbarLayout: ToolbarLayout? { parts.toolbarLayout }
    /// In which shape held characters are shown; nil for none.
    package var preview: CharacterPreviewStyle? { parts.preview }

    /// Whether the other value is a copy of this one.
    func isCopy(of other: BoardLook) -> Bool { parts === other.parts }

    var style: any KeyboardStyleProvider { parts.style }
    var colors: ResolvedLook { parts.colors }
    /// The style's, as small as the board's rows are.
    var metrics: NativeMetrics { parts.metrics }
    /// What the board's rows were shrunk by, if the style does not know of it.
    var shrinkage: Double { parts.shrinkage }
    var isTranslucent: Bool { parts.isTranslucent }
    var showsSpaceLabel: Bool { parts.showsSpaceLabel }
    var animatesKeys: Bool { parts.animatesKeys }
    var returnHasPurpose: Bool { parts.returnHasPurpose }
    /// What is written on the return key, if not its own label.
    var returnLabel: String? { parts.returnLabel }
    var hasBadges: Bool { parts.overlay != nil || parts.languageBadge != nil }
    /// Whether a character's key, or the space bar, looks the same held and at rest.
    var hidesTyping: Bool { parts.hidesTyping }
    var hasPopups: Bool { parts.hasPopups }

    /// The badge of a key: what is drawn on top of keys has the first word.
    func badgeText(of key: Key) -> String? {
        if let badge = parts.overlay?(key)?.badge { return badge }
        return key.action == .space ? parts.languageBadge : nil
    }

    /// Where a key is drawn, in logical pixels of the surface.
    package func frame(of placed: PlacedKey) -> Rect {
        surfaceFrame(placed.frame)
    }

    /// A place in the toolbar, in logical pixels of the surface.
    package func toolFrame(_ frame: Rect) -> Rect {
        Rect(x: frame.x, y: frame.y + topInset, width: frame.width, height: frame.height)
    }

    /// A place on the board, in logical pixels of the surface.
    func surfaceFrame(_ frame: Rect) -> Rect {
        Rect(x: frame.x, y: frame.y + boardTop, width: frame.width, height: frame.height)
    }
}
