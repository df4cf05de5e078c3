package enum WaylandDoor {}
