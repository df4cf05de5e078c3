package enum ServerProtocolsDoor {}
