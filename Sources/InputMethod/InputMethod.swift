// InputMethod: the two ways into an application as one session.
//
// What it is for: `InputSession` holds input-method v2 and the virtual keyboard v1 of a seat, tells which field is
// focused and carries out wishes: as a commit or as a key. `Keymap` makes a layout's characters into keys (`KeymapPlan`),
// `DeadKeys` accents and letters into characters, `SeatRepeat` tells how the seat's keys repeat.
//
// Invariants: nothing is acted on before `done`; the serial of a commit is the count of `done` events; one virtual
// keyboard lives as long as the session; every key and every modifier that was pressed is released in the same breath, so
// that no client repeats one; the keymap changes with the layout alone, when keys have been read, and what is typed then
// waits for the compositor's answer; the first group is in effect, but for the one key that needs the second.
//
// Units: codes of keys are evdev's.
//
// Specifications: input-method-unstable-v2, virtual-keyboard-unstable-v1, the XKB text format version 1, Compose(5). Not
// used of them: preedit, popup surfaces, the keyboard grab.
//
// What it does not do: deciding what to type (room `TextEngine`), repeating, latching modifiers, showing anything.
