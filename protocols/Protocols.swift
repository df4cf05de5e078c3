package enum ProtocolsDoor {}
