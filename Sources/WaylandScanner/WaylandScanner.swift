// The generator of our Wayland bindings: protocol XML in, Swift source out.
//
// What it is for: `ScannerCommand` reads all XML files of one target, `ProtocolReader` turns each
// into a `ProtocolFile`, `Catalog` checks what the files say about each other, and
// `ClientEmitter` or `ServerEmitter` writes one Swift file for each XML file and one with the
// interface tables of them all.
//
// Invariants
// - The same files in the same order give the same bytes; a file that would not change is not
//   written, so that nothing is compiled again.
// - A mistake in a file is told as `file:line:column: error: what is wrong`; lines and columns
//   count from 1, columns in characters. The first mistake of a run is the only one told.
// - What is not in any of the files is not guessed: an argument whose interface no file describes
//   becomes an untyped object, one whose enumeration no file describes a plain number.
//
// Names: see `SwiftName`.
//
// Sources: the protocol format of libwayland 1.21 (wayland.dtd, and the signatures that
// wayland-util.h explains at `wl_message`).
//
// What it does not do: it is no general XML reader (no DTD, no namespaces, no external entities;
// text between elements is skipped), and it writes no documentation beyond the summaries.
