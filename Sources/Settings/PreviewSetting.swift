import KeyboardStyle

/// Whether and how a held character is shown above its key.
package enum PreviewSetting: Sendable, Hashable {
    case off
    case style(CharacterPreviewStyle)

    /// The words for it. Source: behaviour C.3.
    static let choices: [(String, PreviewSetting)] =
        CharacterPreviewStyle.allCases.map { (word($0), .style($0)) } + [("off", .off)]

    /// As everywhere in the document: small letters, and a hyphen between words.
    private static func word(_ style: CharacterPreviewStyle) -> String {
        style.rawValue.reduce(into: "") { word, letter in
            word += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }
}
