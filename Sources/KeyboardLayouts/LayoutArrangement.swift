/// An order of the Latin letters that replaces a layout's own. The raw values are what settings store.
///
/// Source: behaviour D.1, `layoutTypeOverride`.
public enum LayoutArrangement: String, Sendable, Hashable, CaseIterable, Codable {
    case qwerty
    case azerty
    case qwertz
    case dvorak
    case colemak

    /// The letters of the three rows.
    var rows: [String] {
        switch self {
        case .qwerty: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        case .azerty: ["azertyuiop", "qsdfghjklm", "wxcvbn"]
        case .qwertz: ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
        case .dvorak: ["pyfgcrl", "aoeuidhtns", "qjkxbmwvz"]
        case .colemak: ["qwfpgjluy", "arstdhneio", "zxcvbkm"]
        }
    }
}
