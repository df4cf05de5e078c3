// TextEngine: the focused field as we know it, what is typed into it, and the edits we make in it.
//
// What it is for: `TypingRules` turns what a person did (`TextAction`) into wishes ("type this", "this in the place of that",
// "delete a word"). `Plan` turns a wish into an edit or keys, and `Outbox` keeps wishes in order, sees to it that none is lost
// when a commit races, and says what is known of the text (`TypingContext`). `Field` is what the application has told;
// `FieldTraits`, `FieldForm` and `ReturnPurpose` are what follows from what it is for.
//
// How it is used: `Outbox.context` before each action, `TypingRules.take`, its wishes to `Outbox.submit`. After each action, and
// after each `done`, `TypingRules.wantsCapital` of a new context says in which case the letters are to stand.
//
// Invariants: a wish leaves in the order in which it came; text is deleted only where it is known; a deletion is whole grapheme
// clusters or what was typed last. Nothing here outlives the field it belongs to: contexts carry the field's number.
//
// Decisions:
// - Without an active field (games, terminals of X11) nothing is known of the text, so no rule acts. In an active field that
//   tells no text, what was typed there since it was entered counts as told, until a key or the caret breaks it (`OwnText`).
// - A rule that changes what stands there is a revision: one edit where the text is told, made only once the field has shown
//   what goes. Where it does not show it, the plain character is typed: a rule never costs one. In a field that tells nothing
//   BackSpace takes what was typed there last, and text follows.
// - A pick from a callout replaces what was typed last, whatever a rule has made of it, and only while it is the last edit. What
//   was picked is wanted as it is: no quote of it is changed.
// - Windows (the second space, a mouth behind a colon, a space taken back) are closed by any other action, by another field, and
//   when the text before the caret is not what was left there. Shift and changes of page are no actions.
// - Behind a key the text is not known until it is reported, or for a moment what must have come of it. Reports from before an
//   edit, a key or a deletion may still come, even of a text that looks like a later one: the oldest that a report may show is
//   the one that it shows.
// - While the caret is dragged, the text of the drag's beginning counts, for no move waits for an answer. 300 ms after a move the
//   application's word counts again. Left and Right are keys on the screen; in languages that run to the left they are bounded
//   the other way round.
// - French sets ! ? ; : behind a space: there they are not moved. A mark behind one that brought its space stands at that mark.
// - A hint that is missing forbids only where the field has set another of the three that ask for something.
// - An empty field: a tap of backspace is still sent, for applications that act on it; a held one stops.
//
// Costs: a rule reads a few characters before the caret and copies at most 64 bytes; a letter without open windows copies none.
//
// Units: positions and lengths in bytes of UTF-8 (`UTF8Count`), moments of the loop's clock (`Instant`), times of events
// (`EventTime`) where two touches are compared.
//
// Specifications: behaviour D.1, D.4, D.6 (caret), D.7; input-method-unstable-v2 and text-input-unstable-v3 (what a field tells,
// what an edit means).
//
// What it does not do: sending requests (room `InputMethod`), shift and pages (`KeyboardEngine`), accents that combine with the
// next letter, syllables of Hangul, suggestions and corrections.
