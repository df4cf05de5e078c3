import Documents
import KeyboardStyle

/// Whether a theme's text can be read on what it stands on. Too little is a warning: the look is the user's.
///
/// Source: WCAG 2, success criterion 1.4.3; behaviour A.3, A.5.
struct ContrastCheck {
    private let style: ThemeStyle
    /// Where the file gives a colour.
    private let places: [ThemeColor: DocumentPlace]

    /// What text wants.
    private static let enough = 4.5

    init(_ theme: ThemeDocument, places: [ThemeColor: DocumentPlace]) {
        style = ThemeStyle(theme)
        self.places = places
    }

    func problems(in path: String) -> [DocumentProblem] {
        let text = style.keyTextColor(for: .standard)
        var problems = [
            problem(path, .keyText, text, .background, over: [style.backgroundColor()]),
            problem(
                path, .accentText, style.accentTextColor(), .accent, over: seen(style.accentFill())),
        ]
        for role in KeyRole.allCases {
            let fill = problem(
                path, .keyText, text, ThemeColor.fill(of: role),
                over: seen(style.keyFill(for: role)))
            problems.append(fill)
            // Characters' keys have pops.
            if fill == nil, role == .standard { problems.append(lightened(path, text, role)) }
            // What only follows from a fill is mended with it.
            if fill == nil || places[ThemeColor.pressed(role)] != nil {
                problems.append(pressed(path, text, role))
            }
            if style.isForGlass {
                problems.append(
                    problem(
                        path, .keyText, text, ThemeColor.onGlass(role),
                        over: onGlass(style.keyFillOnGlass(for: role))))
            }
        }
        return problems.compactMap { $0 }
    }

    /// A held key; where its fill only follows from the key's own, that one is to be changed.
    private func pressed(
        _ path: String, _ text: KeyboardColor, _ role: KeyRole
    ) -> DocumentProblem? {
        problem(
            path, .keyText, text, ThemeColor.pressed(role), instead: ThemeColor.fill(of: role),
            over: seen(style.keyFillPressed(for: role)))
    }

    /// The key under a native key-pop is lightened, and the pop a little. Source: behaviour A.6.
    private func lightened(
        _ path: String, _ text: KeyboardColor, _ role: KeyRole
    ) -> DocumentProblem? {
        let metrics = style.metrics
        let fills = [metrics.nativePreviewLighten, metrics.nativePressedKeyLighten].flatMap {
            part in
            seen(style.keyFill(for: role)).map { fill in
                KeyboardColor(
                    light: fill.light.lightened(by: part), dark: fill.dark.lightened(by: part))
            }
        }
        return problem(
            path, .keyText, text, ThemeColor.fill(of: role),
            state: ", held with its preview shown,",
            over: fills)
    }

    /// A fill of a solid keyboard.
    private func seen(_ fill: KeyboardColor) -> [KeyboardColor] {
        [fill.composited(over: style.backgroundColor())]
    }

    /// A fill before anything: black, grey and white stand for all. Source: behaviour A.5.
    private func onGlass(_ fill: KeyboardColor) -> [KeyboardColor] {
        [RGBA.black, RGBA.black.mixed(with: .white, 0.5), RGBA.white].map {
            fill.composited(over: KeyboardColor(light: $0, dark: $0))
        }
    }

    /// Nil where the contrast is enough, and where the file gives neither colour.
    ///
    /// - Parameters:
    ///   - instead: whose place is told where `fillName` is not given.
    ///   - state: what the key is in, where not at rest.
    private func problem(
        _ path: String, _ textName: ThemeColor, _ text: KeyboardColor, _ fillName: ThemeColor,
        instead: ThemeColor? = nil, state: String = "", over fills: [KeyboardColor]
    ) -> DocumentProblem? {
        let other = instead.flatMap { places[$0] }
        guard let place = places[fillName] ?? other ?? places[textName] else { return nil }
        func least(_ scheme: ColorScheme) -> Double {
            fills.map { fill in
                let fill = fill.resolved(for: scheme)
                return text.resolved(for: scheme).composited(over: fill).contrast(with: fill)
            }.min() ?? 1
        }
        let (light, dark) = (least(.light), least(.dark))
        let found: String
        switch (light < Self.enough, dark < Self.enough) {
        case (false, false): return nil
        case (true, false): found = "\(Self.cut(light)) in the light scheme"
        case (false, true): found = "\(Self.cut(dark)) in the dark scheme"
        case (true, true) where Self.cut(light) == Self.cut(dark): found = Self.cut(light)
        case (true, true):
            found = "\(Self.cut(light)) in the light scheme and \(Self.cut(dark)) in the dark one"
        }
        return DocumentProblem(
            path, place,
            "\(textName.rawValue) on \(fillName.rawValue)\(state) has a contrast of \(found)",
            advice: "text is easy to read from 4.5 on", severity: .warning)
    }

    /// One decimal, not rounded: 4.46 is not enough, and is not to look as if it were.
    private static func cut(_ ratio: Double) -> String {
        let tenths = Int(ratio * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
