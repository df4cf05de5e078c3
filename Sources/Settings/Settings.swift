// Settings: what the user wrote down, found, read, checked and watched.
//
// What it is for: `UserSettings` gives the settings and the theme that they name, and tells when they change; the files'
// format is told in docs/settings.md. Below it `YAMLDocument` reads YAML into values that know their place, `MappingReader`
// asks them for what is expected, and `DocumentWatch` learns from the kernel that a file has changed.
//
// Invariants: a document comes from outside: its size, depth and number of values are bounded, and whatever it holds gives
// values and problems, never a crash. A problem has a place and says what to do. What is missing or not understood is as if
// it was not written; the rest counts. A file that cannot be read at all changes nothing. Nothing wakes while no file
// changes.
//
// Units: lines and columns count from 1, columns in code points, as editors show them.
//
// Specifications: YAML 1.1 as libyaml reads it; XDG Base Directory Specification 0.8; behaviour A.1 to A.3, A.7, A.8, B.1 and
// the introduction of D.
//
// What it does not do: writing files, telling the user (whoever owns `UserSettings` logs its problems), or deciding what a
// setting means for the picture.
