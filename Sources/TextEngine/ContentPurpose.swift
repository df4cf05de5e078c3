/// What a field is for. Unknown values are kept as they are.
///
/// Source: text-input-unstable-v3, enum `content_purpose`.
package struct ContentPurpose: Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let normal = ContentPurpose(rawValue: 0)
    package static let password = ContentPurpose(rawValue: 8)
    package static let pin = ContentPurpose(rawValue: 9)
    package static let terminal = ContentPurpose(rawValue: 13)
}
