package enum WaylandWireDoor {}
