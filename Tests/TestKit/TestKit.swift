package enum TestKitDoor {}
