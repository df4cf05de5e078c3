package enum GlasschordKitDoor {}
