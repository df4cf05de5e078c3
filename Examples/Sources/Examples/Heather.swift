import KeyboardStyle

/// A palette of your own: six colours, each for light and dark, are the whole of a theme. Pops, callouts, the bar and held keys
/// follow from them.
let heather = ThemedKeyboardStyle(
    palette: ThemePalette(
        background: KeyboardColor(light: RGBA(0.91, 0.88, 0.93), dark: RGBA(0.12, 0.11, 0.15)),
        standardKey: KeyboardColor(light: RGBA(0.99, 0.98, 1.00), dark: RGBA(0.27, 0.24, 0.32)),
        controlKey: KeyboardColor(light: RGBA(0.80, 0.75, 0.84), dark: RGBA(0.19, 0.17, 0.23)),
        keyText: KeyboardColor(light: RGBA(0.15, 0.10, 0.20), dark: RGBA(0.95, 0.93, 0.98)),
        accent: KeyboardColor(light: RGBA(0.47, 0.20, 0.55), dark: RGBA(0.80, 0.60, 0.90)),
        accentText: KeyboardColor(light: RGBA(1, 1, 1), dark: RGBA(0.12, 0.05, 0.15))))

/// The two sides of every look, by their names.
let schemes: [(String, ColorScheme)] = [("light", .light), ("dark", .dark)]
