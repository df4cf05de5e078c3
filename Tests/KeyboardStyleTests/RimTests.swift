import KeyboardStyle
import Testing

/// What parts a callout or a pop from keys of its own colour. Source: behaviour A.6 leaves its fill the key's.
struct RimTests {
    /// Dark keys have a light edge around what floats: a shadow is not seen on them. Light keys need none.
    @Test(arguments: KeyboardTheme.allCases, ColorScheme.allCases)
    func darkKeysHaveALightEdgeAroundWhatFloats(theme: KeyboardTheme, scheme: ColorScheme) throws {
        for isTranslucent in [false, true] {
            let look = ResolvedLook(
                style: theme.style(), scheme: scheme, isTranslucent: isTranslucent,
                uniformKeyColor: true)
            let isDark = scheme == .dark || theme == .midnight
            #expect((look.rim != nil) == isDark)
            guard isDark else { continue }
            let rim = try #require(look.rim)
            // Where it is strongest, half of its alpha is seen.
            let seen = rim.withAlpha(rim.alpha / 4).composited(over: look.standard.plate)
            #expect(Contrast.ratio(seen, look.standard.plate) > 1.3)
        }
    }
}
