// SessionBusTests: the room against a real dbus-daemon of the test's own, with a portal in a process of its own.
//
// Everything is waited for in turns of the loop, until a deadline that only something that hangs can meet.
