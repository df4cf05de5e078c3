// ToolbarFiles: toolbars as documents.
//
// What it is for: `ToolbarDocument` is a toolbar as a value, made of a YAML document, or everything is told that is wrong with
// it; the format is told in docs/toolbar.md. `ToolbarLibrary` knows all toolbars that there are, follows their files, and
// chooses one for an application and a field. `ToolDescription` says what a tool does and shows, for those who make
// `KeyboardToolGroup`s of it.
//
// Invariants: a document comes from outside: whatever it holds gives a toolbar or problems, never a crash, and what it gives is
// within `ToolLimits`. A toolbar counts as a whole: one with a mistake keeps the last good one, else what the keyboard came
// with. `default` and `terminal` need no file.
//
// Specifications: behaviour E.1 and E.7; XDG Base Directory Specification 0.8.
//
// What it does not do: it performs nothing, runs no program, and does not know which field or application has the focus.
