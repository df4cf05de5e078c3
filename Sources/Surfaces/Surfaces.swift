// Surfaces: the board's surface on an output, and the contacts on it.
//
// What it is for: `BoardSurface` shows pixels at the bottom edge of an output through wlr-layer-shell, `BoardShape` says what
// they are to the compositor, `PopupSurface` shows small pictures over and above the board, `Outputs` knows the outputs,
// `SeatContacts` turns touch and pointer events into contacts, `ActiveApplication` tells whose window has the focus.
//
// How to use it: `wantedShape` answers what the board wants to be on an output, `shapeChanged` says that the answer is
// another. `onConfigured` asks for a new picture of `shape`. In each turn: popups first, then `present` if there is
// something new, at its end `endTurn`; `timeReached` at `nextDeadline`.
//
// Invariants: no buffer is attached before the first `configure` is acknowledged; sizes that the compositor gives are
// accepted; keyboard focus is never asked for; at most one commit per frame callback (but for the wish for a height, which
// changes nothing that is seen, and the end of a slide to which no frame comes); what belongs to a picture leaves in its
// commit; a buffer is written only while the compositor does not hold it, and always has an alpha channel.
//
// Units: logical pixels of the surface (`Points`) and buffer pixels (`PixelRect`), converted by `Scale`.
//
// Specifications: wlr-layer-shell-unstable-v1, viewporter, fractional-scale-v1, xdg-output-unstable-v1, wayland
// (`wl_surface`, `wl_subsurface`, `wl_output`, `wl_touch`, `wl_pointer`), ext-background-effect-v1, KDE's blur protocol,
// wlr-foreign-toplevel-management-unstable-v1; behaviour B.2, B.4 and C.4.
//
// What it does not do: deciding whether to show, laying out keys, painting.
