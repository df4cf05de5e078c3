/// A key that types no character, by the name that documents of layouts and toolbars use.
///
/// Source: the keys of a PC keyboard beside its characters.
public enum NamedKey: String, Sendable, Hashable, CaseIterable {
    case escape, tab
    case up, down, left, right
    case home, end
    case pageUp = "page-up"
    case pageDown = "page-down"
    case insert, delete
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
    /// The key beside the right Control that opens a context menu.
    case menu
    case print
    case pause

    /// Whether holding the key does again what tapping it does.
    package var repeats: Bool {
        switch self {
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .tab: true
        default: false
        }
    }
}
