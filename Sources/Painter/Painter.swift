// Painter: a scene and a damage region become pixels in a buffer.
//
// What it is for: all pixels of the board are made here, late and only where something changed.
//
// Invariants: a partial repaint equals a full one byte for byte, whatever was in the buffer
// before; nothing outside the region and nothing outside a node's ink is touched; a missing or
// broken font costs the letters' beauty and nothing else.
//
// Units: scenes are in logical pixels, regions and layouts in buffer pixels; pixels are
// premultiplied ARGB in native order.
//
// How: boxes have whole-pixel edges; all else (labels, icons, round corners, pops, shadows) is drawn once as a
// `Stamp` of coverage and pressed onto whole pixels; letter bubbles, which never look the same twice, are drawn each time. Letters' sizes are rounded to whole pixels of
// x-height or cap height and baselines lie between two rows, which makes unhinted letters crisp
// where it shows.
//
// Labels: the main font, then fonts for what it lacks (`FontStack`), then strokes and numbers of our own. Scripts without
// capitals stand by a box of their own (`Script.Stance`).
//
// Icons are drawn in a box of height 1; their straight lines follow the pixels (`IconGrid`).
//
// Sources: behaviour A.4; cairo 1.16, FreeType and HarfBuzz manuals.
//
// What it does not do: deciding what is painted, buffers and their ages, text of more than one
// line, sentences of several directions, colour glyphs.
