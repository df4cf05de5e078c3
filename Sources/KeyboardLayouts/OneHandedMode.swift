/// On which side the keys stand closer together, for one thumb. Source: behaviour D.1.
public enum OneHandedMode: String, Sendable, Hashable, CaseIterable, Codable {
    case off
    case left
    case right

    /// How much of a width the keys may have. Source: behaviour D.1, `oneHandedScale`, which is 0.75.
    package static let scales = 0.5...0.95
}
