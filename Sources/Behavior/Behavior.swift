// Behavior: what a person can switch.
//
// What it is for: `KeyboardBehavior` holds every switch as one value with its defaults, and says what follows from several of
// them together; `BehaviorPreset` names whole sets.
//
// Invariants: a stored value from an older or newer build is never refused: what is missing or not understood is the default,
// and everything else stays.
//
// Source: theming guide; behaviour D, intro and D.1 (the switches), B.4 (translucency), C.4 (previews).
//
// What it does not do: reading files, or acting on a switch.
