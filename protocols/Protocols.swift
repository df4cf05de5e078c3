// The protocols the keyboard speaks, as Swift classes for the client's side.
//
// What it is for: every class here but the extension of `Display` is generated during the build
// from the XML files beside this file and from the system's that `system-protocols.txt` names.
// README.md says who describes which interface.
//
// What the generated code looks like: `wl_surface` is `WlSurface`, its requests are methods, its
// events the cases of `WlSurface.Event`, which `onEvent` takes; its enumerations are open
// structs, bit fields option sets. `SwiftName` in WaylandScanner tells the rules of naming.
//
// Invariants: never bind a higher version than `maximumVersion`. `destroy()` or `release()` may
// be called again and by objects whose version has no such request: then nothing is sent. Any
// other request to a destroyed object, or one its version lacks, is a mistake and stops us.
//
// What it does not do: it keeps no state of the protocols and checks none of their rules.
