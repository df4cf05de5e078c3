// KeyboardView: from what the engine and the style say to what is painted.
//
// What it is for: `BoardLook` is how a board is drawn, resolved once; `BoardPicture` is what it shows at one moment: the
// scene of the surface, and one of its own (`BoardPopup`) for a callout that needs more room and for what is shown above a
// tool. `BoardToolbar` is the bar above the keys. `BoardMotion` is what moves: it is told what is typed, stepped to the moment
// of each picture, and asks for frames only while something moves. `BubbleField` moves its letter bubbles; it is given time,
// chance and the room they stay in.
//
// Invariants: a picture that follows another one equals one made anew; the same input gives the same scene; the keys' nodes
// come first, in the order of the grid, then badges, the toolbar, pops, bubbles, the callout and the globe's menu; a pop or a
// callout stays inside the keys' area sideways, and inside the surface if `topInset` is what `NativeMetrics.popTopInset` says;
// nothing is painted between translucent keys.
//
// Units: logical pixels of the surface; the toolbar begins `topInset` below its upper edge, the board `boardTop`, and what the
// engine says, a callout's place, is of the board; what the toolbar's layouts say is of the bar. Source: behaviour A.4 (labels),
// A.8 (switches, overlays), B (translucency), C (held keys, pops, callouts, bubbles), D.6 (drag of the caret, globe, badge),
// D.7 (return), D.8 (names), E (toolbar).
//
// What it does not do: choosing colours or lengths (the style does), measuring text, painting, deciding which keys pop.
