import KeyboardStyle

/// Which colours are wanted.
package enum SchemeSetting: Sendable, Hashable {
    case always(ColorScheme)
    /// As the desktop tells.
    case auto
}
