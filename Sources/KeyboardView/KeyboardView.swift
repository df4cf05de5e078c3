// KeyboardView: from what the engine and the style say to what is painted.
//
// What it is for: `scene` gives the board's picture as a value, `descriptions` the same keys in
// words, both from the one board that touches are looked up in.
//
// `BubbleField` says where letter bubbles are and how they move; it is given time, chance and the
// room they stay in, and asks for frames only while something moves.
//
// Invariants: a node's ink stays inside its key; the same input gives the same scene; nodes are in
// the order of the grid.
//
// Units: logical pixels of the surface. Source: behaviour A.4 (labels), C.2 (held keys), C.3
// (bubbles), D.8 (names).
//
// What it does not do: choosing colours or lengths (the style does), measuring text, painting.
