package enum WaylandServerWireDoor {}
