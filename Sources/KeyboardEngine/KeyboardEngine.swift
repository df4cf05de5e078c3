// KeyboardEngine: what touches mean.
//
// What it is for: fingers and the pointer come in as contacts, and what they type comes out in
// order. Characters and backspace are typed when a finger goes down, space and return when it goes
// up, or at once when another finger goes down before: the order of going down is the order of the
// text.
//
// Invariants: a contact keeps the key where it went down, wherever it moves; every contact types
// at most once, except a held backspace; a contact that was cancelled types nothing more.
//
// Units: logical pixels of the board; `EventTime` for taps, `Instant` for repeats.
// Source: behaviour D.2 to D.4.
//
// What it does not do: it reads no clock (whoever waits asks `nextDeadline`), edits no text, and
// draws nothing (`appearance` says what to show).
