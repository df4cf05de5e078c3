/// What a field is for. Unknown values are kept as they are.
///
/// Source: text-input-unstable-v3, enum `content_purpose`.
package struct ContentPurpose: Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let normal = ContentPurpose(rawValue: 0)
    /// Letters only.
    package static let alpha = ContentPurpose(rawValue: 1)
    /// Digits only.
    package static let digits = ContentPurpose(rawValue: 2)
    /// A number with its sign and its decimal separator.
    package static let number = ContentPurpose(rawValue: 3)
    package static let phone = ContentPurpose(rawValue: 4)
    package static let url = ContentPurpose(rawValue: 5)
    package static let email = ContentPurpose(rawValue: 6)
    /// A person's name.
    package static let name = ContentPurpose(rawValue: 7)
    package static let password = ContentPurpose(rawValue: 8)
    /// A password of digits.
    package static let pin = ContentPurpose(rawValue: 9)
    package static let date = ContentPurpose(rawValue: 10)
    package static let time = ContentPurpose(rawValue: 11)
    package static let dateAndTime = ContentPurpose(rawValue: 12)
    package static let terminal = ContentPurpose(rawValue: 13)
}
