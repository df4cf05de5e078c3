// LayoutFiles: layouts as documents.
//
// What it is for: `LayoutDocument` makes a `KeyboardLayout` of a YAML document, or tells everything that is wrong with it; the
// format is told in docs/layouts.md. `DocumentFolders.layouts` knows where such documents are, `LayoutLibrary` finds those that are
// wanted, follows their files, and always has a layout to show; `DefaultLayouts` says which are wanted where no setting does.
//
// Invariants: a document comes from outside: whatever it holds gives a layout or problems, never a crash. A layout counts as a
// whole: one with a mistake keeps the last good one, else what the keyboard came with, else US English, which needs no file.
//
// Specifications: behaviour A.4 (pages, row rules), C.5 (alternates), D.1 (quotation marks), D.7 (domains); XDG Base Directory
// Specification 0.8; locale(7).
//
// What it does not do: it lays nothing out, and does not know which field has the focus.
