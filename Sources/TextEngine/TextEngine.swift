package enum TextEngineDoor {}
