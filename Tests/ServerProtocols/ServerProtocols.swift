// The protocols as Swift classes for the server's side, for tests.
//
// What it is for: every class here is generated during the build from the same XML files as
// those of `Protocols`. `wl_surface` is `WlSurfaceResource`, its requests are the cases of
// `WlSurfaceResource.Request`, which `onRequest` takes; its events are methods that begin with
// `send`.
//
// Invariants: see WaylandServerWire.
//
// What it does not do: it keeps no state of the protocols and checks none of their rules.
