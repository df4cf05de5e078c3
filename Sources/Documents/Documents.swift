// Documents: files that people write, read and watched.
//
// What it is for: `YAMLDocument` reads YAML into values that know their place, `MappingReader` asks them for what is expected,
// a `DocumentProblem` says what is wrong and what to do, `KeptDocument` keeps the last good one, and `DocumentWatch` learns
// from the kernel that a file has changed. `UserDirectories` says where a user's files are, `DocumentFolders` where those of one
// kind may be that have names, and a `LayeredDocument` is the best of several that have the same.
//
// Invariants: a document comes from outside: its size, depth and number of values are bounded, and whatever it holds gives
// values and problems, never a crash. A problem has a place and says what to do. A file that cannot be read at all changes
// nothing. Nothing wakes while no file changes.
//
// Units: lines and columns count from 1, columns in code points, as editors show them.
//
// Specifications: YAML 1.1 as libyaml reads it; XDG Base Directory Specification 0.8; inotify(7).
//
// What it does not do: it knows no document's keys, writes no files, and tells the user nothing: who reads a document logs its
// problems.
