package enum WaylandScannerDoor {}
