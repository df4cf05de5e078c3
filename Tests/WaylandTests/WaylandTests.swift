// Tests of the Wayland connection: a client and a server in one thread, joined by a socket pair.
