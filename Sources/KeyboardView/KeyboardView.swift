package enum KeyboardViewDoor {}
