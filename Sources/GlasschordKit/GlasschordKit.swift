// GlasschordKit: the keyboard as a whole.
//
// What it is for: `Glasschord.run` is the program; `Keyboard` wires the rooms into one keyboard on one connection: touches and
// text. `BoardDisplay` is what of it is on screen, `LookSource` where the look comes from, `Picture` how both become a layout.
//
// Invariants: one thread, one loop, one keyboard per display. A text request leaves before drawing starts. Nothing typed
// is written to a log.
//
// What it does not do: anything that another room is for.
