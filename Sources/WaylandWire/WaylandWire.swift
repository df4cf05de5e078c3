// The client's end of the Wayland wire: a thin, typed layer over libwayland-client.
//
// What it is for: `Display` is the connection, `Proxy` is one object on it, `ProxyObject` is what
// each generated class of `Protocols` conforms to, `InterfaceTables` is the memory in which
// libwayland finds names and signatures.
//
// Invariants
// - One thread. Only the thread that dispatches a display may touch its objects. The interface
//   tables and the log handler are the only things that several threads may share.
// - A `Proxy` has its dispatcher from birth, so no event of it can be lost for want of one.
// - A `Proxy` keeps its `Display` alive; the display disconnects when the last one is gone.
// - Objects own their proxies. When the object dies its destructor is sent.
// - Pointers do not leave this room: generated code sees `Interface`, `ArgumentWriter` and
//   `ArgumentReader`, which are safe.
//
// Units: arguments travel as the protocols define them. `fixed` is a `Double`; libwayland keeps
// 8 bits of fraction. Descriptors in events are owned by the receiver (`OwnedDescriptor`), those
// in requests stay the caller's.
//
// Source: libwayland 1.21, wayland-client-core.h and wayland-util.h.
//
// What it does not do: it never blocks (there is no round trip), it knows no protocol beyond
// what a table tells it, and it has no event queues besides the default one.
