import KeyboardLayouts

/// Every colour that a style gives, for one scheme and one set of switches, resolved once.
///
/// Source: behaviour A.6, A.8, B.1, B.3, C.2, E.3 and E.5.
package struct ResolvedLook: Sendable, Hashable {
    /// Behind the keys: clear where the keyboard is translucent, otherwise opaque.
    package let background: RGBA
    package let standard: KeyPaint
    /// As `standard` where all keys have one colour.
    package let control: KeyPaint
    /// A return key with a purpose.
    package let accent: KeyPaint
    /// A modifier that counts for the next key: between a control key and what stands out.
    package let latched: KeyPaint
    /// A modifier that counts until it is tapped.
    package let locked: KeyPaint
    package let bar: BarPaint
    package let toolbar: ToolbarPaint
    package let bubble: BubblePaint
    /// The line along a key's lower edge; nil where the keyboard is translucent.
    package let depthLine: RGBA?
    /// Under a pop.
    package let shadow: RGBA
    /// Around what floats and has the keys' own colour; nil where keys are light: there the shadow parts them.
    package let rim: RGBA?

    /// The separators of the suggestion bar are its text with this alpha.
    private static let separatorOpacity = 0.2

    /// - Parameters:
    ///   - isTranslucent: whether what is behind the keyboard shows through, after the theme had its say.
    ///   - uniformKeyColor: whether every key has the letter keys' colours.
    ///   - toolbar: how opaque parts of the toolbar are.
    package init(
        style: any KeyboardStyleProvider, scheme: ColorScheme, isTranslucent: Bool,
        uniformKeyColor: Bool, toolbar toolbarMetrics: ToolbarMetrics = ToolbarMetrics()
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
        latched = Self.latched(between: control, and: accent, over: backdrop, metrics)
        locked = KeyPaint(
            fill: accent.fill, text: accent.text, pressed: nil, backdrop: backdrop, metrics: metrics
        )
        bar = BarPaint(
            background: background, slotFill: isTranslucent ? fill(.control) : nil,
            text: text(isTranslucent ? .control : .standard), highlightFill: fill(.standard),
            highlightText: text(.standard),
            separator: text(.standard).withAlpha(Self.separatorOpacity))
        toolbar = ToolbarPaint(
            style: style, scheme: scheme, isTranslucent: isTranslucent, standard: standard,
            control: paint(.control), accent: accent, metrics: toolbarMetrics)
        bubble = BubblePaint(
            rim: accent.fill.withAlpha(metrics.bubbles.rimOpacity),
            body: standard.plate.withAlpha(metrics.bubbles.bodyOpacity), plate: standard.plate,
            text: standard.text)
        depthLine = isTranslucent ? nil : RGBA.black.withAlpha(metrics.keyDepthOpacity)
        let isDark = standard.text.relativeLuminance > standard.plate.relativeLuminance
        rim = isDark ? standard.text.withAlpha(metrics.pops.rimOpacity) : nil
        shadow = RGBA.black.withAlpha(metrics.pops.shadowOpacity)
    }

    /// The selected cell of a callout.
    package var selectedCellFill: RGBA { accent.fill }
    package var selectedCellText: RGBA { accent.text }

    /// What the key of a modifier is painted with.
    package func paint(
        for modifier: Modifier, latched: Modifiers, locked: Modifiers
    ) -> KeyPaint {
        let modifier = Modifiers(modifier)
        if locked.contains(modifier) { return self.locked }
        return latched.contains(modifier) ? self.latched : control
    }

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

    /// How far to the accent a latched key is, the most wanted first.
    private static let latchedMixes = [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75]
    /// What text wants to stand out from a latched key, unless the style's own texts stand out less. Source: WCAG 2.2, 1.4.6.
    private static let wishedContrast = 7.0

    /// A fill that is neither the one nor the other, with a text that stands out from it: one of theirs where that does, else
    /// black or white, of which one always does.
    private static func latched(
        between control: KeyPaint, and accent: KeyPaint, over backdrop: RGBA,
        _ metrics: NativeMetrics
    ) -> KeyPaint {
        let wish = min(
            wishedContrast, control.text.contrast(with: control.plate),
            accent.text.contrast(with: accent.plate))
        var best = (fill: accent.plate, text: accent.text, contrast: 0.0)
        for mix in latchedMixes {
            let fill = control.plate.mixed(with: accent.plate, mix)
            for text in [control.text, accent.text, RGBA.black, RGBA.white] {
                let contrast = text.contrast(with: fill)
                if contrast > best.contrast { best = (fill, text, contrast) }
                if contrast >= wish { break }
            }
            if best.contrast >= wish { break }
        }
        return KeyPaint(
            fill: best.fill, text: best.text, pressed: nil, backdrop: backdrop, metrics: metrics)
    }
}
