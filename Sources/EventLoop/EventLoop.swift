package enum EventLoopDoor {}
