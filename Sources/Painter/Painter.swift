package enum PainterDoor {}
