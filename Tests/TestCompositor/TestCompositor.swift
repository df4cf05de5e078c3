package enum TestCompositorDoor {}
