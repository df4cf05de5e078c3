/// On which side the keys stand closer together, for one thumb. Source: behaviour D.1.
public enum OneHandedMode: String, Sendable, Hashable, CaseIterable, Codable {
    case off
    case left
    case right
}
