/// On which output the keyboard is shown.
package enum OutputSetting: Sendable, Hashable {
    /// Where the compositor puts it: on the one that has the focus.
    case auto
    /// The output of this name, such as "eDP-1".
    case named(String)

    static let expected = "auto, or an output's name such as eDP-1"

    init?(_ text: String) {
        if text.isEmpty { return nil }
        self = text == "auto" ? .auto : .named(text)
    }

    package var text: String {
        switch self {
        case .auto: "auto"
        case .named(let name): name
        }
    }
}
