import KeyboardLayouts
import Units

/// One key in words: its stable name, what it shows, and where.
package struct KeyDescription: Sendable, Hashable {
    package let id: KeyID
    /// The text drawn on the key; the spoken name of a key with a picture.
    package let label: String
    /// Where the key is drawn, in logical pixels of the surface.
    package let frame: Rect
}
