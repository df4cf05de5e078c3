import KeyboardStyle

/// The colours that a theme's file may give. The raw values are their keys.
package enum ThemeColor: String, Sendable, Hashable, CaseIterable {
    case background
    case standardKey = "standard-key"
    case controlKey = "control-key"
    case keyText = "key-text"
    case accent
    case accentText = "accent-text"
    // What else follows from these, unless it is given.
    case standardKeyPressed = "standard-key-pressed"
    case controlKeyPressed = "control-key-pressed"
    case standardKeyOnGlass = "standard-key-on-glass"
    case controlKeyOnGlass = "control-key-on-glass"

    /// The six that make a theme. Source: behaviour A.1, `ThemePalette`.
    static let palette: [ThemeColor] = [
        .background, .standardKey, .controlKey, .keyText, .accent, .accentText,
    ]
}

extension ThemeColor {
    static func fill(of role: KeyRole) -> ThemeColor {
        switch role {
        case .standard: .standardKey
        case .control: .controlKey
        }
    }

    static func pressed(_ role: KeyRole) -> ThemeColor {
        switch role {
        case .standard: .standardKeyPressed
        case .control: .controlKeyPressed
        }
    }

    static func onGlass(_ role: KeyRole) -> ThemeColor {
        switch role {
        case .standard: .standardKeyOnGlass
        case .control: .controlKeyOnGlass
        }
    }
}
