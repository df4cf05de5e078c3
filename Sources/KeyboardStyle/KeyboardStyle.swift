// KeyboardStyle: how the keyboard looks and how large things are.
//
// What it is for: a `KeyboardStyleProvider` gives every colour and every length that is drawn. `NativeKeyboardStyle` is the one
// that is used unless another is given, in one of the measured designs (`NativeDesign`, chosen by a `DesignCatalog`);
// `ThemedKeyboardStyle` makes one of a `ThemePalette`, and `KeyboardTheme` lists those that come with the keyboard.
// `NativeMetrics` has all lengths and what follows from them: `keyAreaHeight`, `popOverflow`, `popTopInset`.
// `ResolvedLook` is the one place where a style, the scheme and the switches become the colours of keys, pops, callouts, the
// bar and bubbles.
//
// Invariants: no other room holds a colour or a length of its own; colours have a light and a dark
// value; a provider that implements only what it must still gives a whole keyboard; `NativeMetrics.phonePortrait` and its like
// are those of the newest design.
//
// Units: logical pixels; colours in sRGB with straight alpha. Source: the theming guide; behaviour A, B.1, B.3, C.2 to C.4.
//
// What it does not do: laying keys out, painting, knowing which scheme is in use, or deciding whether the keyboard is
// translucent (`Behavior` does).
