/// What a field is for, by the names that documents and `glasschord render --purpose` use, in the protocol's order.
///
/// Source: text-input-unstable-v3, `content_purpose`.
package enum ToolbarPurpose: String, Sendable, Hashable, CaseIterable {
    case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time
    case dateTime = "datetime"
    case terminal
}
