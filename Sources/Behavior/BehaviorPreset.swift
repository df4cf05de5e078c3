/// The name of a whole set of switches. Source: behaviour D, intro.
public enum BehaviorPreset: String, Sendable, Hashable, CaseIterable {
    case standard
    case recommended

    /// The preset that settings name; "pressboardDefault" is what the theming guide calls `recommended`.
    public init?(named name: String) {
        if name == "pressboardDefault" {
            self = .recommended
            return
        }
        self.init(rawValue: name)
    }

    public var behavior: KeyboardBehavior {
        switch self {
        case .standard: .standard
        case .recommended: .recommended
        }
    }
}

extension BehaviorPreset: Codable {
    /// A name that this build does not know is what the keyboard starts with.
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = BehaviorPreset(named: name) ?? .recommended
    }
}
