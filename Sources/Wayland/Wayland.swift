// Wayland: the connection to the compositor, its globals, round trips and shared memory.
//
// What it is for: everything that any Wayland client needs and no keyboard knows of.
//
// Invariants: nothing here blocks; a lost connection is reported once, with its reason; an object is bound with the
// smaller of what the compositor offers and what we ask for.
//
// Specifications: wayland (`wl_display`, `wl_registry`, `wl_shm`).
//
// What it does not do: reconnecting, surfaces, input.
