import KeyboardStyle
import Units

/// What stands for a tool. Source: behaviour E.1.
public enum KeyboardToolDisplayRepresentation: Sendable, Hashable {
    /// A text, one character at best, moved from its place by an offset in logical pixels.
    case text(String, offset: ToolOffset = .zero)
    /// A picture for the bar, and one for the momentary preview, where tools are shown large.
    case image(small: KeyboardToolImage, large: KeyboardToolImage)
    /// An icon by its name, such as "arrow.uturn.backward", drawn in this size in the bar and one and a half times as large in the
    /// preview; 14 logical pixels are the usual size.
    ///
    /// A name that is not known is looked up in the icon theme of the desktop; where that has none, its first letters stand there.
    case symbol(name: String, pointSize: Points = ToolbarMetrics.symbolPointSize)
}
