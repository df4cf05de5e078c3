// Scene: what to paint, as a value.
//
// What it is for: `KeyboardView` says what the board looks like, `Painter` makes pixels of it, and the difference of two
// scenes says which pixels change. A pop that grows out of its key is a `PopShape`, a picker that grows out of
// its tool a `PlateShape`, whose lines are `Outline`s.
//
// Invariants: nodes are painted in order; a node paints nothing outside its `ink`; identities are unique in a scene.
//
// Units: logical pixels of the surface.
//
// What it does not do: measuring text, choosing colours, touching pixels.
