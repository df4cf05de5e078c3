// KeyboardLayouts: which keys there are, what they mean, and where they lie.
//
// What it is for: a `KeyboardLayout` names the keys of every page in rows, a `Board` lays them out
// on a width, and a `KeyGrid` answers which key a touch means.
//
// Invariants: a page names each key once; the frames of a grid do not overlap and lie inside its
// board; every point, also one outside the board, belongs to exactly one key.
//
// Units: logical pixels of the surface. Source: behaviour A.4 (row rules), D.3 (no dead zones).
//
// What it does not do: it holds no lengths of its own (`GridMetrics` come from `KeyboardStyle`),
// no colours, and no state.
