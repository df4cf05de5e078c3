import KeyboardLayouts

/// Every colour that a style gives, for one scheme and one set of switches, resolved once.
///
/// Source: behaviour A.6, A.8, B.1, B.3 and C.2.
package struct ResolvedLook: Sendable, Hashable {
    /// Behind the keys: clear where the keyboard is translucent, otherwise opaque.
    package let background: RGBA
    package let standard: KeyPaint
    /// As `standard` where all keys have one colour.
    package let control: KeyPaint
    /// A return key with a purpose.
    package let accent: KeyPaint
    package let bar: BarPaint
    package let bubble: BubblePaint
    /// The line along a key's lower edge; nil where the keyboard is translucent.
    package let depthLine: RGBA?
    /// Under a pop.
    package let shadow: RGBA

    /// The separators of the suggestion bar are its text with this alpha.
    private static let separatorOpacity = 0.2

    /// - Parameters:
    ///   - isTranslucent: whether what is behind the keyboard shows through, after the theme had its say.
    ///   - uniformKeyColor: whether every key has the letter keys' colours.
    package init(
        style: any KeyboardStyleProvider, scheme: ColorScheme, isTranslucent: Bool,
        uniformKeyColor: Bool
    ) {
        let metrics = style.metrics
        let backdrop = style.backgroundColor().opaque.resolved(for: scheme)
        func fill(_ role: KeyRole) -> RGBA {
            let fill = isTranslucent ? style.keyFillOnGlass(for: role) : style.keyFill(for: role)
            return fill.resolved(for: scheme)
        }
        func text(_ role: KeyRole) -> RGBA {
            style.keyTextColor(for: role).resolved(for: scheme)
        }
        func pressed(_ role: KeyRole) -> (fill: RGBA, text: RGBA)? {
            let pressed = style.keyFillPressed(for: role)
            // A style that does not tell the two apart has no pressed state.
            if pressed == style.keyFill(for: role) { return nil }
            let held = pressed.resolved(for: scheme).composited(over: backdrop)
            let shown =
                isTranslucent ? HeldContrast.fill(held, over: fill(role), text: text(role)) : held
            return (shown, text(role))
        }
        func paint(_ role: KeyRole) -> KeyPaint {
            KeyPaint(
                fill: fill(role), text: text(role), pressed: pressed(role), backdrop: backdrop,
                metrics: metrics)
        }

        background = isTranslucent ? .clear : backdrop
        standard = paint(.standard)
        control = uniformKeyColor ? standard : paint(.control)
        accent = KeyPaint(
            fill: style.accentFill().resolved(for: scheme).composited(over: backdrop),
            text: style.accentTextColor().resolved(for: scheme),
            pressed: pressed(uniformKeyColor ? .standard : .control), backdrop: backdrop,
            metrics: metrics)
        bar = BarPaint(
            background: background, slotFill: isTranslucent ? fill(.control) : nil,
            text: text(isTranslucent ? .control : .standard), highlightFill: fill(.standard),
            highlightText: text(.standard),
            separator: text(.standard).withAlpha(Self.separatorOpacity))
        bubble = BubblePaint(
            rim: accent.fill.withAlpha(metrics.bubbles.rimOpacity),
            body: standard.plate.withAlpha(metrics.bubbles.bodyOpacity), plate: standard.plate,
            text: standard.text)
        depthLine = isTranslucent ? nil : RGBA.black.withAlpha(metrics.keyDepthOpacity)
        shadow = RGBA.black.withAlpha(metrics.pops.shadowOpacity)
    }

    /// The selected cell of a callout.
    package var selectedCellFill: RGBA { accent.fill }
    package var selectedCellText: RGBA { accent.text }

    /// What the key that does `action` is painted with.
    ///
    /// - Parameters:
    ///   - isActive: whether it is a shift key in force, which is painted as a letter key.
    ///   - hasPurpose: whether it is a return key that does something else than end a line.
    package func paint(
        for action: KeyboardAction, isActive: Bool = false, hasPurpose: Bool = false
    ) -> KeyPaint {
        if action == .primary && hasPurpose { return accent }
        if action == .shift && isActive { return standard }
        return paint(for: KeyRole(of: action))
    }

    package func paint(for role: KeyRole) -> KeyPaint {
        switch role {
        case .standard: standard
        case .control: control
        }
    }
}
