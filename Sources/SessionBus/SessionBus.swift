// SessionBus: the keyboard on the session bus (D-Bus).
//
// What it is for: `BusConnection` is a client of the session bus that lives in the loop; `PortalSettings` tells what the
// desktop wants of every application: dark or light, more contrast, less motion.
//
// Invariants: nothing here waits. Connecting is one call to the kernel; signing in, asking and answering happen in
// turns of the loop, and a peer that never answers costs nothing but what it does not tell. No bus, no portal and a
// portal without a setting are normal: nothing is said about them. What comes from the bus is read into values
// (`BusValue`) before anything looks at it; a value of another type than its specification gives is ignored.
//
// Specifications: D-Bus 0.38 through sd-bus; org.freedesktop.portal.Settings, versions 1 and 2.
//
// What it does not do: buses other than those on a local socket (`unix:`), our own names and objects on the bus (they
// come with the rooms that offer them), and starting before the first picture: whoever makes a connection does it then.
