// KeyboardLayouts: which keys there are, what they mean, and where they lie.
//
// What it is for: a `KeyboardLayout` names the keys of every page in rows, what they offer when they are held, and what is to
// be known of its language (`LayoutTraits`). `adapted(to:)` makes of it what a field wants, a terminal or a PC keyboard, and
// `arranged(as:)` puts its Latin letters in another order. A `Board` lays it out on a width, or on a side of it for one
// thumb; a `KeyGrid` answers which key a touch means, and a `CalloutLayout` says where the choices of a held key lie.
//
// Invariants: a page names each key once; the frames of a grid do not overlap and lie inside its
// board; every point, also one outside the board, belongs to exactly one key. A callout's base cell
// is over its key, its cells do not overlap, and it keeps its distance from the board's sides; above
// the board it may reach. All pages of a layout are as high as the one with most rows.
//
// Units: logical pixels of the surface. Source: behaviour A.4 (row rules), C.5 (callouts), D.1 (arrangement, one hand), D.3
// (no dead zones), D.7 (fields).
//
// What it does not do: it holds no lengths of its own (`GridMetrics` come from `KeyboardStyle`),
// no colours, and no state. It reads no documents: `LayoutFiles` does.
