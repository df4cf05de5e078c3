package enum InputMethodDoor {}
