// Settings: what the user wrote down, found, read, checked and watched.
//
// What it is for: `UserSettings` gives the settings and the theme that they name, and tells when they change; the files'
// format is told in docs/settings.md. Room Documents reads the files.
//
// Invariants: what is missing or not understood is as if it was not written; the rest counts. A file that cannot be read at
// all changes nothing. Nothing wakes while no file changes.
//
// Specifications: behaviour A.1 to A.3, A.7, A.8, B.1 and the introduction of D.
//
// What it does not do: writing files, telling the user (whoever owns `UserSettings` logs its problems), or deciding what a
// setting means for the picture.
