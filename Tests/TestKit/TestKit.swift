// TestKit: real programs in a real session, for the session tests and the demonstration.
//
// What it is for: a headless sway of its own, or sway and phoc in a compositor of ours that has fingers; the keyboard,
// applications that report the text they received, pointers and fingers that tap, and screenshots. Everything is waited for by an event: a line of a program, its exit, a compositor's
// answer. Nothing sleeps, and nothing waits without a `Deadline`.
//
// Invariants: whatever is started here is ended by its own process id and reaped, also when a test fails; no
// environment variable of the running process is changed, so tests may run side by side.
//
// Units: coordinates are logical pixels of the output (`Point`, `Rect`), colours are output pixels.
//
// What it does not do: a fake compositor (that is `TestCompositor`).
