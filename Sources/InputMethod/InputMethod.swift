// InputMethod: the two ways into an application as one session.
//
// What it is for: `InputSession` holds input-method v2 and the virtual keyboard v1 of a seat, tells which field is
// focused and carries out wishes: as a commit or as a key.
//
// Invariants: nothing is acted on before `done`; the serial of a commit is the count of `done` events; one virtual
// keyboard with one keymap lives as long as the session; every key that was pressed is released in the same breath.
//
// Specifications: input-method-unstable-v2, virtual-keyboard-unstable-v1. Not used of them: preedit, popup surfaces,
// the keyboard grab.
//
// What it does not do: deciding what to type (room `TextEngine`), showing anything.
