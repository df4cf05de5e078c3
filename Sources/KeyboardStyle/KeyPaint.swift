/// The colours that one kind of key is painted with, resolved.
///
/// What is held or pops up comes from the key's own colour, so that they stay together. Source: behaviour A.6 and C.2.
package struct KeyPaint: Sendable, Hashable {
    /// At rest; may be translucent.
    package let fill: RGBA
    package let text: RGBA
    /// Held, where no preview is shown. Opaque, unless the style has no such fill: then as at rest.
    package let pressedFill: RGBA
    /// The text on `pressedFill`.
    package let pressedText: RGBA
    /// What is seen of the key over the keyboard's background: the opaque fill of callouts, and of all pops but the native one.
    package let plate: RGBA
    private let nativePop: RGBA
    private let underNativePop: RGBA
    private let underBubble: RGBA

    /// - Parameters:
    ///   - pressed: the fill and the text while held; nil where the style has none.
    ///   - backdrop: the keyboard's background, opaque.
    init(
        fill: RGBA, text: RGBA, pressed: (fill: RGBA, text: RGBA)?, backdrop: RGBA,
        metrics: NativeMetrics
    ) {
        self.fill = fill
        self.text = text
        pressedFill = pressed?.fill.composited(over: backdrop) ?? fill
        pressedText = pressed?.text ?? text
        plate = fill.composited(over: backdrop)
        nativePop = plate.lightened(by: metrics.nativePreviewLighten)
        underNativePop = plate.lightened(by: metrics.nativePressedKeyLighten)
        underBubble = plate.darkened(by: metrics.bubbles.keyDarken)
    }

    package var calloutFill: RGBA { plate }

    /// The fill of the pop above a held key of this kind. Source: behaviour A.6.
    package func popFill(for style: CharacterPreviewStyle) -> RGBA {
        switch style.family {
        case .detached: nativePop
        case .connected, .floating, .bubbles: plate
        }
    }

    /// The fill of a key of this kind while it is held, by the preview that it shows. Source: behaviour C.2.
    package func heldFill(showing style: CharacterPreviewStyle?) -> RGBA {
        switch style?.family {
        case nil: pressedFill
        case .detached: underNativePop
        // The key and its pop read as one shape.
        case .connected, .floating: plate
        case .bubbles: underBubble
        }
    }
}
