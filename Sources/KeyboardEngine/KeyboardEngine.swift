// KeyboardEngine: what touches mean.
//
// What it is for: fingers and the pointer come in as contacts, and what they type comes out in
// order. Characters and backspace are typed when a finger goes down, space, return and keys of
// several characters when it goes up, or at once when another finger goes down before: the order of
// going down is the order of the text. A finger that holds a key with alternates still opens a
// callout, and lifting it over another cell replaces the character.
//
// Invariants: a contact keeps the key where it went down, wherever it moves; every contact types
// at most once, except a held backspace; a replacement comes only right after what it replaces. Only
// the newest contact chooses: another key ends the choice with what is selected, before it types.
//
// Cancelling: a contact that is lost (the compositor takes it, its number is used again, the board
// hides or changes, the field is left) types and replaces nothing more, and what it typed stays, for
// it was typed when the key went down. A finger that slides more than two rows below the key of an
// open callout takes back what that key typed.
//
// Units: logical pixels of the board; `EventTime` for taps, `Instant` for repeats, callouts and pops.
// Source: behaviour C.1, C.2, C.5, D.2 to D.4.
//
// What it does not do: it reads no clock (whoever waits asks `nextDeadline`), edits no text, and
// draws nothing (`appearance` says what to show).
