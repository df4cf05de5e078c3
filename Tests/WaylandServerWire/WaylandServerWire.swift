// The server's end of the Wayland wire, for tests: a typed layer over libwayland-server.
//
// What it is for: `ServerDisplay` is the server, `ServerClient` one connection, `Global` what the
// registry announces, `Resource` one object of one client, `ResourceObject` what each generated
// class of `ServerProtocols` conforms to.
//
// Invariants
// - One thread for a display and all that belongs to it; several displays may live in several
//   threads.
// - A resource object lives at least as long as its `wl_resource`; nobody needs to keep it.
//   When the resource goes, its handlers are dropped, so that cycles through them end.
// - A destructor request destroys the resource after its handler has run; a destructor event
//   destroys it when sent.
// - Object arguments that may not be null are not optional here: libwayland refuses requests
//   with dead objects. Objects that libwayland's own helpers made (wl_display_init_shm) are not
//   known here: do not mix.
//
// Units: as on the client's side; descriptors in requests are owned by the receiver
// (`ReceivedDescriptor`), those in events stay the caller's.
//
// Source: libwayland 1.21, wayland-server-core.h and wayland-util.h.
//
// What it does not do: it never blocks, and it knows no protocol; `TestCompositor` does.
