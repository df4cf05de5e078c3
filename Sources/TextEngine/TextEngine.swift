// TextEngine: the focused field as we know it, and the edits we make in it.
//
// What it is for: `Field` is what the application has told, `Plan` turns a wish ("type this", "delete backwards",
// "this in the place of what was typed last") into an edit or a key, and `Outbox` keeps wishes in order and sees to it
// that none is lost when a commit races.
//
// Invariants: a wish leaves in the order in which it came; text is deleted only where it is known; a deletion is a
// whole grapheme cluster or what was typed last. Nothing here outlives the field it belongs to.
//
// Units: positions and lengths in bytes of UTF-8 (`UTF8Count`), moments of the loop's clock.
//
// Specifications: input-method-unstable-v2 and text-input-unstable-v3 (what a field tells, what an edit means).
//
// What it does not do: sending requests (room `InputMethod`), capitals, punctuation, suggestions.
