/// The methods of `org.glasschord.Toolbar1`.
enum ToolbarMethod: String, Sendable, Hashable, CaseIterable {
    case register = "Register"
    case setEnabled = "SetEnabled"
    case setActive = "SetActive"
    case unregister = "Unregister"

    /// What each takes. None returns anything.
    var signature: String {
        switch self {
        case .register: "saaa{sv}"
        case .setEnabled: "uub"
        case .setActive: "b"
        case .unregister: ""
        }
    }
}
