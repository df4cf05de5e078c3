// SessionBus: the keyboard on the session bus (D-Bus).
//
// What it is for: `BusConnection` is a client of the session bus that lives in the loop; `PortalSettings` tells what the
// desktop wants of every application: dark or light, more contrast, less motion. `BusName` and `BusObject` are what a service
// needs; `ToolbarService` takes the toolbars of other applications, as values (`ToolbarRegistration`).
//
// Invariants: nothing here waits. Connecting is one call to the kernel; signing in, asking and answering happen in
// turns of the loop, and a peer that never answers costs nothing but what it does not tell. No bus, no portal and a
// portal without a setting are normal: nothing is said about them. What comes from the bus is read into values
// (`BusValue`), as much as `ReadingLimits` allow, before anything looks at it; a value of another type than its specification
// gives is ignored, or refused where it was meant for us. A call that is refused changes nothing.
//
// Specifications: D-Bus 0.38 through sd-bus; org.freedesktop.portal.Settings, versions 1 and 2; org.glasschord.Toolbar1, which
// is ours (data/dbus-1/interfaces, docs/toolbar-dbus.md).
//
// What it does not do: buses other than those on a local socket (`unix:`), drawing toolbars or deciding which of them shows
// when, and starting before the first picture: whoever makes a connection or a service does it then.
