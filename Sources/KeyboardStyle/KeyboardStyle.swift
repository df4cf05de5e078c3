// KeyboardStyle: how the keyboard looks and how large things are.
//
// What it is for: a `KeyboardStyleProvider` gives every colour and every length that is drawn;
// `NativeKeyboardStyle` with `NativeMetrics` is the one that is used unless another is given.
//
// Invariants: no other room holds a colour or a length of its own; colours have a light and a dark
// value; a provider that implements only what it must still gives a whole keyboard.
//
// Units: logical pixels; colours in sRGB with straight alpha. Source: behaviour A.1 to A.5.
//
// What it does not do: laying keys out, painting, or knowing which scheme is in use.
