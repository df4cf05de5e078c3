package enum KeyboardEngineDoor {}
