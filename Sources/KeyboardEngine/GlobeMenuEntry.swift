import KeyboardLayouts

/// What the globe's menu offers. Source: behaviour D.6, globe.
package enum GlobeMenuEntry: Sendable, Hashable {
    /// The layout of this name.
    case layout(String)
    /// The letters with the keys of a terminal, or without them if they are shown.
    case terminal
    case oneHanded(OneHandedMode)
    case hideKeyboard
}
