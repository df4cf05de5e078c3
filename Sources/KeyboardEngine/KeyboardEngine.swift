// KeyboardEngine: what touches mean.
//
// What it is for: fingers and the pointer come in as contacts, and what they type comes out in order (`ContactEngine`).
// Characters are typed when a finger goes down, or, where `insertOnKeyDown` is off, when it goes up; backspace and keys that
// type no character when it goes down; space, return, the globe and keys of several characters when it goes up; and all of
// them at the latest when another finger goes down: the order of going down is the order of the text. A finger that holds a
// key with alternates opens a callout, one that holds the globe a menu; one that drags the space bar moves the caret; held
// backspace and arrows act again.
//
// Invariants: a contact keeps the key where it went down until it leaves it by more than the slop; every contact types at most
// once, except a held key that repeats, of which there is one at most; a replacement comes only right after what it replaces.
// Only the newest contact chooses, drags or repeats: another key ends that with what is selected, before it types. What is
// shown is what is touched, also where the answer to an earlier action turns the page. Modifiers are told with each key and
// never held on a keyboard, so that none can get stuck.
//
// Cancelling: a contact that is lost (the compositor takes it, its number is used again, the board hides or changes) types,
// replaces and moves nothing more, and what it typed stays, for it was typed when the key went down. A finger that leaves its
// key, or slides more than two rows below the key of an open callout, takes back what that key typed while it is the last.
//
// What is told from outside: what the text means for the next key (`TextCue`: capitals, letters, the word at the caret), the
// globe's menu, a word list, the rate of repeats, and the switches. Without them nothing is guessed.
//
// Units: logical pixels of the board; `EventTime` for taps and drags, `Instant` for repeats, callouts, menus and pops.
// Source: behaviour C.1, C.2, C.5, D.1 (touch), D.2 to D.4, D.6 (space bar, globe, one hand).
//
// What it does not do: it reads no clock (whoever waits asks `nextDeadline`), edits no text, knows no field, and draws nothing
// (`appearance` says what to show).
