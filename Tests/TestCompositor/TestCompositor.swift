// TestCompositor: a Wayland compositor in the test process.
//
// What it is for: tests that read like the protocol. It offers any set of globals and versions, records every request
// in `transcript`, configures, releases and calls back at once or when it is told to, plays a text field with either temper
// towards stale commits, and dies.
//
// Invariants: it does nothing by a clock; everything happens in `dispatch` or in a call of the test.
//
// Units: as in the protocol: surface coordinates in logical pixels, times in milliseconds.
//
// What it does not do: showing anything, focus of real windows, more than one seat.
