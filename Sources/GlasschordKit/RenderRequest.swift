import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Units

/// What `glasschord render` is asked for.
struct RenderRequest: Sendable, Equatable {
    var file: String?
    var outputSize = Size(width: 402, height: 874)
    var scale = Scale.one
    var page = Page.letters
    var isShifted = false
    /// Written ids of keys that look held.
    var pressed: [String] = []
    var scheme = ColorScheme.light
    var isDescribed = false
}
