/// What the return key does in a field, as its label says it. The key is the same whatever it says.
///
/// Source: behaviour D.7.
package enum ReturnPurpose: String, Sendable, Hashable, CaseIterable {
    case `return`, go, search, send, done, next, join, route
    case `continue`
    case emergencyCall = "emergency-call"

    /// Text-input-v3 has no word for it: an address is gone to, everything else is returned from, and several lines are always
    /// returned in.
    ///
    /// - Parameters:
    ///   - adapts: the switch `adaptToInputType`.
    ///   - hint: what somebody else has told of this field, by name, as a panel or another program may.
    package init(_ field: Field, adapts: Bool, hint: String? = nil) {
        guard adapts, field.isActive, !field.hints.contains(.multiline) else {
            self = .return
            return
        }
        self = hint.flatMap(ReturnPurpose.init(named:)) ?? (field.purpose == .url ? .go : .return)
    }

    /// The names of search engines mean a search; unknown ones nothing.
    package init?(named name: String) {
        switch name {
        case "google", "yahoo": self = .search
        default: self.init(rawValue: name)
        }
    }

    /// Whether the key is drawn in the accent: it does more than to return.
    package var hasAccent: Bool { self != .return }
}
