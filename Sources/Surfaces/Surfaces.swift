// Surfaces: the board's surface on an output, and the contacts on it.
//
// What it is for: `BoardSurface` shows pixels at the bottom edge of an output through wlr-layer-shell, `Outputs` knows the
// outputs, `SeatContacts` turns touch and pointer events into contacts.
//
// Invariants: no buffer is attached before the first `configure` is acknowledged; sizes that the compositor gives are
// accepted; keyboard focus is never asked for; at most one frame per frame callback; a buffer is written only
// while the compositor does not hold it.
//
// Units: logical pixels of the surface (`Points`) and buffer pixels (`PixelRect`), converted by `Scale`.
//
// Specifications: wlr-layer-shell-unstable-v1, viewporter, fractional-scale-v1, xdg-output-unstable-v1, wayland
// (`wl_surface`, `wl_output`, `wl_touch`, `wl_pointer`).
//
// What it does not do: deciding whether to show, laying out keys, painting.
