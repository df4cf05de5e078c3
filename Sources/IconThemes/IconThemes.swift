// IconThemes: which file of the desktop's icon theme is the icon of a name.
//
// What it is for: `IconFolders` says where themes are and what the person's is called, `IconFinder` gives the file of a name
// for a size and a scale. Symbolic icons come first: they are drawn in the colour of texts, as the keyboard's own are.
//
// Invariants: what themes and files hold comes from outside: reads, lists and chains of themes are bounded, a theme that
// inherits itself ends, and what is damaged is as if it was not written. No name leads out of the folders of themes. It keeps
// no state: a value that may be handed to another thread, which is where it belongs, since a name that is nowhere is looked
// for in thousands of places.
//
// Specifications: freedesktop Icon Theme Specification 0.13; Icon Naming Specification 0.8.90; XDG Base Directory
// Specification 0.8.
//
// What it does not do: it opens no icon, and knows nothing of the keyboard's own.
